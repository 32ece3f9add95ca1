/** Topics of messages that must not be answered with a meal or a figure. */
export type CareKind =
  | 'self-harm'
  | 'emergency'
  | 'purging'
  | 'restriction'
  | 'minor'
  | 'pregnancy'
  | 'medicine'
  | 'fast-loss'
  | 'guilt'
  | 'distress';

interface CareRule {
  readonly kind: CareKind;
  readonly signs: readonly RegExp[];
}

const NUMBER =
  '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|couple|few|several|many|some|all|whole)';
const FOOD_WORD =
  '(?:eat|eating|ate|eaten|food|meals?|dinner|lunch|breakfast|snack|cake|chocolate|sweets|sugar|bread|carbs|calories)';
const LOSING = '(?:lose|losing|lost|drop|dropping|shed|shedding|burn|burning|cut)';
const WEIGHT_WORD =
  '(?:weight|diet|dieting|fat|thin|thinner|skinny|slim|slimmer|calories|kcal|kilos?|kgs?|pounds|lbs)';
const CHILD_AGE =
  '(?:[1-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const CHILD = '(?:child|children|kids?|sons?|daughters?|toddler|baby|teens?|teenagers?|niece|nephew)';

/** The first rule that matches answers; the most urgent stand first. Texts are matched as `normal` gives them. */
const RULES: readonly CareRule[] = [
  {
    kind: 'self-harm',
    signs: [
      /\bkil+(?:ing)? (?:my ?self|me\b)/,
      /\b(?:end|ending|take|taking) (?:my (?:own )?life|it all)\b/,
      /\b(?:cutting|hurting|harming|hanging|shooting|drowning) my ?self\b/,
      /\b(?:want|wanna|going|gonna|think|thinking|feel like|urge|need|keep|might|could|will|plan)\b.{0,24}\b(?:cut|hurt|harm|hang|shoot|drown|poison|burn) my ?self\b/,
      /\bsu(?:i?c+i?[cs]?i?d|icd|isid|iside)(?:e|es|al|ally)?\b|\bsuicid|\bsuside\b/,
      /\b(?:want|wanna|wish|rather|wanted|ready|going) (?:to |i was |i were |i am |be |just )*(?:die|dead|dying)\b/,
      /\bi (?:should|could|would) (?:just )?(?:die|be dead)\b(?! (?:for|of|laughing))|\bwish i (?:was|were|had) never (?:been )?born\b/,
      /\bbetter off (?:dead|without me|if i was dead)\b/,
      /\b(?:do not|no longer|not) (?:want|wanna|wish) (?:to )?(?:live\b(?! (?:on|off|with|without|in|near|at))|be alive|exist|wake up|be here anymore|go on living)/,
      /\bno (?:reason|point)(?: in)? (?:to )?(?:live|living|life|going on)\b|\b(?:tired|sick) of (?:living|life|being alive)\b/,
      /\bself ?harm|\bkms\b|\bunalive\b/,
      /\b(?:not (?:see|seeing)|no|is) (?:the |\bany )?(?:point|purpose|reason) (?:anymore|\bany longer|to anything|(?:in|of) (?:anything|it all|everything))/,
      /\bnot worth (?:living|it anymore)\b|\b(?:my )?life is (?:pointless|meaningless|worthless|over)\b/,
      /\bwant (?:to )?(?:just )?(?:disappear|vanish|not be here|not exist|sleep forever|never wake up)\b|\bwant it (?:all |just )*to (?:end|stop|be over)\b/,
      /\bjump(?:ing)? (?:off|from|in front of|out of)\b(?= (?:a |the |my )?(?:bridge|roof|building|balcony|window|cliff|train|car|bus))/,
      /\bi can not (?:go on|carry on|cope|do this|take (?:it|this))(?: (?:anymore|\bany longer|like this))?(?:$|[.!?,]| (?:i|and|with this|it))/,
      /\b(?:nobody|no one|who) would (?:even )?(?:miss me|care if i|notice if i)|\b(?:everyone|everybody|they|the world|my family) (?:would be|is|are) (?:better|happier)(?: off)? without me\b/,
      /\b(?:thinking (?:of|about)|want to|going to|might|ready to) (?:just )?end(?:ing)? (?:things|it|everything|my)\b/,
      /\b(?:die|end it) (?:peacefully|painlessly|quickly|in my sleep)\b|\bnot wake up again\b|\bworld (?:would|will) be better\b.{0,30}\b(?:without me|i was not|i were not)\b/,
      /\bfeel(?:ing)? like (?:cutting|dying|ending)\b|\bbought (?:a |some |the )?rope\b|\b(?:goodbye|tasks) (?:letter|note)\b/,
      /\bich (?:will|möchte) (?:sterben|nicht mehr leben)\b|\b(?:selbstmord|suizid|umbringen)\b|\bje veux mourir\b|\bquiero morir\w*|\bvoglio morire\b|\bmarna chaht[ai]\b/,
    ],
  },
  {
    kind: 'emergency',
    signs: [
      /\bchest (?:pains?|hurts?|pressure|tightness|is tight|feels tight)\b|\b(?:pain|pressure|tightness|burning) (?:in|on|across) (?:my|the|his|her) chest\b/,
      /\b(?:heart attack|cardiac arrest|anaphyla\w*|epi ?pen)\b|\b(?:having|had|have|has) a stroke\b|\bface (?:is )?droop/,
      /\b(?:can not|could not|cannot|trouble|difficulty|difficult to|hard to|struggling to|unable to) (?:breathe|breath|breathing|swallow)\b|\bshort(?:ness)? of breath\b|\bwheezing\b/,
      /\b(?:passed out|faint(?:ed|ing)|unconscious|collapsed)\b/,
      /\bi am choking\b|\bchoking on\b|\b(?:vomit\w*|throwing up|coughing(?: up)?|spitting) blood\b|\bblood in (?:my|the) (?:vomit|stool|poo)\b/,
      /\b(?:throat|tongue|lips?|face|mouth|eyes?) (?:is|are|feels?|keeps?|has|have|went|gets?|got)? ?(?:all )?(?:swelling|swollen|closing|swelled|tight|tingl\w*|itch\w*|puffy|numb|weird|funny|strange|thick|scratchy|blue)\b|\bswollen (?:lips?|tongue|throat|face|eyes?)\b/,
      /\ballergic (?:reaction|shock)\b|\breact(?:ed|ing|ion)? to (?:the |some |a )?(?:nuts?|peanuts?|shellfish|milk|eggs?|sesame|fish|food)\b|\b(?:got|have|in|broke out in|getting|has) (?:a |an )?(?:rash|hives)\b|\bhives\b/,
      /\boverdos(?:e|ed|ing)\b|\btook too many (?:pills|tablets)\b|\b(?:food )?poison(?:ed|ing)\b/,
      /\b(?:ate|eaten|swallowed|bit into|tasted)\b.{0,60}\ballergic\b|\ballergic\b.{0,60}\b(?:just ate|ate|eaten|swallowed)\b/,
      /\b(?:arms?|leg|side|hand) (?:is|are|feels?|went|goes|has gone) (?:so |all |completely )?(?:numb|weak|paralys\w*|tingl\w*)|\bnumb (?:arm|face|leg)\b|\bjaw (?:hurts|aches)\b|\b(?:pain|ache) (?:in|down) my (?:left )?(?:arm|jaw)\b/,
      /\b(?:itch\w*|rash|swell\w*|swollen|hives|welts)\b/,
      /\b(?:swallowed|drank|drunk|ate|eaten) (?:some |the |a )?(?:bleach|detergent|cleaner|poison|battery|batteries|medicine|rat poison|antifreeze)\b/,
      /\b(?:crush\w*|squeez\w*|heavy|tight\w*|stabbing|sharp|weird|bad) (?:feeling |pain |pressure )?(?:in |on |across )?(?:my |the )?chest\b|\b(?:catch|get|out of|no|short of) (?:my )?breath\b|\bbreathing (?:is|gets|feels|hurts|badly)\b/,
      /\bturn(?:ing|ed|s) blue\b|\b(?:not|stopped) (?:breathing|responding)\b|\bseizures?\b|\bconvuls\w*/,
      /\bheart (?:is |keeps |feels like it is )?(?:racing|pounding|skipping|fluttering|beating (?:too|so|very) (?:fast|hard))|\bpalpitations?\b|\b(?:feel|feeling|am|getting|get) (?:so |very |really |too )?(?:dizzy|light ?headed|faint)\b/,
    ],
  },
  {
    kind: 'purging',
    signs: [
      /\b(?:want|wanna|need|make|makes|made|making|going|gonna|urge|should|try|tried|trying|force|forced|can i|how (?:do i|to))\b.{0,24}\b(?:throw|threw|throwing) (?:it |everything |this |that |all )*up\b/,
      /\bfeel like (?:throwing up|being sick|vomiting)\b.{0,24}\b(?:ate|eating|food|meal)\b/,
      /\bthr(?:ow|ew|owing|own)(?: \w+){0,3} up (?:after|my|what|everything|the food|on purpose)\b/,
      /\b(?:make|made|making|force|forcing|forced) my ?self (?:to )?(?:be |throw |throw up)?(?:sick|vomit|up|puke)?\b(?<=sick|vomit|up|puke)/,
      /\b(?:vomit|vomiting|vomited|puke|puking) (?:after|on purpose|to|my|what)\b|\bwant to (?:vomit|puke|be sick)\b/,
      /\b(?:vomit\w*|puk(?:e|ed|es|ing)|thrown up|threw up|throwing up)\b|\bchew(?:ing|ed)? (?:\w+ ){0,3}(?:and |n )?spit/,
      new RegExp(
        `\\b(?:burn|work|run|walk|sweat)(?:ing|ed)? (?:it |that |this |them |everything )?off\\b.{0,30}\\b(?:${FOOD_WORD}|pizza|ate)\\b|\\b(?:exercis|run|workout|work out|gym)\\w*\\b.{0,40}\\b(?:burn|work)(?:ing|ed)? (?:it |that |this )?off\\b`,
      ),
      /\bpurg(?:e|ed|es|ing)\b(?! (?:the |my |your |our )?(?:fridge|freezer|pantry|cupboards?|clams|mussels|snails|eggplants?|aubergines?|cucumbers?))/,
      /\blaxat\w*|\b(?:diet|slimming|water) pills?\b|\bbulimi\w*|\bfingers? (?:down|in) (?:my|the) throat\b|\b(?:dulcolax|bisacodyl|senna tea|senokot|ipecac)\b|\b(?:want|need) (?:it|the food|everything|that) out(?: of me)?\b/,
      /\bbing(?:e|ed|es|eing|ing)\b(?! ?(?:watch|series|tv|on (?:series|netflix)))/,
    ],
  },
  {
    kind: 'restriction',
    signs: [
      new RegExp(
        `\\b(?:not|never|hardly|barely|no)(?: \\w+)? (?:eaten|eat|ate|eating|food)(?: (?:anything|a thing|food|much|properly|at all|for|in|the|last|past|over|more|than|almost|nearly|about))* ${NUMBER}(?: \\w+)? ?(?:days?|weeks?|24|48)\\b`,
      ),
      /\bnot (?:eaten|eat|ate)(?: \w+){0,2} since (?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last)\b/,
      /(?<!can not |could not )\b(?:stop|stopped|quit|give up|refuse|refusing) (?:to )?(?:eat|eating)(?: (?:food|anything|altogether|completely|entirely|at all|for \w+|until|to lose)|$|[.!?,])/,
      /\bi (?:will|want to|am going to|should|plan to|would rather) (?:just )?not eat\b|\bi (?:do not|no longer) eat (?:at all|anything|anymore)\b/,
      /\bstarv(?:e|ed|es|ing) my ?self\b|\bstarve (?:to|until|for)\b|\bstarvation\b/,
      new RegExp(
        `\\bfast(?:ing)? for (?:the )?(?:${NUMBER} )+(?:\\w+ )?(?:days?|weeks?)\\b|\\b(?:water|dry) fast|\\b(?:\\d+|two|three|four|five|six|seven|ten) days? fast\\b`,
      ),
      /\b[1-9]\d{0,2} ?(?:k?cals?|calories?)(?: \w+)? (?:a|per|each|every) day\b|\b[1-9]\d{0,2} ?(?:k?cals?|calories?) (?:daily|diet)\b|\b(?:eat|eating|stay|staying|live|living|survive) (?:\w+ ){0,2}(?:under|below|on) [1-9]\d{0,2} ?(?:k?cals?|calories)\b/,
      /\b(?:skip|skipping|skipped) (?:all|every|most)(?: of)?(?: my| the)? meals?\b|\beat (?:nothing|as little as)\b|\b(?:how little|least|fewest|lowest)\b.{0,20}\b(?:(?:can|could|should|do) i|i can|i could) (?:eat|live|survive)\b/,
      /\banore[xc]i\w*|\bthinspo\w*|\bpro ?ana\b|\beating disorder|\borthorexi\w*/,
      /\b(?:ate|eaten|eat|eating) (?:almost |nearly |basically |literally )?nothing\b(?! (?:but|else|with|wrong|special|bad))|\bnot (?:eaten|eat|eating|ate)(?: anything| a thing)? (?:all|the whole|the entire) day\b|\beat(?:ing)? (?:so|too|very|that) little\b/,
      /\b(?:only|nothing but)\b(?: \w+){0,3} (?:water|coffee|tea|juice|ice|gum|broth|cucumbers?|air)\b.{0,24}\b(?:all day|all week|days|weeks?|month)\b|\b(?:live|survive|living|surviving|exist) (?:only |just )?on (?:\w+ )?(?:water|coffee|tea|juice|ice|air|gum|diet coke)\b/,
      /^(?!.*\b(?:dish|meals?|dinner|lunch|breakfast|snacks?|recipes?|dessert|serving|portion|left|burn\w*|has|have|in)\b).*\b[1-9]\d{0,2} ?(?:k?cals?|calories?)\b.{0,20}\b(?:please|for me|plan|diet|daily|max\w*|limit|only)\b/,
      /^(?!.*\b(?:dish|meals?|dinner|lunch|breakfast|snacks?|recipes?|dessert|serving|portion|left|burn\w*)\b).*\b(?:plan|put me on|limit me to|set me to|stay under|stick to|want only)\b.{0,20}\b[1-9]\d{0,2} ?(?:k?cals?|calories?)\b/,
      /\b(?:down to|get to|reach|weigh|become|be) (?:only |just )?(?:[23]\d|4[0-4]) ?(?:kgs?|kilos?)\b|\b(?:want|would like|goal|get|stay|become|how to be)\b.{0,24}\bunderweight\b|\bbmi (?:of |under |below |at |goal |is )*1[0-7]\b/,
      /\b(?:help|stop|keep|distract) (?:me|my ?self) (?:to |from )?(?:not (?:to )?eat|eating)(?:$|[.!?,]| (?:today|tonight|tomorrow|anything|at all|for|until|so|food|dinner|lunch))|\b(?:how (?:do i|to|can i)|tricks?|tips?)\b.{0,16}\bnot (?:to )?(?:eat|feel hungry|be hungry|get hungry)(?:$|[.!?,]| (?:today|tonight|tomorrow|anything|at all|for|until|so|food|dinner|lunch))/,
      /\b(?:without|no|not any|zero) (?:food|eating|meals)\b.{0,20}\b(?:till|until|for|days?|weeks?|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bgo(?:ing)? (?:\w+ )?without (?:food|eating)\b|\beat again (?:when|once|after|only|until)\b/,
      /\b(?:just|only|nothing but) (?:an? |one |two )?(?:apple|banana|egg|cracker|rice cake|salad|carrot|yoghurt|yogurt|orange)s? (?:a|per|each|every) day\b/,
      /^(?!.*\b(?:dish|meals?|dinner for|recipes?|dessert|serving|portion|snacks?)\b).*\b(?:below|under|less than|only|at most|max(?:imum)?) (?:of )?[1-9]\d{0,2} ?(?:k?cals?|calories)\b/,
      /\b(?:smallest|lowest|minimum|minimal|fewest) (?:number|amount|count)? ?(?:of )?(?:k?cals?|calories|food|energy)\b/,
      /\bskip(?:ping|ped)?\b(?=.*\bbreakfast\b)(?=.*\blunch\b)(?=.*\bdinner\b)/,
      /\bhid(?:e|ing)\b.{0,60}\b(?:eat|eating|food|meals?|weight)\b.{0,30}\bfrom (?:my |the )?(?:parents?|mum|mom|mother|father|dad|husband|wife|partner|boyfriend|girlfriend|doctor|family|friends?|everyone|others)\b/,
      /\bperiods? (?:has |have )?(?:stopped|gone|disappeared)\b|\blost my periods?\b/,
      /\b(?:afraid|scared|terrified|fear) (?:of |to )(?:eat|eating|food|gaining|getting fat)\b|\b(?:deserve|earn|earned)(?: \w+)? (?:to eat|food|dinner|lunch|breakfast|(?:my|a) (?:food|dinner|lunch|breakfast|meal))\b|\bpunish my ?self\b/,
    ],
  },
  {
    kind: 'minor',
    signs: [
      new RegExp(
        `\\b(?:i am|aged?|is|just turned|turned|only)(?: only| just)? ${CHILD_AGE}(?: years?(?: old)?| yrs?| yo| y\\/o)?\\b(?! ?(?:minutes?|mins?|hours?|days?|weeks?|months?|kgs?|kilos?|pounds?|lbs?|stone|cm|%|percent|or|of|times|am|pm))(?=.*\\b${WEIGHT_WORD}\\b)`,
      ),
      new RegExp(
        `\\b${WEIGHT_WORD}\\b.*\\b(?:i am|aged?|is)(?: only| just)? ${CHILD_AGE}(?: years?(?: old)?| yrs?| yo)\\b`,
      ),
      new RegExp(
        `\\b(?:my|our|a|the|${CHILD_AGE} ?years? ?old) ${CHILD}\\b(?=.*\\b(?:lose|weight|diet|dieting|overweight|fat|thin|slim|skinny|calories)\\b)`,
      ),
      new RegExp(`\\b${LOSING}\\b.*\\b${CHILD_AGE} years? old\\b`),
      new RegExp(
        `\\b(?:i am|aged?|is|just turned|turned|only)(?: only| just)? ${CHILD_AGE}\\b.*\\b(?:${LOSING}|rid of|flat|flatter|smaller|slimmer)\\b.*\\b(?:belly|tummy|stomach|waist|thighs?|hips|legs|arms|bum)\\b`,
      ),
      new RegExp(
        `\\b${CHILD_AGE} years? olds?\\b(?=.*\\b(?:slim\\w*|lose|weight|diet|dieting|overweight|fat|thin|calories)\\b)`,
      ),
      new RegExp(
        `\\b(?:diet|weight loss|slim\\w*|calories)\\b.*\\bfor (?:my|our|a|the) (?:\\w+ ){0,4}${CHILD}\\b`,
      ),
    ],
  },
  {
    kind: 'pregnancy',
    signs: [
      /\bpregnan(?:t|cy|cies)\b(?! pause)|\bpregn[ae]nt\b(?! pause)|\bpreggers\b|\btrimester\b|\bmorning sickness\b|\bmiscarr\w*/,
      /(?<!chicken |turkey |duck )\b(?:breast ?|chest ?)feed(?:ing|s)?\b|\bbreast ?fed\b|\bnursing (?:my|a baby|mother|mum|mom)\b|\b(?:while|when|am|still|and) nursing\b|\bexpecting (?:a baby|my|twins)\b|\bbaby is (?:due|coming)\b|\bmy due date\b|\bjust had a baby\b/,
    ],
  },
  {
    kind: 'medicine',
    signs: [
      /\b(?:insulin|metformin|warfarin|blood thinners?|statins?|antidepressants?|ssris?|maois?|lithium|(?:levo)?thyroxine|ozempic|wegovy|semaglutide|mounjaro|tirzepatide|antibiotics?|painkillers?|ibuprofen|paracetamol|aspirin|chemo(?:therapy)?|steroids?|beta ?blockers?|contraceptives?|viagra)\b/,
      /\bthyroid\b|\binject(?:ion|ions|ing|ed)?\b|\b(?:my|his|her) sugars? (?:is|are|went|keeps?|was|has)\b/,
      /\bmedicines?\b(?! balls?)|\bmedications?\b|\bmeds\b|\b(?:my|the|take|taking|on|blood pressure|sleeping|heart) (?:pills?|tablets?)\b|\bprescri(?:bed|ption)\b|\bdosage\b/,
      /\bhypo(?:glyc\w*)\b|\bhaving a hypo\b|\bblood (?:sugar|glucose)\b|\btype (?:1|one) diabet\w*/,
    ],
  },
  {
    kind: 'fast-loss',
    signs: [
      new RegExp(
        `\\b${LOSING}\\b.{0,40}\\b(?:kgs?|kilos?|pounds?|lbs?|stones?|weight|fat|size|sizes)\\b.{0,20}\\b(?:in|within|by|before|this|next|per|a|every|until|till) ?(?:the |my |${NUMBER} )*(?:\\w+ )?(?:days?|weeks?|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|wedding|holidays?)\\b`,
      ),
      /\b\d+ ?(?:kgs?|kilos?|pounds?|lbs?|stones?) (?:lighter|thinner|down|off|less)\b.{0,24}\b(?:in|within|by|before|until|till)\b|\b(?:fit|get) (?:back )?into (?:my|the|a) (?:\w+ )?(?:dress|suit|jeans|bikini)\b.{0,24}\b(?:in|within|by|before)\b/,
      new RegExp(
        `\\b${LOSING}\\b (?:a |one |half a )?(?:stone|dress size|size)s?\\b.{0,30}\\b(?:in|within|by|before|until|till)\\b`,
      ),
      /\b(?:lose|losing) (?:some |my |all |the |a lot of |lots of )*(?:weight|fat|belly fat|kilos|pounds)(?: \w+)? (?:fast|faster|fastest|quick|quickly|quicker|rapidly|overnight|asap|immediately|right now)\b/,
      /\b(?:fast|fastest|quick|quickest|rapid|drastic|extreme)(?: \w+)?(?: way)? (?:to lose|weight loss|fat loss|to get (?:thin|skinny|slim))\b|\bcrash diets?\b|\bget (?:thin|skinny|slim) (?:fast|quick|quickly)\b/,
    ],
  },
  {
    kind: 'guilt',
    signs: [
      new RegExp(
        `\\b(?:guilt\\b(?! free)|guilty\\b(?! pleasure)|ashamed|shame|disgusted|regret)\\b.{0,40}\\b${FOOD_WORD}\\b|\\b${FOOD_WORD}\\b.{0,40}\\b(?:guilt\\b(?! free)|guilty\\b(?! pleasure)|ashamed|shame|disgusted)\\b`,
      ),
      /\bhate (?:my ?self|my body|how i look|my (?:belly|stomach|thighs|legs))\b|\b(?:disgust\w*|ashamed) (?:of|with|by|at) (?:my ?self|my body)\b/,
      /\bi (?:am|feel|look) (?:so |too |really |very |such a )*(?:fat|disgusting|ugly|worthless|gross|a failure|failure|huge|a pig|pig)\b/,
      new RegExp(
        `\\b(?:cry|cried|crying|tears)\\b.{0,30}\\b${FOOD_WORD}\\b|\\b${FOOD_WORD}\\b.{0,30}\\b(?:made me cry|and cried|in tears)\\b`,
      ),
      /\b(?:make|making|made) up for\b.{0,60}\b(?:eating|ate|eaten|skip\w*|fast\w*|not eat|yesterday|dinner|lunch|cake|pizza|binge|weekend|calories)\b|\bcompensat\w*\b.{0,40}\b(?:eating|ate|eaten|yesterday|calories|cake|binge)\b/,
      /\b(?:obsess\w*|panic\w*)\b.{0,40}\b(?:calories|food|weight|eating|eat|scales?|macros)\b|\b(?:calories|food|weight|eating|eat|scales?|macros)\b.{0,40}\b(?:obsess\w*|panic\w*)\b/,
      /\bi (?:was|am|have been) (?:so |really |very )?(?:bad|weak|naughty)\b.{0,24}\b(?:ate|eating|eaten|diet|cookies?|cake|chocolate|pizza)\b/,
      /\bcan not stop eating\b|\bout of control (?:with|around|when|eating)\b|\bi ate (?:way |far )?too much\b.*\b(?:hate|bad|awful|terrible|horrible|cry)\b/,
    ],
  },
  {
    kind: 'distress',
    signs: [
      /\b(?:hopeless|worthless|depress(?:ed|ion)|suffer(?:ing)?|despair|desperate|miserable|anxious|anxiety|panic attacks?|lonely|overwhelmed|self ?loathing|traumati\w*|abus(?:ed|ive))\b/,
      /\bfeel(?:ing)? (?:so |very |really |completely |all )?(?:sad|alone|empty|numb|lost|trapped|broken|terrible|awful|horrible|useless|sick (?:when|about|of))\b/,
      /\b(?:food|eating|calories|weight|scales?|hunger) (?:rules?|controls?|ruins?|runs|takes over|is all i)\b|\b(?:think|thinking) (?:only )?about (?:food|eating|calories|weight) (?:all|every|the whole)\b/,
      /\b(?:can not|never|not) (?:look at|stand|bear) (?:my ?self|my body|the mirror)\b|\bhate (?:my )?(?:weight|life|food|eating)\b/,
    ],
  },
];

const HELPLINES = 'findahelpline.com lists free helplines in your country, by phone or chat, at any hour.';
const EMERGENCY = 'your emergency number (112 in Europe, 999 in the UK, 911 in the US and Canada)';

const ANSWERS: Readonly<Record<CareKind, string>> = {
  'self-harm': `I am really sorry that it hurts this much. You matter more than any plan. If you could be in danger now, please call ${EMERGENCY}, or go to someone near you and tell them. ${HELPLINES} You do not have to find the right words, and you do not have to be alone with this.`,
  emergency: `This may need help at once. Please call ${EMERGENCY} now, and do not stay alone. If it is an allergic reaction and you have an adrenaline pen, use it and call even if you feel better. I am a food planner and cannot judge this.`,
  purging: `That sounds very hard, and I am glad that you said it. Your body does not need to get rid of food: please be kind to it, drink something and stay near somebody you trust for a while. A doctor or an eating-disorder helpline knows this well and will not judge you. ${HELPLINES} If you feel faint, or are sick without wanting to, please see a doctor today.`,
  restriction: `Your body needs food every day, and you deserve to eat, whatever happened before. If you can, have something small and easy now. Please talk to a doctor or somebody you trust about this soon. ${HELPLINES} If you feel faint, confused or very weak, call ${EMERGENCY}.`,
  minor:
    'While somebody is growing, the body needs food for that, and no weight goal is right without a doctor. If weight or food is a worry, please talk with a parent or somebody you trust and with a doctor or the school nurse. I can help with meals that the whole family likes.',
  pregnancy:
    'In pregnancy and while breastfeeding, what is right to eat and drink is a question for your midwife or doctor: please ask them, also about anything that worries you. If you bleed, have strong pain or feel very unwell, call them now. You can tell Sorrel in your plan’s safety questions, and the plan will keep to them.',
  medicine:
    'I cannot advise on medicines, insulin or how food acts with them. Please do not change a dose or a meal around it because of this app: ask your pharmacist, doctor or diabetes team. If you feel very unwell or your blood sugar is not right, follow the plan they gave you or call for help now.',
  'fast-loss':
    'Losing weight that fast is not safe, so I will not help to hurry it. It costs muscle and strength, and mostly comes back. Your plan goes at a pace that your body can follow. If there is a reason for the hurry, or food is on your mind all day, please talk to a doctor or a dietitian.',
  guilt: `No food makes you a bad person, and one meal or one day undoes nothing. You do not need to make up for it: your next meal is just the next meal. If such feelings come often, a doctor or somebody you trust can help. ${HELPLINES}`,
  distress: `I am sorry that this is so hard just now. I am a food planner and not the right one to carry it with you, but you do not have to be alone with it: please talk to somebody you trust or to a doctor. ${HELPLINES} If you could be in danger, call ${EMERGENCY}.`,
};

/** Contractions written out, other signs as spaces: "I haven’t" and "i havent" read the same. */
const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`\u00b4]/g, "'")
    .replace(/\b(?:can't|cant|cannot)\b/g, 'can not')
    .replace(/\b(?:won't|wont)\b/g, 'will not')
    .replace(/\b(have|has|had|did|do|does|is|are|was|were|could|should|would|are)n'?t\b/g, '$1 not')
    .replace(/\b(?:i'm|im)\b/g, 'i am')
    .replace(/\b(?:i've|ive)\b/g, 'i have')
    .replace(/\bi'll\b/g, 'i will')
    .replace(/'s\b/g, ' is')
    .replace(/\b(?:wanna)\b/g, 'want to')
    .replace(/\b(?:gonna)\b/g, 'going to')
    .replace(/[^\p{L}\p{N}.!?,%/]+/gu, ' ')
    .replace(/\bany more\b/g, 'anymore')
    .trim();

/** Longer than any message may be; what hostile text lies behind is not looked at. */
const LONGEST_READ = 4000;

const MINOR_AND_WEIGHT =
  /\b(?:lose|losing|loss|gain|thin|thinner|skinny|slim|slimmer|fat|overweight|diet|dieting)\b/;

/**
 * The kind of careful answer that a message needs; null for an ordinary message. It is a list of signs, not a
 * diagnosis: if it errs, it gives a kind answer too many. `minor`: the member is under 18.
 */
export const careFor = (message: string, { minor }: { readonly minor: boolean }): CareKind | null => {
  const text = normal(message.slice(0, LONGEST_READ));
  const found = RULES.find(({ signs }) => signs.some((sign) => sign.test(text)));
  return found?.kind ?? (minor && MINOR_AND_WEIGHT.test(text) ? 'minor' : null);
};

/** The fixed answer: where to turn, no figure of food or body. */
export const careAnswer = (kind: CareKind): string => ANSWERS[kind];
