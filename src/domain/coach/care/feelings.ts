import { FOOD, NUMBER } from './words.ts';

const LOSING = '(?:lose|losing|lost|drop|dropping|shed|shedding|burn|burning|cut|get rid of|take off|melt)';
const SOON =
  '(?:days?|weeks?|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|wedding|holidays?|vacation|christmas|xmas|new years?|prom)';
/** At most four kilograms in a month or one in a week, which is no hurry. */
const SLOW =
  '(?:about |around |only |another |maybe |just |up to )*(?:(?:half a|half|an?|one|1|0[.,]5|two|2|three|3|four|4)(?: (?:or|to) \\w+)? ?(?:kgs?|kilos?|pounds?|lbs?) (?:in |per |a |this |each |every |within |next |over |last )+(?:one |last )?month|(?:half a|half|an?|one|1|0[.,]5) ?(?:kgs?|kilos?|pounds?|lbs?) (?:in |per |a |this |each |every )+(?:one )?week)\\b';

/** Signs of a wish to lose weight in a hurry. */
export const FAST_LOSS: readonly RegExp[] = [
  new RegExp(
    `\\b${LOSING}\\b(?! ${SLOW}).{0,40}\\b(?:kgs?|kilos?|pounds?|lbs?|stones?|weight|fat|size|sizes)\\b.{0,20}\\b(?:in|within|by|before|this|next|per|a|every|until|till|for) ?(?:the |my |only |just |${NUMBER} )*(?:\\w+ )?${SOON}\\b`,
  ),
  new RegExp(`\\b${LOSING}\\b(?! ${SLOW}).{0,24}(?:\\d ?kgs?|kilos?|pounds|lbs)\\b.{0,12}\\b${SOON}\\b`),
  /(?<!\d)\d+ ?(?:kgs?|kilos?|pounds?|lbs?|stones?) (?:lighter|thinner|down|off|less)\b.{0,24}\b(?:in|within|by|before|until|till)\b|\b(?:fit|get) (?:back )?into (?:my|the|a) (?:\w+ )?(?:dress|suit|jeans|bikini)\b.{0,24}\b(?:in|within|by|before)\b/,
  new RegExp(
    `\\b(?:goal|target|weight|minus|down|thinner)\\b.{0,16}(?:\\d ?kgs?|kilos?|pounds|lbs)\\b.{0,10}\\b(?:in|within|by) (?:${NUMBER} )?(?:days?|weeks?|weekend|tomorrow)\\b`,
  ),
  new RegExp(
    `\\b${LOSING}\\b (?:a |one |half a |two |\\d )?(?:stone|dress size|size)s?\\b.{0,30}\\b(?:in|within|by|before|until|till)\\b`,
  ),
  new RegExp(
    `\\b(?:skinny|thin|slim|flat (?:belly|stomach|tummy)|bikini body)\\b.{0,20}\\b(?:in|within|by|before|until|till) (?:the |my |only |just |${NUMBER} )*${SOON}\\b`,
  ),
  /(?<![\d.,])(?:[2-9]|[1-9]\d) ?(?:kgs?|kilos?) (?:a|per|every|each) week\b|(?<!\d)\d+ ?(?:kgs?|kilos?|pounds|lbs) (?:must|has to|have to|needs? to|should) (?:go|come off|be gone)\b/,
  /\b(?:lose|losing|drop|shed)\b.{0,24}\b(?:weight|fat|belly|kilos?|kgs?|pounds|lbs)\b(?: \w+){0,2} (?:fast|faster|fastest|quick|quickly|quicker|rapidly|overnight|asap|immediately|right now|soon as possible)\b/,
  /\blose as much (?:weight )?as (?:possible|i can)\b/,
  /\b(?:fast\w*|quick\w*|rapid\w*|drastic\w*|extreme\w*)\b(?: \w+){0,2} to (?:lose|drop|shed|burn|get rid of|melt)\b.{0,16}\b(?:weight|fat|belly|kilos?|kgs?|pounds|lbs|inches)\b/,
  /\b(?:fast|fastest|quick|quickest|rapid|drastic|extreme)(?: \w+)? (?:weight ?loss|fat loss|to get (?:thin|skinny|slim))\b|\bcrash diets?\b|\bget (?:thin|skinny|slim) (?:fast|quick|quickly)\b/,
];

/** Signs of shame about food or body. */
export const GUILT: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?<!no |without )guilt\\b(?! free)|guilty\\b(?! pleasure)|ashamed|shame|disgusted|regret)\\b.{0,40}\\b${FOOD}\\b|\\b${FOOD}\\b.{0,40}\\b(?:guilt\\b(?! free)|guilty\\b(?! pleasure)|ashamed|shame|disgusted)\\b`,
  ),
  /\bhate (?:me\b|my ?self|my body|how (?:i look|fat|i am)|that i am|my (?:belly|stomach|thighs|legs))\b|\b(?:disgust\w*|ashamed) (?:of|with|by|at) (?:my ?self|my body)\b/,
  /\bi (?:am|feel|look|felt) (?:so |too |really |very |such a |such an |like a |just a |a )*(?:fat|disgusting|ugly|worthless|gross|failure|huge|pig|loser|whale|cow|monster)\b/,
  new RegExp(
    `\\b(?:cry|cried|crying|tears)\\b.{0,30}\\b${FOOD}\\b|\\b${FOOD}\\b.{0,30}\\b(?:made me cry|and cried|in tears)\\b`,
  ),
  /\b(?:make|making|made) up for\b.{0,60}\b(?:eating|ate|eaten|skip\w*|fast\w*|not eat|yesterday|dinner|lunch|cake|pizza|binge|weekend|calories)\b|\bcompensat\w*\b.{0,40}\b(?:eating|ate|eaten|yesterday|calories|cake|binge)\b/,
  /\b(?:obsess\w*|panic\w*)\b.{0,40}\b(?:calories|food|weight|eating|eat|scales?|macros)\b|\b(?:calories|food|weight|eating|eat|scales?|macros)\b.{0,40}\b(?:obsess\w*|panic\w*)\b/,
  /\bi (?:was|am|have been) (?:so |really |very |such a )?(?:bad|weak|naughty)\b.{0,24}\b(?:ate|eating|eaten|diet|cookies?|cake|chocolate|pizza)\b/,
  /\bi (?:was|have been) (?:so |really |very )?(?:bad|weak|naughty)(?: (?:today|yesterday|again|tonight|at (?:lunch|dinner|breakfast)|this weekend))?(?:$|[.!?,]| (?:and|so|because)\b)/,
  /\b(?:mad|angry|furious|upset|disappointed|frustrated) (?:at|with|about) my ?self\b|\bsuch a (?:failure|loser|pig|disappointment)\b(?! roast)|\bfailure (?:with|at|when)\b/,
  /\bi should not have (?:eaten|had|ate)\b|\bi am (?:so |just |really )*stupid\b/,
  /\b(?:feel|felt|feeling) (?:so |really |very |too |just |like )*(?:disgusting|gross|dirty|ashamed|guilty)\b/,
  new RegExp(
    `\\b(?:feel|felt|feeling) (?:so |really |very )*(?:bad|terrible|awful|horrible|sick|worse) (?:about|for|after|because|when|that)\\b(?!.*\\bwast\\w+).{0,24}\\b${FOOD}\\b`,
  ),
  /\bcan not (?:i )?control my ?self (?:around|with|when|near|at)\b/,
  /\b(?:can not|could not|not able to|unable to|never) stop (?:my self )?(?:once i (?:start|begin|have started)|when i (?:start|eat)|after (?:one|the first) (?:bite|biscuit|cookie))|\bkeep (?:on )?eating (?:and eating|until (?:it hurts|i (?:feel|am) (?:sick|ill|in pain))|even (?:though|when|if) i am (?:full|not hungry))|\b(?:uncontrollabl\w+|non ?stop|compulsiv\w+) eat\w*|\beat\w* (?:uncontrollabl\w+|compulsiv\w+|non ?stop)/,
  /\b(?:eat\w*|ate|finish\w*|stuff\w*)\b.{0,40}\b(?:till|until) (?:i |it )(?:cry|am crying|can (?:hardly|barely|not)|hurts?|ache|am (?:sick|ill|in pain)|feel (?:sick|ill|awful))|\b(?:eat\w*|ate|finish\w*|packet|tub|fridge)\b.*\band (?:then )?i hate (?:it|my self|that|how)(?=$|[.!?,])/,
  /\bcan not stop eating\b(?! (?:these|this|your))(?!.*\b(?:good|tasty|delicious|yum\w*|lovely|addictive|moreish|amazing|nice)\b)|\beating is out of control\b|\bout of control (?:with|around|when|eating)\b|\bi ate (?:way |far )?too much\b.*\b(?:hate|bad|awful|terrible|horrible|cry)\b/,
  /\bi (?:have )?(?:ruined|wrecked|destroyed|failed) (?:my (?:\w+ )?(?:diet|progress|body)|everything|it all)\b/,
];

/** Signs of despair, fear, abuse, or of a life that food rules. */
export const DISTRESS: readonly RegExp[] = [
  /\b(?:hopeless(?! (?:cook|at|with|in the kitchen))|worthless|depress(?:ed|ion)|despair|miserable|anxious(?! to)|anxiety|panic attacks?|lonely|self ?loathing|traumati\w*|abus(?:ed|ive))\b/,
  /\b(?:desperate(?! for| to)|suffer(?:ing)?(?! from)|overwhelmed(?! (?:by|with) (?:the |all |so many |these )*(?:choice|recipes?|options|dishes|zucchini|tomatoes)))\b/,
  /\bfeel(?:ing)? (?:so |very |really |completely |all )?(?:sad|down|alone|empty|numb|lost|trapped|broken|terrible|awful|horrible|useless|sick (?:when|about|of))\b/,
  /\b(?:food|eating|calories|weight|scales?|hunger) (?:is |are |has |have )?(?:rul(?:es?|ing)|controls?|controlling|ruin\w*|runs|running|takes over|taking over|is all i) (?:my|me|everything)?/,
  /\b(?:think|thinking|thoughts) (?:only |just )?(?:about|of) (?:food|eating|calories|weight) (?:all|every|the whole|constantly|non ?stop)\b/,
  /\bcan not stop (?:crying|worrying)\b|\bcan not stop thinking (?:about|of) (?:food|eating|calories|my weight|my body)\b|\b(?:count|weigh|track|measure)(?:s|ing|ed)? (?:every|each) (?:single )?(?:calories?|bite|crumb|gram|grape|leaf|almond|thing i eat)\b/,
  /\bi am (?:so |very |really |always |just )*(?:sad(?! (?:that|there|about the))|unhappy|broken)\b|\bmy life is (?:\w+ )?(?:mess|hell|over|nothing|falling apart)\b|\b(?:cry|crying|cried) (?:all|every|my ?self|a lot|so much|constantly|about (?:my|food|it))\b/,
  /\b(?:can not|never|not) (?:look (?:at|in|into)|stand|bear) (?:my ?self|my body|(?:the|a) mirror)\b|\bhate (?:my )?(?:weight|life|food|eating)\b/,
  /\b(?:afraid|scared|terrified|fear\w*|dread\w*) (?:of |to )+(?:the |my |\bany |all |step on the )*(?:scales?|weigh\w*|mirrors?|eat\w*|food|meals?|gain\w*|getting fat|calories|bread|carbs|dinner|lunch|breakfast)\b/,
  /\b(?:boyfriend|husband|partner|dad|father|mother|mum|mom|girlfriend|wife|he|she|they|parents)(?: \w+)? (?:hits?|slaps?|kicks?|abuses?|threatens?|beats? (?:me up|me if|me when)|hurts me)\b/,
  /\b(?:can not|never|not|afraid to|scared to) (?:leave|go out|go outside|be seen)\b.{0,40}\b(?:look|looks|fat|body|weight)\b|\bnothing (?:matters|helps anymore|gives me joy)\b|\bi (?:feel like|am) nothing\b/,
  /\b(?:worr\w+|stress\w*|panic\w*|scared|sleep\w*|slept|think about)\b.{0,40}\b(?:my weight|my body|my belly|getting fat|gaining weight)\b|\b(?:dead|empty|hollow) inside\b/,
  /\bnothing (?:\w+ )?makes me (?:feel|happy|smile|want)\b|\b(?:feel|felt) nothing (?:anymore|at all|inside)\b/,
  /\b(?:nobody|no one) (?:loves|likes|wants) me\b|\bno friends\b.{0,20}\bfat\b/,
];
