import { EATING, NUMBER, WEEKDAY } from './words.ts';

const FILLER =
  '(?:anything|a thing|a bite|food|much|properly|at all|for|in|the|last|past|over|more|than|almost|nearly|about|since|solid|real|or|drunk|drink)';

/** Signs of not eating: a fast beyond a day, every meal skipped, days on next to nothing. */
export const NOT_EATING: readonly RegExp[] = [
  new RegExp(
    `\\b(?:not|never|hardly|barely|no|without)(?: \\w+)? ${EATING}(?: ${FILLER})* (?:${NUMBER}(?: \\w+)? ?(?:days?|weeks?)|(?:days|weeks)|(?:24|30|36|40|48|60|72))\\b`,
  ),
  /\bstarv(?:e|ed|es|ing) (?:my|him|her|your|our|them) ?sel(?:f|ves)\b|\bstarve (?:to|until|for)\b|\bstarvation\b|\b(?:want|plan|need|have|take|takes|how|help|me) to starve\b/,
  /^(?!.*\b(?:ramadan|intermittent|lent)\b).*\bfast(?:ing|ed|s)\b.{0,16}\b(?:since|until|till|days?|weeks?|month|48|72|36)\b/,
  new RegExp(
    `\\b(?:fast|cleanse|detox)(?:ing)? for (?:the )?(?:${NUMBER} )+(?:\\w+ )?(?:days?|weeks?)\\b|\\b(?:juice|water|dry|lemon|liquid) (?:fast\\b|fasting|cleanse|detox)|\\b(?:juice|water|liquid|egg|cabbage soup|ice) diet\\b|\\b(?:\\d+|two|three|four|five|six|seven|ten) days? (?:of )?(?:\\w+ )?(?:fast(?! (?:food|dinner|lunch|meal|recipe|breakfast))|fasting|cleanse|detox)\\b`,
  ),
  /\b(?:skip|remov|delet|cancel|drop|clear|eras|empty|cut|get rid of|throw out)\w* (?:out )?(?:all|every|each|most|\bany)(?: of)?(?: my| the| single| remaining)? meals?\b(?! (?:with|that|containing|which|without|by|into|in)\b)|\bmeals?\b.{0,16}\bas skipped\b|\btake (?:all|every)(?: my| the| single)? meals? (?:out|off)\b/,
  /\b(?:skip(?:ping|ped)?|delete|remove|drop|clear)\b(?!.*\b(?:ideas|recipes|with)\b)(?=.*\bbreakfast\b)(?=.*\blunch\b)(?=.*\bdinner\b)/,
  /\b(?:can not|not|never) (?:let|allow) my self (?:to )?eat\b|\b(?:see|no|is) (?:the |\bany )?point (?:of|in) eating\b/,
  /\b(?:stomach|belly) (?:\w+ )?empty\b.{0,16}\b(?:till|until|for|all|days?|week)\b|\b(?:\d+|two|three|four|five|six|seven|several) days? (?:of |with )?(?:no|not|without|zero) (?:eat\w*|food|meals?)\b/,
  /\b(?:not let|stop|prevent|forbid|block|keep) me (?:to |from )?eat(?:ing)?\b(?! (?:meat|fish|sugar|sweets|nuts|so|too|out))|\black me out\b/,
  /\b(?:\d|one|two|three|four|five|six|few) (?:\w+ )?(?:almonds?|nuts?|grapes?|crackers?|bites?|rice cakes?|leaf|leaves|berries|strawberries|carrots?|eggs?|apples?|spoons?|spoonfuls?)\b.{0,16}\b(?:for (?:the|a|one) (?:whole |entire )?(?:day|week)|all day|all week)\b/,
  /\block(?:s|ed|ing)? (?:up |me out of )?(?:the |my )?(?:kitchen|fridge|refrigerator|food)\b/,
  /^(?=.*\bno breakfast\b)(?=.*\bno lunch\b)(?=.*\bno dinner\b)/,
  /\beat(?:ing)? (?:\w+ )?(?:toilet paper|cotton|tissues?|chalk|paper|napkins?|soap|hair)\b(?! ?towel)/,
  /\bso (?:that )?i (?:do not|will not|can not) (?:have to |need to |want to )?eat\b(?! (?:too|so|the|it|that|this|meat|fish|sugar|sweets|junk))|\bavoid (?:eating|food|all food|meals)(?:$|[.!?,]| (?:at all|today|tomorrow|for|until|with|when|completely))/,
  /\b(?:36|48|60|72|84|96|1\d\d) ?(?:h|hrs?|hours?)\b.{0,12}\bfast\w*|\bfast\w*\b.{0,20}\b(?:36|48|60|72|84|96|1\d\d) ?(?:h|hrs?|hours?)\b/,
  /\b(?:to|i|can|me|and|will|could|should|just) fast (?:for |during |through |over )?(?:(?:a|one|the|this|all|whole|entire|next) )+(?:week|weekend|month)\b/,
  /\b(?:skip|skipping|avoid\w*|quit) (?:on )?eating(?=$|[.!?,]| (?:for|until|till|today|tomorrow|this|the (?:week|day|rest)|all day|at all|altogether)\b)/,
  /\b(?:1|one|2|two) meals? (?:in|every|per|for|a) (?:week|(?:\d|two|three|four|five|several|a few|the whole) (?:days|week))\b|\bnot plan any food\b|\bplan no food\b/,
  new RegExp(
    `\\bnot (?:had|have|taken|got|touched)(?: (?:\\bany|some|a|one|my|real|solid|proper|single|bite of))* (?:food|bite|meals?)\\b.{0,16}\\b(?:since (?:yesterday|last|${WEEKDAY})|(?:for|in) (?:the last |over )?${NUMBER} (?:\\w+ )?days?)\\b`,
  ),
  /^(?=.*\b(?:delete|skip\w*|not eat|no|remove|cancel|stop)\b).*\buntil i (?:am|weigh|reach|hit|get to|lose) \d/,
  /\bday (?:\d+|one|two|three|four|five) of (?:my |a |the )?(?:\w+ )?(?:fast|fasting|cleanse|detox|not eating)\b/,
  /\b(?:until|till|before) (?:i |you |a person |someone )?starves?\b|\bplan (?:only |just )?water\b|\b(?:do|does|will) not need (?:\bany )?(?:food|to eat)\b(?! (?:so|more|now|right|on|list|for|shopping))/,
  /\b(?:skip|no|cancel|delete|remove|stop) (?:my |the |all |\bany |eating )*(?:breakfasts?|lunch|dinners?|meals?|food) (?:forever|for ever|for good|ever again)\b/,
  /\beat(?:ing)? (?:only |just )?once (?:every|in|per|a) (?:(?:two|three|four|2|3|4|other|second|few) days?|week)\b|\beat(?:ing)? less than (?:everyone|everybody|anyone|others|my friends)\b|\bget no food\b/,
  /\b(?:all|every|each)(?: \w+){0,2} (?:meals?|portions?)\b.{0,16}\b(?:to|at|factor) (?:0?[.,][0-3]\d?\b|[1-3]?\d ?(?:%|percent))|\bfactor (?:0?[.,][0-3]\d?)\b.{0,16}\b(?:all|every|each)\b/,
  /\b(?:leave out|exclude|avoid|remove|ban|delete) (?:all|every|\bany)(?: the)? foods?\b(?! (?:with|that|containing|from|i)\b)/,
  /\b(?:be|become) (?:just |all |only )?skin and bones?\b|\ba (?:\w+ )?fast(?= (?:from|for|until|of|till|this|on|tomorrow|next|starting)\b|$|[.!?,])|\bstarving (?:on purpose|for (?:\w+ )?days|since (?:yesterday|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/,
  /\b(?:be|get|am) allowed (?:to eat|my|dinner|lunch|breakfast|food|a meal|\bany food)\b(?!\?)/,
  /\b(?:skip|no|not eat|cancel|remove|delete|less)\b.{0,40}(?:\b(?:because|since|cause|as)|,) i (?:am|feel|was|look|got|have been) (?:so |too |very |such a |really )*(?:fat|bad|ugly|disgusting|gross|weak|naughty|pig|heavy)\b(?! (?:at|in) (?:cooking|baking|planning))/,
];
