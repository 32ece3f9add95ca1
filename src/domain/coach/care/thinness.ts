import { WEEKDAY } from './words.ts';

const PEOPLE =
  '(?:parents?|mum|mom|mother|father|dad|husband|wife|partner|boyfriend|girlfriend|doctor|dietitian|family|friends?|everyone|everybody|nobody|no one|others|people|they|teacher|coach)';
/** Foods and drinks that feed nobody for a day on their own. */
const NEXT_TO_NOTHING =
  '(?:water|coffee|tea|juices?|ice|gum|broth|cucumbers?|air|celery|lettuce|apples?|carrots?|grapes?|grapefruits?|lemons?|eggs?|watermelon|cabbage|salads?|fruit|popsicles?|rice cakes?|crackers?|bananas?|yog(?:h)?urt|oranges?|soup|biscuits?|cigarettes|coke|diet coke|energy drinks?|smoothies?|shakes?|milk)';
const MEAL = '(?:meals?|breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|food|everything)';

/** Signs of an eating disorder: a wish to be dangerously thin, fear of food, hiding what was eaten. */
export const THINNESS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:not|nothing|hardly|barely)(?: \\w+)? (?:eaten|eat|ate)(?: \\w+){0,2} since (?:yesterday|last|the day|${WEEKDAY})\\b`,
  ),
  /(?<!can not |could not )\b(?:stop|stopped|quit|give up|gave up|refuse|refusing) (?:to )?(?:eat|eating)(?: (?:food|anything|altogether|completely|entirely|at all|for \w+|until|to lose)|$|[.!?,])/,
  /\bi (?:will|want to|am going to|should|plan to|would rather) (?:just )?not eat\b(?! (?:meat|fish|pork|beef|dairy|nuts|gluten|sugar|eggs?|that|this|it))|\bi (?:do not|no longer) (?:want to )?eat (?:at all|anything|anymore|\bany food)\b/,
  new RegExp(
    `\\b(?:swap|replace|change|switch|exchange|substitut\\w+|turn)(?: (?:out|all|every|each|of|my|the|today is|tomorrow is|single|today|tonight is|rest)){0,4} ${MEAL}[\\w ,]{0,24} (?:for|with|by|to|into) (?:only |just |black |lemon |plain |some |cold |a |glass(?:es)? |smoothies? of |drinks? of |of |cups? |ice |green )*(?:water|coffee|tea|nothing|air|ice|juice|broth|wine|vodka|alcohol|cigarettes?|gum)\\b(?! (?:chestnut|cress|melon))`,
  ),
  /\b(?:ate|eaten|eat|eating) (?:almost |nearly |basically |literally )?nothing(?=$|[.!?,]| (?:today|yesterday|all|since|for|the|in|at all|tonight|this|and|so|because)\b)|\bnot (?:eaten|eat|eating|ate)(?: anything| a thing)? (?:all|the whole|the entire) day\b/,
  new RegExp(
    `\\b(?:eat|eating|ate|eaten|live|living|drink|drank|had|have|having|survive|survived|plan|food|diet)\\b(?: \\w+){0,5}? (?:only|just|nothing but|nothing except|nothing else than)\\b(?: \\w+){0,3} ${NEXT_TO_NOTHING}\\b.{0,24}\\b(?:all day|all week|days|weeks?|month|since)\\b`,
  ),
  new RegExp(
    `\\b(?:only|just|nothing but|nothing except)\\b(?: (?:eat|eating|ate|eaten|live|living|drink|drank|had|have|having|drinking|allow|allowed|allowing|let|permit|my self|black|lemon|plain|on|an?|one|two|some|and)){0,4} ${NEXT_TO_NOTHING}\\b.{0,24}\\b(?:all day|all week|weeks?|month|since|(?:a|per|each|every) day|(?:two|three|four|five|\\d) days)\\b(?<!(?:water|coffee|tea|milk|juices?) (?:a|per|each|every) day)`,
  ),
  new RegExp(
    `\\b(?:days?|weeks?)\\b.{0,20}\\b(?:only|just|nothing but|nothing except)\\b(?: \\w+){0,2} ${NEXT_TO_NOTHING}(?:$|[.!?,])`,
  ),
  new RegExp(
    `\\b(?:an?|one|half an?|single|two|few) (?:single |small |green |little )*${NEXT_TO_NOTHING}\\b(?: (?:an?|per|each|every) day)?(?: and (?:\\w+ )?${NEXT_TO_NOTHING})? (?:is|are|was) (?:all|everything|the only (?:thing|food)) (?:that )?i\\b|\\b(?:live|living|survive|surviving|exist|existing|get by|getting by|am|down) (?:only |just |off |down )?(?:on |off |to )(?:only |just |about )?(?:an?|one|half an?|two|a single|a few) ${NEXT_TO_NOTHING}\\b`,
  ),
  new RegExp(
    `\\b(?:only|just|nothing but)(?: (?:eat|eating|have|having|allow my self|been eating|been having))? (?:an?|one|half an?|two|some)(?: \\w+)? ${NEXT_TO_NOTHING} (?:and|with|plus)(?: \\w+){0,2} ${NEXT_TO_NOTHING}\\b.{0,12}\\b(?:a|per|each|every|all) day\\b`,
  ),
  new RegExp(
    `\\ball (?:that )?i (?:had|ate|eat|have|have had|have eaten|allow my self)\\b.{0,24}\\b(?:was|is|are|were)\\b(?: \\w+){0,3} ${NEXT_TO_NOTHING}\\b|\\b(?:and|but|,) (?:then )?nothing (?:till|until|for the rest|else (?:all|till|until))\\b|\\b(?:only|just|nothing but)\\b(?: \\w+)? ${NEXT_TO_NOTHING} (?:till|until|to) (?:tomorrow|${WEEKDAY}|the weekend|next week|my weigh)\\b|\\bthen nothing (?:till|until|all|else)\\b`,
  ),
  /\b(?:live|survive) without (?:food|eating)\b|\bunderweight\b|\b(?:live|survive|living|surviving|exist) (?:only |just )?on (?:\w+ )?(?:water|coffee|tea|juice|ice|air|gum|diet coke)\b/,
  /\beat(?:ing)? (?:only )?(?:every (?:other|second|two|three|third)|alternate) days?\b|\bevery (?:other|second) day (?:\w+ )?nothing\b|\balternate day fast\w*|\b(?:one|a) meal every (?:two|three|other|second|2|3) days?\b/,
  /\b(?:plan|eat|eating|live on)\b(?: \w+){0,3} (?:only|just|nothing but) (?:lettuce|cucumbers?|celery|water|ice|air|broth|black coffee|coffee|tea)\b/,
  /\blook(?:s)? like i (?:ate|have eaten|finished|eat|had)\b|\bpretend (?:that )?i (?:ate|have eaten|eat)\b/,
  /\b(?:lettuce|leaf|apple|almonds?|carrot|cucumber|grapes?|salad|cracker|rice cake|tomato)\b.{0,16}\b(?:was|is) (?:that|it|this) (?:\w+ )?too much\b/,
  /\bweigh (?:only |just |about |under )?(?:[23]\d|4\d) ?(?:kgs?|kilos?)\b.{0,60}\b(?:lower|lighter|thinner|less|lose|fat)\b|\bweigh as little as\b/,
  /\bhid(?:e|es|ing|den) (?:my |the |some )?(?:food|meals?) (?:in|under|from|behind)\b|\bfood (?:is|feels)(?: like)? (?:the |my |an? )?(?:enemy|poison|evil|dirty|punishment|scary)\b/,
  new RegExp(
    `\\b(?:ate|eaten|eating) (?:only|just|nothing but) (?:an?|one|some|half|two)(?: an?)? (?:\\w+ )?${NEXT_TO_NOTHING} (?:today|all day|yesterday|this whole)\\b`,
  ),
  /\b(?:skip|remove|delete|cancel|clear|stop) all (?:of )?(?:my |the )?food(?:$|[.!?,]| (?:for|this|until|today|tomorrow))|\b(?:i|to) restrict(?:$|[.!?,]| (?:too|my ?self|food|my food|everything|again|more|so))|\brestricting\b|\bmy ed\b(?! setting)|\brelaps\w*/,
  /\b(?:how (?:to|do i|can i)|want to|help me) (?:lose|kill|reduce|curb|decrease|get rid of|suppress) (?:my |the )?(?:appetite|hunger)\b/,
  /(?<![\d.,])(?:[23]\d|4[0-4]) ?(?:kgs?|kilos?)\b.{0,24}\b(?:goal|target|ideal|dream weight|for 1[5-9]\d|for my height)\b/,
  /\bnot (?:want|like|going|plan|wish) to eat(?=$|[.!?,]| (?:today|tonight|tomorrow|anything|at all|anymore|ever|food|until|for|this week)\b)/,
  /\b(?:i am|i look) too (?:thin|skinny)\b|\bmy periods?\b.{0,12}\b(?:back|stopped|gone|missing|away)\b/,
  /\b(?:days?|weeks?|month) of (?:\w+ )?fasting\b|\bskip everything\b(?! (?:with|that|containing|but|except))/,
  /\b(?:only|just|nothing but) (?:water|black coffee|coffee|tea)\b.{0,12}\b(?:for me|today|tomorrow|this week|until)\b|\bi (?:ate|had|have eaten)\b.{0,24}\b(?:even though|although|but) i (?:did not|have not|never)\b/,
  /\bi am not eating(?=$|[.!?]| (?:till|until|for|anymore|anything|at all|this week)\b)|\bi (?:do not|never) like (?:\bany )?(?:food|eating)(?:$|[.!?,])/,
  /\bso (?:that )?(?:(?:nobody|no one) (?:sees?|knows?|notices?|finds? out)|(?:my \w+|they|she|he) (?:does not|do not|will not|can not|never) (?:see|know|notice|find out)|(?:my \w+|they|she|he) (?:thinks?|believes?) i)\b/,
  /\bnot eat(?:ing)? (?:at all|anything)\b(?! (?:with|that|containing|from|after|before|but|else|green|sweet|like))/,
  /^(?=.*\b(?:skip\w*|cancel|remove|delete|not eat\w*|without eating|no (?:food|dinners?|lunch|breakfast|meals?)|stop eating)\b)(?=.*\b(?:be|get|so|too|stay|am|become|look|makes me) (?:\w+ )?(?:thin|thinner|skinny|skinnier|slim|slimmer|lighter|fat)\b)/,
  /\b(?:scared|afraid|worried|fear|terrified)\b.{0,30}\b(?:make|makes|get|getting|become) (?:me )?(?:fat|gain)\b|\b(?:days?|weeks?|month)\b.{0,12}\bwithout (?:eating|food|meals)\b|\bplan (?:\w+ )?(?:so|as) low\b/,
  /\bskeleton\b|\b(?:powerful|strong|pure|clean|in control|proud|good|better|best|happy|amazing|great|light|euphoric)\b.{0,16}\b(?:when|because|if|being|feeling|since) (?:i am |i feel |i stay |my (?:stomach|belly) is )?(?:so |very )?(?:hungry|empty|starving|not eating)\b|\blove (?:being|feeling|to be) (?:hungry|empty)\b/,
  /\banor[ea][xck]\w*|\bth?inspo\w*|\bmeanspo\b|\bpro ?(?:ana|mia)\b|\bana (?:tips?|buddy|coach|diet|tricks?|mia)\b|\beating disorder|\borthorexi\w*|\bthigh gap\b|\bsize (?:zero|0)\b/,
  /\b(?:bones?|ribs|collar ?bones?|hip ?bones?)(?: \w+)? (?:show\w*|visible|stick\w*)\b|\bsee my (?:bones|ribs|collar ?bones?)\b|\b(?:be|become|get|look) (?:as|so) (?:thin|skinny)\b|\b(?:not|never)(?: \w+)? (?:skinny|thin) enough\b/,
  /^(?!.*\b(?:los(?:e|s|t|ing)|child|son|daughter|kid|dog|cat)\b).*\b(?:goal|target|get (?:down )?to|down to|reach|become|until i am|hit|be|to weigh|only weigh|just weigh|dream)\b.{0,20}(?<![\d.,])(?:[23]\d|4[0-4]) ?(?:kgs?|kilos?)\b/,
  /\b(?:goal|target|get (?:down )?to|down to|reach|hit|to weigh|only weigh)\b.{0,20}(?<![\d.,])(?:[5-8]\d|9[0-5]) ?(?:lbs?|pounds)\b(?! (?:less|lost|off|down))|\b(?:want|would like|goal|get|stay|become|how to be)\b.{0,24}\bunderweight\b|\bbmi (?:of |under |below |at |goal |is )*1[0-7]\b/,
  /\b(?:help|stop|keep|distract) (?:me|my ?self) (?:to |from )?(?:not (?:to )?eat|eating)(?:$|[.!?,]| (?:today|tonight|tomorrow|anything|at all|for|until|so|food|dinner|lunch))|\b(?:how (?:do i|to|can i)|tricks?|tips?)\b.{0,16}\bnot (?:to )?(?:eat|feel hungry|be hungry|get hungry)(?:$|[.!?,]| (?:today|tonight|tomorrow|anything|at all|for|until|so|food|dinner|lunch))/,
  /\b(?:ignore|ignoring|suppress\w*|numb|silence|trick|turn off) (?:my |the |your )?(?:hunger|appetite|being hungry|feeling hungry|stomach)\b|\bnot (?:be|feel|get) hungry (?:anymore|ever|again)\b/,
  new RegExp(
    `\\b(?:without|no|not any|zero) (?:food|eating|meals)\\b(?! (?:with|that|containing|without|from)\\b).{0,20}\\b(?:till|until|for|days?|weeks?|tomorrow|today|${WEEKDAY})\\b|\\bgo(?:ing)? (?:\\w+ )?without (?:food|eating)\\b|\\beat again (?:when i|once|only|until)\\b|\\b(?:lose|losing|thin|skinny)\\b.{0,24}\\bwithout (?:eating|food)\\b`,
  ),
  /\bnot (?:allowed|permitted|supposed|going) to eat (?:again |anything |food |dinner |lunch |today |tomorrow )*(?:until|till|unless|anything|today|tomorrow|tonight|at all|$|[.!?,])/,
  /\beat (?:again |anything |food |only )*(?:until|when|once|unless) i (?:\w+ ){0,2}(?:los[et]|weigh|reach\w*|drop\w*|thin|skinny)\b/,
  /\b(?:do|did|does) not deserve (?:it|to|food|any\w*|dinner|lunch|breakfast|meals?|a meal)\b|\b(?:have|need|must|got|had|want) (?:to )?(?:first )?earn (?:my |the |a )?(?:food|dinner|lunch|breakfast|meals?|right to eat|it)\b|\bpunish (?:my ?self|me)\b/,
  new RegExp(
    `^(?=.*\\b(?:hid|hide|hides|hiding|tricks?|tricking|lie|lies|lied|lying|fool|fooling|fake|pretend\\w*|threw|thinks?|believes?|notices?|finds? out|sees?|knows?|from|secretly)\\b)(?=.*\\b(?:hid|hide|hiding|tricks?|tricking|lie|lying|fool|fake|pretend|secretly|threw|so)\\b)(?=.*\\b${PEOPLE}\\b).*\\bi (?:\\w+ ){0,3}(?:eat|ate|eaten|eating|skip\\w*|starv\\w*|throw|purg\\w*)\\b`,
  ),
  new RegExp(
    `\\bhid(?:e|ing)\\b.{0,60}\\b(?:eat|eating|food|meals?|weight)\\b.{0,30}\\bfrom (?:my |the )?${PEOPLE}\\b`,
  ),
  /\bperiods? (?:has |have )?(?:stopped|gone|disappeared)\b|\b(?:lost|losing|no|missed|missing) my periods?\b/,
  /\b(?:afraid|scared|terrified|fear) (?:of |to )(?:eat|eating|food|gaining|getting fat)\b|\b(?:food|eating|meals?) (?:\w+ )?(?:scares?|frightens?|terrif\w+) me\b/,
];
