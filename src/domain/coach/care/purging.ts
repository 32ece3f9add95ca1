import { FOOD } from './words.ts';

/** Signs that somebody gets rid of what they ate: vomiting, laxatives, exercise as a penalty, binges. */
export const PURGING: readonly RegExp[] = [
  /\bthrow(?:s|ing|n)? (?:(?:it|this|that|them|everything|food|all|my|the) ){0,3}(?:(?:food|meals?|dinner|lunch|breakfast|back) ){0,2}up\b(?! (?:a|an|some|\bany|on (?:the|my) (?:\w+ )?(?:list|board|wall))\b)/,
  /\bthr(?:ow|ew|owing|own)(?: \w+){0,3} up (?:after|my|what|everything|the food|on purpose|again|later)\b/,
  /\b(?:vomit\w*|puk(?:e|ed|es|ing)|thrown up|threw up|throwing up|regurgitat\w*)\b/,
  /\bfeel like (?:throwing up|being sick|vomiting)\b/,
  /\b(?:make|made|making|force|forcing|forced) my ?self (?:to )?(?:be |throw |throw up)?(?:sick|vomit|up|puke)?\b(?<=sick|vomit|up|puke)/,
  /\bto (?:make (?:me|you) (?:be )?sick|be sick after)\b|\bwant to be sick\b|\bbe sick on purpose\b/,
  /\b(?:chew\w*|eat|taste|bite)\b.{0,30}\bspit(?:ting|s)? (?:\w+ ){0,2}out\b|\bspit(?:ting)? out my (?:food|meals?|dinner|lunch)\b|\bchew(?:ing|ed)? (?:\w+ ){0,3}(?:and |n )?spit/,
  new RegExp(
    `\\b(?:exercis\\w*|burn(?:ing|ed|t)?|work(?:ing|ed)?|run(?:ning)?|ran|walk(?:ing|ed)?|sweat(?:ing)?|train(?:ing|ed)?|jog(?:ging)?|swim(?:ming)?)(?: (?:it|that|this|them|everything|all))?(?: all)? off\\b(?! (?:the )?(?:alcohol|wine|heat|steam|plane|train|bus))(?= (?:the|my|this|that|those|these|all|every\\w*|a|what|some|${FOOD})\\b|[.!?,]|$)`,
  ),
  new RegExp(
    `\\b(?:burn|work|run|walk|sweat)(?:ing|ed)? (?:it |that |this |them |everything )?off\\b.{0,30}\\b${FOOD}\\b|\\b(?:exercis|run|workout|work out|gym)\\w*\\b.{0,40}\\b(?:burn|work)(?:ing|ed)? (?:it |that |this )?off\\b`,
  ),
  new RegExp(
    `\\b(?:cancel out|offset|neutrali[sz]e|compensate for)\\b.{0,30}\\b${FOOD}\\b|\\b(?:undo|reverse|get rid of|erase)\\b (?:the |a |my |this |those |these |all )*(?:binge|calories|overeating|what i (?:just )?(?:ate|have eaten))\\b`,
  ),
  new RegExp(
    `\\b(?:toilet|bathroom|loo)\\b(?! (?:paper|roll|cleaner)).{0,40}\\b${FOOD}\\b|\\b${FOOD}\\b.{0,40}\\b(?:toilet|bathroom|loo)\\b(?! (?:paper|roll|cleaner))`,
  ),
  /\b(?:km|kilometres|miles|\d+k|hours?|minutes|steps|squats|push ?ups|crunches|burpees|run|running|cardio|gym|workouts?)\b.{0,40}\b(?:not count|earn|undo|make up for|deserve|(?:be|am|get) allowed|punish\w*|pay for|cancel out)\b/,
  /\bwhole (?:fridge|pantry|cake|kitchen)\b.{0,30}\b(?:again|secret|nobody|hour|minutes)\b|\b(?:stuff\w*|gorg\w*) (?:my ?self|my face)?\b.{0,40}\b(?:again|secret\w*|nobody|guilt\w*|out of me|can not stop)\b|\beat\w* (?:\w+ ){0,2}in secret\b|\bsecret(?:ly)? eat\w*/,
  /\b(?:food|lunch|dinner|meals?|breakfast|it|cake|pizza) (?:did|will|does) not stay (?:in|down)\b|\b(?:poo|poop) (?:it |everything |all )?out\b|\bempty my (?:stomach|belly|bowels?|gut)\b/,
  new RegExp(
    `\\b(?:treadmill|bike|gym|run|ran|running|cardio|exercise|squats|steps|hours?|km|burn\\w*|workout|jog\\w*)\\b.{0,40}\\b(?:because i (?:had|ate)|for (?:every|each) (?:bite|slice|piece|meal|${FOOD}))`,
  ),
  /\b(?:bring\w*|brought|get(?:ting)?|got|c[ao]me\w*|force\w*|make|made)\b(?: \w+){0,4} (?:back|straight|right) up\b(?! (?:to|into|again to|for|from (?:the )?(?:fridge|freezer|cellar)|and (?:running|simmer|boil|heat)|on|at|the (?:heat|hill|stairs))\b)(?<!(?:heat|temperature|boil|simmer|water|oven|oil|site|app|page|weight|energy|mood|numbers|levels?)(?: it| them)? (?:back|straight|right) up)/,
  /\b(?:bring\w*|brought) up (?:most|all|half|everything|whatever|what|my (?:food|meals?|lunch|dinner|breakfast))\b(?! (?:to (?:a|the)|my (?:score|level)))|\bit all (?:comes|came|is coming) (?:back )?(?:out|up)\b|\b(?:cake|food|dinner|lunch|breakfast|meal|pizza|it|everything) (?:has|have|had|needs?|must) (?:to )?come (?:back |all |straight )?(?:out again|out of me|up|back up)\b/,
  /\b(?:get|getting|got) rid of (?:it|everything|all of it)\b(?=.*\b(?:loo|toilet|bathroom|eat|ate|meal)\b)|\bafter (?:dinner|lunch|breakfast|eating|(?:every|each) meal|meals|food|i eat)\b.{0,24}\b(?:bring|get|spit|cough)\w* (?:it|them|everything|that|food|all) (?:all )?(?:back )?up\b|\bto the (?:loo|toilet|bathroom) (?:and|to) (?:get rid|bring|be sick|let it)/,
  /\bkeep (?:my |the |\bany |it )?(?:food |anything )?down on purpose\b|\b(?:can not|never) keep (?:my |the |\bany )?(?:food|anything|meals?) down\b(?! to)|\b(?:get|getting|bring|bringing) (?:\w+ )?(?:food|meals?|dinner|lunch) (?:back )?up\b(?! to)/,
  /\bburn(?:ing|ed|t)? (?:off )?(?:every|each|all)(?: the| my| of)?(?: single)? (?:calories?|bites?|meals?)\b/,
  /\b(?:comes?|coming) (?:back )?up (?:easy|easiest|easily|again)\b|\bfingers? (?:down|in|into) (?:the |a )?throat\b|\bsweat(?:ing)? (?:it |them )?out\b/,
  /\bhow (?:long|much|far|many)\b.{0,24}\b(?:run|walk|exercise|train|cycle|swim|gym|jog)\b.{0,20}\bto (?:delete|erase|remove|burn|lose|get rid|undo|cancel)\b|\b(?:run|walk|cycle|gym|swim|exercise|train)\b.{0,40}\bto (?:burn|work) (?:it|that|this|them)(?: off)?(?:$|[.!?,])/,
  /\bget rid of (?:the |my |all )?food\b.{0,12}\b(?:after eating|i ate|eaten|from my|out of my)\b/,
  /\b(?:ate|eaten) (?:way |far |so )?(?:too )?much\b.{0,40}\b(?:went to the gym|ran|run|exercis\w*|worked out)\b(?! (?:out|low))/,
  /\bpurg(?:e|ed|es|ing)\b(?! (?:the |my |your |our |all |old )*(?:recipes?|lists?|data|history|account|cache|app|messages?|entries|fridge|freezer|pantry|cupboards?|clams|mussels|snails|eggplants?|aubergines?|cucumbers?))/,
  /\blax[aie]t\w*|\b(?:diet|slimming|water|weight loss|fat burn\w*) (?:pills?|tablets?)\b|\bbul[ei]m\w*|\bfingers? (?:down|in|into) (?:my|the) throat\b/,
  /\b(?:dulcolax|bisacodyl|senna|senokot|ipecac|diuretics?|enemas?|colon (?:cleanse|cleansing|irrigation)|epsom salts?|clenbuterol|ephedrine?|dnp|appetite suppress\w*)\b/,
  /\b(?:want|need|get|have to get) (?:it|the food|everything|that|all of it|all this)(?: \w+)? out(?: of me| of my (?:body|stomach))\b|\b(?:want|need) (?:it|the food|everything|that) out\b/,
  // Binged and purged, as people write it; of blood pressure a figure or a verb follows.
  /\bb\/p(?:ing|ed| d)?\b(?! (?:is|was|of|reading|readings?)\b| ?\d)/,
  /\b(?:run|running|work(?:ing)? out|train\w*|exercis\w*|gym|cardio)\b.{0,40}\b(?:[3-9]|three|four|five|six|seven|eight) hours (?:a|every|per|each) day\b(?=.*\b(?:can not stop|fracture|injur\w*|hurts?|pain|have to|allowed)\b)/,
  /\bbing(?:e|ed|es|eing|ing)\b(?! ?(?:watch|series|tv|on (?:series|netflix)|search))/,
];
