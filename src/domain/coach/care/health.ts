const WEIGHT_WORD =
  '(?:weight|weigh|to fast|fasting|diet|dieting|fat|thin|thinner|skinny|slim|slimmer|overweight|calories|calorie|kcal|deficit|chubby|plump|abs|six pack|bmi|kilos?|kgs?|pounds|lbs)';
const LOSING = '(?:lose|losing|lost|drop|dropping|shed|shedding|burn|burning|cut)';
const CHILD_AGE =
  '(?:[1-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YEARS = '(?: ?(?:years?(?: old)?|yrs?(?: old)?|yo|y\\/o|year olds?))';
const NO_UNIT =
  '(?! ?(?:%|(?:minutes?|mins?|hours?|days?|weeks?|months?|kgs?|kilos?|pounds?|lbs?|stone|cm|percent|or|of|times|am|pm|g|grams?|k?cals?|calories|portions?|meals?)\\b))';
const CHILD =
  '(?:child|children|kids?|sons?|daughters?|toddler|baby|teens?|teenagers?|niece|nephew|brother|sister|grandson|granddaughter|pupils?)';

/** Signs that the weight of somebody under 18 is the topic. */
export const MINOR: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i am|aged?|is|just turned|turned|only)(?: only| just)? ${CHILD_AGE}${YEARS}?\\b${NO_UNIT}(?=.*\\b${WEIGHT_WORD}\\b)`,
  ),
  new RegExp(`\\b${WEIGHT_WORD}\\b.*\\b(?:i am|aged?|is)(?: only| just)? ${CHILD_AGE}${YEARS}\\b`),
  new RegExp(
    `\\b(?:i am(?: only| just)? ${CHILD_AGE}\\b${NO_UNIT}|${CHILD_AGE}${YEARS},? )(?=.*\\d ?(?:kgs?|kilos?|lbs?|pounds)\\b)`,
  ),
  new RegExp(
    `\\b${WEIGHT_WORD}\\b.*\\b(?:i am|he is|she is|aged|who is)(?: only| just)? (?:[89]|1[0-7])\\b${NO_UNIT}`,
  ),
  new RegExp(
    `\\b(?:lose|losing|weight|diet|dieting|thin|skinny|slim|overweight|chubby|deficit|calories|kcal)\\b.{0,60}(?<!\\d)${CHILD_AGE}${YEARS}`,
  ),
  new RegExp(
    `^(?:hi |hey |hello )?,? ?1[0-7],? ?(?:and|f|m|female|male|girl|boy|here|yo)\\b(?=.*\\b${WEIGHT_WORD}\\b)`,
  ),
  new RegExp(
    `\\b(?:my|our|a|the|${CHILD_AGE} ?years? ?old)(?: (?:teenage|little|young|older?|youngest|oldest))? ${CHILD}\\b(?=.*\\b(?:lose|weight|diet|dieting|overweight|fat|thin|slim|skinny|calories|chubby|plump)\\b)`,
  ),
  new RegExp(
    `\\b(?:put|get)\\b.{0,12}\\b${CHILD}\\b.{0,12}\\bdiet\\b|\\b${LOSING}\\b.*\\b${CHILD_AGE} years? old\\b`,
  ),
  new RegExp(
    `\\b(?:i am|aged?|is|just turned|turned|only)(?: only| just)? ${CHILD_AGE}\\b.*\\b(?:${LOSING}|rid of|flat|flatter|smaller|slimmer)\\b.*\\b(?:belly|tummy|stomach|waist|thighs?|hips|legs|arms|bum)\\b`,
  ),
  new RegExp(
    `(?<!\\d)${CHILD_AGE}${YEARS}\\b(?=.*\\b(?:slim\\w*|lose|weight|diet|dieting|overweight|fat|thin|calories|skinny|abs)\\b)`,
  ),
  new RegExp(
    `\\b(?:diet|weight loss|slim\\w*|calories)\\b.*\\bfor (?:my|our|a|the) (?:\\w+ ){0,4}${CHILD}\\b`,
  ),
  new RegExp(
    `\\b(?:lose|losing|weight|diet|dieting|skinny|thin|slim)\\b.{0,24}\\b(?:at|with|for|as) (?:the age of |age )?(?:1[1-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\\b${NO_UNIT}(?!:)`,
  ),
  /\b(?:weight ?loss|lose weight|losing weight|diet|dieting|slim\w*|low calorie|overweight)\b.{0,24}\b(?:for|in) (?:\w+ )?(?:kids|children|toddlers|minors)\b/,
  /\b(?:\d+(?:th|st|nd|rd) grade|grade \d+|year \d+|high ?school|middle ?school|school ?(?:girl|boy)|(?:at|in|to) school|teens?|teenage\w*|underage|under 18)\b(?=.*\b(?:weight|diet|fat|thin|skinny|slim|calories|overweight)\b)/,
  /\b(?:weight|diet|fat|thin|skinny|slim|overweight)\b.{0,60}\b(?:\d+(?:th|st|nd|rd) grade|grade \d+|high ?school|middle ?school|school ?(?:girl|boy)|teens?|teenagers?|underage|under 18)\b/,
];

/** Signs of pregnancy, breastfeeding or the wish for a child. */
export const PREGNANCY: readonly RegExp[] = [
  /\bpregnan(?:t|cy|cies)\b(?! pause)|\bpreggers\b|\btrimester\b|\bmorning sickness\b|\bmiscarr\w*|\bpostpartum\b|\bgestation\w*/,
  /\b\d+ weeks (?:along|gone|in)\b(?! (?:with|to|on|of))|\b(?:[2-9]|two|three|four|five|six|seven|eight|nine) months along\b(?! (?:with|to|on|of|my|the|in)\b)|\b(?:trying|try) (?:for a (?:baby|child)|to (?:conceive|get pregnant))\b|\b(?:ivf|fertility|conceive)\b/,
  /(?<!chicken |turkey |duck )\b(?:breast ?|chest ?)feed(?:ing|s)?\b|\bbreast ?(?:fed|milk)\b|\bnurs(?:e|ing) (?:my|a|our|the) (?:baby|newborn|child|son|daughter|mother)\b|\bnursing (?:mother|mum|mom)\b|\b(?:while|when|am|still|and) nursing\b|\blactati\w+/,
  /\b(?:wait|waiting|await\w*) (?:for )?(?:a |my |our )?baby\b|\bexpecting (?:mothers?|mum|mom|mama|a (?:baby|child|boy|girl)|twins|my (?:first|second|third|baby))\b|\b(?:am|is|are) expecting(?:$|[.!?,])|\bbaby (?:is )?(?:due|coming)\b|\bmy due date\b|\b(?:just|recently) had a baby\b|\b(?:gave|since|after) (?:giving )?birth\b|\bbaby was born\b|\bmilk supply\b|\bgave birth\b/,
  /^(?!.*\b(?:sober|dry|without|no alcohol|plan|challenge|program\w*|diet|course|training|holiday|trip|ferment\w*|brew\w*|aged?|keep|store|fridge|opened?|last|ago|detox)\b)(?=.*\b(?:alcohol\w*|wine|beer|prosecco|champagne|gin|vodka|cocktails?|cider|rum|whisk(?:e?)y|sherry|shandy|lager|ale|stout|martini|margarita|mimosa|sangria|port|aperol|spritz|sparkling|toast with|fizz|booze|drink|tipple|pint)\b).*(?<!in )(?:\b(?:[4-9]|[1-3]\d|4[0-2]) ?(?:weeks?|wks?|w)\b(?! (?:of|into|on|off|until|till|before|from))|\bweeks? (?:[4-9]|[1-3]\d|4[0-2])\b(?! of)|\b[2-9] months (?:along|gone|in)\b|\bin (?:my|her|the) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last|[1-9](?: ?(?:st|nd|rd|th))) month\b)/,
  /\bincinta\b/,
];

/** Signs of medicines, insulin and how food acts with them. */
export const MEDICINE: readonly RegExp[] = [
  /\b(?:insulin\w*|metformin\w*|warfarin|marcumar|blood ?thin\w*|statins?|antidepressants?|ssris?|maois?|lithium|(?:levo)?thyroxine?|ozempic|wegovy|semaglutide|mounjaro|tirzepatide|saxenda|glp ?1|antibiotics?|painkillers?|ibuprofen|paracetamol|aspirin|chemo(?:therapy)?|steroids?|beta ?blockers?|contraceptives?|viagra|heparin|methotrexate|prednisone?|cortisone|antihistamines?|sertraline|prozac|xanax|adderall|ritalin|vyvanse|phentermine|orlistat|xenical|st ?john\w* wort|johanniskraut|novorapid|humalog|lantus|tresiba|toujeo|levemir|apidra|fiasp|actrapid|humulin|eliquis|xarelto|plavix|lipitor|crestor|synthroid|euthyrox|zoloft|lexapro|cymbalta|effexor|wellbutrin|januvia|jardiance|trulicity|victoza|humira|lasix|coumadin|tylenol|advil|naproxen|diclofenac|digoxin|furosemide|spironolactone|allopurinol|colchicine|tamoxifen|clopidogrel|gabapentin|pregabalin|tramadol|codeine|morphine|oxycodone|opioids?)\b/,
  /\b\w{2,12}(?:statin|sartan|olol|azole|azepam|gliflozin|gliptin|glutide|cycline|cillin|mycin|oxetine|lopram|xaban)\b|\b(?:rami|lisino|enala|capto|perindo)pril\b/,
  /\bthyroid\b|\binject(?:ion|ions|ing|ed)?\b|\b(?:my|his|her) sugars? (?:is|are|went|keeps?|was|has)\b|\bbolus\b|\bmy glucose\b|\bcarb ratio\b|\bketoacidosis\b/,
  /\bhow many units (?:of insulin|for|do i|should i|to|per|must)\b(?!.*\b(?:alcohol|wine|beer|drink\w*|gin|cider|packs?|packets?|box|buy|carton)\b)/,
  /\bmedicines?\b(?! (?:balls?|cabinet|chest|box|cupboard))|\bmedi?cat(?:ion|ions|ed)\b|\bmedec\w+|\bmedicament\w*|\banti ?dep\w+|\bantibio\w+|\bmeds\b|\bdrugs\b|\bprescri(?:be|bed|ption|ptions)\b|\bdosages?\b|\b(?:my|double|higher|lower|right|which|max\w*|skip|skipped|miss|missed|what) dos(?:e|es)\b|\bdose (?:of|for) (?:my|the)\b/,
  /(?<!chill )\bpills?\b(?! ?(?:box|case|organi[sz]er|bug))/,
  /\b(?:take|taking|took|swallow\w*|thyroid|pressure|sleeping|heart) (?!stock)(?:(?!stock|broth)\w+ ){0,2}tablets?\b|\bmy tablets\b|\bon tablets\b/,
  /\bhypos?\b|\bhypoglyc\w*|\b(?:blood|high|low) (?:sugar|glucose)\b(?= (?:is|level\w*|of|at|now|again|too|dropped|reading|spike\w*|crash\w*)|[.!?,]|$)|\bblood (?:sugar|glucose)s?\b/,
];

/** Signs of an illness for which a clinician decides what to eat, or of a wish for a diagnosis. */
export const CONDITION: readonly RegExp[] = [
  /\bkidneys? (?:d[ie]s\w+|deas\w+|fail\w*|problems?|stones?|values?|function|trouble|issues?|patient|damage\w*|transplant|infection|condition|pains?|diet|insufficien\w+|disorder|illness|are|is|do|hurts?|tests?|levels?)\b/,
  /\b(?:my|his|her|bad|weak|failing|damaged|sick|poor|with|one) kidneys?\b(?! (?:beans?|bean|pie))(?! ?$)|\b(?:bad|weak|failing|damaged|sick|poor|only one) kidneys?\b(?! bean)|\b(?:dialysis|renal|nephr\w+|ckd|egfr|creatinine?)(?<!creatine)\b/,
  /\b(?:bad|good|hard|harmful|safe|dangerous|harm|harms|damages?|hurts?) (?:for |to |on )?(?:my |the |your )?kidneys?\b(?! bean)|\bdiabet\w*|\bdiabit\w*|\bprediabet\w*|\binsulin resist\w*/,
  /\b(?:heart|liver|bowel|thyroid|lung|autoimmune|celiac|coeliac) (?:failure|disease|desease|condition|problems?|surgery|transplant|trouble|attack)\b|\bfatty liver\b|\bpacemaker\b|\bcirrhosis\b|\bhepatitis\b|\bpancrea\w+|\bgall ?(?:stones?|bladder)\b/,
  /\bcrohn\w*|\bcolitis\b|\bibd\b|\bflare ?ups?\b|\b(?:during|have|having|in) (?:a |my )?flare\b|\bdiverticul\w+|\bulcers?\b|\bcancer\b|\btumou?rs?\b|\bleuk(?:a?)emia\b|\bepilep\w+|\bphenylketonuria\b|\bpku\b|\bgout\b|\blupus\b|\bmultiple sclerosis\b|\bhiv\b|\bdementia\b|\bporphyria\b/,
  /\bgastric (?:bypass|sleeve|band)\b|\bbariatric\b|\b(?:after|before|since) (?:my |the |a |an )?(?:\w+ )?(?:surgery|operation|op)\b|\b(?:heart|bowel|stomach|gallbladder) (?:op|operation|surgery)\b|\bchemo\w*/,
  /^(?=.*\bdoctor\b)(?=.*\b(?:too (?:high|low)|levels?|values?|elevated|blood|urine|results?)\b)/,
  /\bdiagnos\w+|\b(?:lab|blood|test) (?:results?|tests?|values?|work)\b|\bblood pressure (?:is|was|of) (?:\d|too|very|high|low)/,
  /\b(?:pretend|act|play|imagine|behave|role ?play|be)\b.{0,24}\b(?:doctor|physician|surgeon|nurse|dietitian|dietician|nutritionist|therapist|psychologist|psychiatrist|clinician)\b|\bas (?:my|a|an) (?:doctor|physician|nurse|dietitian|nutritionist|therapist)\b|\b(?:lump|mole)\b.{0,30}\b(?:dangerous|cancer|normal|bad|breast|neck)\b/,
  /\b(?:cramps|diarrh\w+|nausea|nauseous|nauseated|fever|symptoms?|migraines?|urine)\b(?! pitch)|\b(?:stomach|belly|tummy|abdominal|abdomen|bowel) ?(?:pains?|aches?|cramps?|hurts?)\b/,
  /\b(?:ate|eaten|eating|had|drank|after)\b.{0,50}\b(?:feel|feeling|am|felt|got|get|getting|feels) (?:so |very |really |quite |a bit |terribly |now )*(?:sick|ill|nauseous|unwell|queasy)\b(?! of)/,
  /\b(?:test\w*|challeng\w+|experiment\w*|self ?test\w*)\b(?! (?:results?|said|says|showed|came|positive))(?: \w+){0,5} (?:allerg\w*|intoleran\w*)(?! (?:friendly|safe|free|info|label)\w*)|\b(?:allerg\w*|intoleran\w*)\b.{0,60}\b(?:to see (?:if|what|whether|how)|see what happens|(?:small|tiny|little) (?:bit|amount|piece|bite|taste)|just (?:a|one) (?:bite|bit|taste|crumb|lick|sip|nibble)|at home test)\b/,
  /\b(?:try|trying|eat|eating|taste|tasting|have|risk\w*|give|giving|bite|nibble|lick)\b.{0,50}\b(?:if|whether)\b.{0,30}\b(?:still )?allerg\w*(?! (?:info|label))|\b(?:try|trying|eat|eating|taste|have|give|bite)\b.{0,40}\bto see (?:if|how|what|whether)\b.{0,30}\ballerg(?:y|ic|ies)\b|\breact(?:ed|s) to\b.{0,60}\b(?:give|try|eat|taste|check|again|test)\b|\b(?:grown out of|outgrown|over|lost) (?:my|his|her|the|their) (?:\w+ )?allerg\w*/,
  /\b(?:can|may|should|could) (?:my|our|a|the) (?:\w+ ){0,2}(?:baby|newborn|infant) (?:eat|have|drink|get)\b/,
];
