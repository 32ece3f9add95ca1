import type { CareKind } from '../learned/labels.ts';

/**
 * The plainest signs, which no guess may miss. They are matched against a message in lower case without accents and
 * apostrophes.
 */
export const PLAIN_SIGNS: readonly (readonly [CareKind, RegExp])[] = [
  [
    'self_harm',
    /\bk(?:il+|ill) (?:myself|my self)\b|\bkms\b|\bsuicid(?!e (?:wings|sauce|burger|chicken|chil))|\bself ?harm|\bunalive\b/,
  ],
  [
    'self_harm',
    /\b(?:want|wanna|wish|ready|going|rather)(?: to)?(?: just)? (?:die|be dead)\b(?! (?:laughing|of laughter|for))|\bwish i (?:was|were) dead\b|\b(?:help|let) me die\b|\bdie (?:peacefully|painlessly|in my sleep)\b|\bend my (?:own )?life\b/,
  ],
  [
    'self_harm',
    /\b(?:dont|not|no longer) want to (?:live|be alive|exist|wake up)\b(?! on)|\bbetter off (?:dead|without me)\b|\bi(?:ve| have)? cut again\b|\b(?:been|started|keep) cutting again\b/,
  ],
  [
    'self_harm',
    /\b(?:cut|cutting|hurt|hurting|harm|harming) (?:myself|my self|my (?:arms?|wrists?|legs?|thighs?|skin))\b(?! (?:with|while|on|opening|some|a|shaving|in the kitchen))/,
  ],
  [
    'self_harm',
    /\b(?:saving up|saved up|been saving|stockpil\w+|hoard\w+|collecting) (?:\w+ ){0,3}(?:pills?|tablets?|meds|medication|medicine|painkillers|paracetamol)\b/,
  ],
  [
    'self_harm',
    /\b(?:umbringen|sterben will|will sterben|nicht mehr leben|selbstmord|suizid\w*|ritze mich|mich ritzen)\b/,
  ],
  [
    'self_harm',
    /\b(?:suicid(?!e (?:wings|sauce|burger|chicken|chil))\w*|quiero morir(?:me)?|matarme|quitarme la vida|no quiero vivir|cortarme|me corto)\b(?! (?:una?|el|la|los|las) )/,
  ],
  [
    'self_harm',
    /\b(?:veux mourir|envie de mourir|me tuer|mourir ce soir|plus envie de vivre|me scarifier?|me mutiler?|voglio morire)\b/,
  ],
  [
    'poison',
    /\b(?:swallowed|drank|drunk|ate|licked) (?:\w+ ){0,3}(?:bleach|detergent|cleaner|descaler|antifreeze|batter(?:y|ies)|poison|pesticide|disinfectant)\b|\bdeath ?caps?\b/,
  ],
  [
    'poison',
    /\b(?:lejia|spulmittel|giftpilz\w*|bleichmittel|eau de javel|champignon veneneux|setas? venenosas?)\b/,
  ],
  [
    'overdose',
    /\boverdos(?:e|ed|ing)\b(?! (?:of|on) (?:garlic|cheese|chocolate|sugar|salt|pasta))|\b(?:took|taken|swallowed) (?:too many|all (?:of )?(?:my|the|his|her)|a whole (?:box|pack|bottle) of) (?:\w+ )?(?:pills|tablets|meds|paracetamol|sleeping)\b|\b(?:took|take|taken|swallow\w*) all (?:of )?(?:my|her|his|the|these) \w+ at once\b/,
  ],
  [
    'overdose',
    /\b(?:uberdosis|sobredosis|surdose|zu viele (?:tabletten|pillen)|demasiadas pastillas|trop de (?:comprimes|cachets))\b/,
  ],
  [
    'overdose',
    /\b(?:took|taken|had|injected|gave) (?:\w+ ){0,3}(?:insulin|meds?|medicines?|tablets?|pills?|dose|metformin|warfarin) (?:\w+ ){0,2}(?:twice|two times|three times)\b|\b(?:double|doubled|twice) (?:the |my )?(?:insulin|dose|dosed|meds|pills|tablets)\b/,
  ],
  [
    'condition',
    /\b(?:my (?:blood )?|blood )(?:sugars?|glucose) (?:\w+ ){0,3}(?:(?:1[4-9]|[23]\d)(?:[.,]\d)? ?mmol|(?:2[5-9]|[3-9]\d)\d)\b/,
  ],
  [
    'hypo',
    /\b(?:hypos?|hypoglyc\w*|unterzucker\w*|hipoglucemia)\b|\b(?:my (?:blood )?|blood )(?:sugars?|glucose) (?:\w+ ){0,3}(?:low|dropp\w*|crash\w*|[0-3][.,]\d|[2-6]\d)\b(?! ?(?:g|grams?|percent|servings?|mmol)\b)/,
  ],
  [
    'choking',
    /\b(?:is|am|are|hes|shes|im) choking\b|\bcant breathe\b|\bcannot breathe\b|\b(?:keine luft|no puedo respirar|peux (?:pas|plus) respirer|etouffe)\b/,
  ],
  [
    'allergic',
    /\banaphyla\w*|\b(?:lips?|tongue|throat|face) (?:\w+ ){0,3}(?:swell\w*|swollen|closing)\b|\ballergic reaction\b(?! to (?:mondays?|work))|\b(?:zunge|lippen|hals) (?:\w+ ){0,2}geschwollen|\b(?:labios|lengua|garganta) (?:\w+ ){0,2}hincha\w*|\bgorge (?:\w+ ){0,2}(?:gonfl\w*|serr\w*)/,
  ],
  [
    'heart',
    /\bchest pains?\b|\bpains? in my chest\b|\bheart attack\b|\bhaving a stroke\b|\bface is droop\w*|\bbrustschmerz\w*|\bherzinfarkt\b|\bdolor (?:de|en el) pecho\b|\binfarto\b|\bdouleurs? (?:a|dans) la poitrine\b|\bcrise cardiaque\b/,
  ],
  [
    'purging',
    /\b(?:make|made|making) (?:myself|my self) (?:sick|vomit|throw up|puke)\b|\blaxatives?\b|\bbulimi\w*|\bfingers? down my throat\b|\bpurg(?:ed|ing) (?:after|again|my)\b/,
  ],
  [
    'purging',
    /\b(?:abfuhrmittel|finger in den hals|laxantes?|laxatifs?|me purgo|me faire vomir|provocarme el vomito|boulimi\w*)\b/,
  ],
  [
    'starving',
    /\banorexi\w*|\b(?:starve|starving) (?:myself|my self)\b|\b(?:water|juice) fast\b|\b(?:havent|not|nothing) eaten (?:\w+ ){0,3}(?:for|in|since) (?:\w+ )?(?:days|(?:two|three|four|five|\d) days|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/,
  ],
  [
    'starving',
    /(?<!\b(?:burn|burned|deficit to|deficit of|by|extra|another) )(?<![\d.,])[1-9]\d{2}? ?(?:k?cals?|calories) (?:a|per|each|every) day\b|\bdaily (?:calories|kcal|target|goal|limit)(?: (?:to|at|of))? [1-7]\d{2}$|\bstop eating (?:completely|altogether|at all)\b|\bno breakfast,? (?:and )?no lunch,? (?:and )?no (?:dinner|supper|tea)\b/,
  ],
  [
    'starving',
    /\b(?:magersucht\w*|magersuchtig|seit \w+ tagen nichts gegessen|dias sin comer|jours sans manger|dejar de comer|arreter de manger completement)\b/,
  ],
  ['pregnancy', /\b(?:pregnan\w*|breast ?feeding|trimester|schwanger\w*|embaraza\w*|enceinte)\b/],
  [
    'medicine',
    /\b(?:insulin\w*|warfarin|metformin\w*|ozempic|wegovy|methotrexate|lithium|blood thinners?)\b/,
  ],
];
