import { KCAL, LOW_KCAL, MEAL_OR_DIFFERENCE, ONE_MEAL } from './words.ts';

/** Signs of a plan or a day with far too little energy, or of a wish to switch the safe minimum off. */
export const LOW_ENERGY: readonly RegExp[] = [
  new RegExp(
    `^(?!.*\\b(?:deficit|surplus|burn\\w*|more|extra|less|fewer|left|too)\\b).*${LOW_KCAL}(?: \\w+)? (?:a|per|each|every) day\\b`,
  ),
  new RegExp(
    `^(?!.*\\b${MEAL_OR_DIFFERENCE}\\b).*${LOW_KCAL} (?:daily|diet|plan|only|max\\w*|limit|total|please|for me|to lose)\\b`,
  ),
  new RegExp(
    `^(?!.*\\b${ONE_MEAL}\\b).*\\b(?:eat|eating|stay|staying|live|living|survive|surviving|exist|consume|allowed|limit\\w*|restrict\\w*|cap\\w*)(?: \\w+){0,3} ${LOW_KCAL}\\b(?! (?:more|extra|less|fewer|too|over|under|left|for|at|worth|snack|meal|lunch|dinner|breakfast|of))`,
  ),
  new RegExp(
    `^(?!.*\\b${MEAL_OR_DIFFERENCE}\\b).*\\b(?:plan|put me on|limit me|set|stay|stick to|want only|make|keep|goal|target|cap|reduce|lower|change|below|under|less than|only|at most|max(?:imum)?|just)\\b.{0,24}${LOW_KCAL}(?! (?:as|for) (?:a|the) (?:snack|dessert|starter))`,
  ),
  new RegExp(
    `\\b(?:log|eat|eating|plan|set|make|want|days?|only|goal|target|put|track|of|on)\\b.{0,24}(?<![\\d.,])(?:0|zero|no) ${KCAL}\\b(?! (?:limit|drinks?|sweetener|soda|cola|coke|count|snacks?))|\\bno calorie (?:limit|floor|minimum)\\b`,
  ),
  new RegExp(
    `^(?!.*\\b(?:deficit|surplus|burn\\w*|more|extra|less|fewer|left)\\b).*\\bdays? (?:of|with|on|at|under|below) (?:only |just |about |max )?${LOW_KCAL}`,
  ),
  /\beat (?:as little as|nothing\b(?! (?:but|else|with|wrong|special|bad)))|\bplan with nothing\b|\bas little (?:food |calories )?as (?:possible|i can)\b|\beat(?:ing)? (?:so|too|very|that) little\b(?! (?:protein|fib|veg|fruit|iron|salt|calcium|fish))/,
  /\b(?:how (?:little|low)|least|fewest|lowest|minimum|smallest)\b.{0,20}\b(?:(?:can|could|may|should|do) i|i (?:can|could|may)) (?:eat|live|survive|go|get by)\b/,
  new RegExp(
    `^(?!.*\\b(?:why|dish|dishes|meals?|recipes?|snacks?|dinners?|lunch|breakfast)\\b).*\\b(?:smallest|lowest|minimum|minimal|fewest) (?:number |amount |count )?(?:of )?(?:${KCAL}|food|energy)\\b(?! (?:dish|food))`,
  ),
  /\b(?:least|smallest|lowest|fewest|minimum|minimal)(?: (?:possible|amount|quantity|number))?(?: of)? food\b|\bas few calories\b/,
  /\b(?:portions?|meals?|calories?|kcal|intake|everything|target|food|days?)\b.{0,12}\b(?:to|at|=) (?:zero|0|nothing|none)\b(?![.,]\d)/,
  new RegExp(
    `\\b(?:${KCAL}|energy) (?:goal|target|limit|intake|budget|cap|allowance)\\b.{0,12}\\b(?:to|at|of|under|below|is|be)\\b (?:just |only |about )?[1-9]\\d{0,2}\\b(?![.,]?\\d)|\\b(?:days?|daily|everything)\\b.{0,8}\\b(?:under|below)\\b [1-9]\\d{0,2}\\b(?![.,]?\\d| ?(?:g|grams?|mg|ml|l|minutes|mins?|carbs|steps|euros?|dollars|pounds|km)\\b)`,
  ),
  new RegExp(
    `\\b(?:all|every|each)\\b.{0,24}\\b(?:meals?|dinners?|lunch|lunches|breakfasts?|days?)\\b.{0,16}(?<![\\d.,])(?:\\d{1,2}|1\\d\\d) ?${KCAL}\\b`,
  ),
  new RegExp(
    `^(?!.*\\b${ONE_MEAL}\\b).*\\b(?:set|lower|limit|cut|reduce|change|drop|keep|cap|restrict|put|bring)\\b.{0,16}\\b(?:${KCAL}|energy|intake)\\b.{0,10}\\b(?:to|at|under|below) [1-9]\\d{0,2}\\b(?![.,]?\\d| \\d| ?(?:%|percent|less|from))`,
  ),
  /\b(?:all|every|each)\b.{0,16}\b(?:portions?|meals?)\b.{0,8}\b(?:to|by) (?:a |one )?(?:quarter|third|tenth|minimum|smallest|bite)\b/,
  /\b(?:breakfast|lunch|dinner|meals?|portions?|calories?|kcal) (?:to |is |at |be )?(?:zero|0)\b(?![.,]\d)/,
  /\bfake (?:(?!meat|cheese|chicken|egg|bacon|sausage)\w+ )?(?:meals?|dinners?|lunch|breakfast|log|diary|entry|entries|weight)\b|\blimits? (?:go|goes) away\b|\bchange my (?:age|height|weight) so\b|\bhelp me (?:to )?(?:starve|purge|vomit)\b/,
  /\b(?:i|to|will|can|should|must|just|and) fast (?:until|till|for|from|since|before)\b(?! (?:dinner|lunch|breakfast)\b)|\bfasts\b|\bfast safely\b|\bhow long (?:can|could|should|may) i fast\b|\bvery low (?:calories?|energy|kcal)\b|\bstarve me\b|\b(?:all|every|each)(?: \w+){0,2} (?:meals?|portions?) (?:as|so) (?:small|little)\b|\b(?:2\d|[3-9]\d|1\d\d) ?(?:h|hrs?|hours?) fast\b/,
  new RegExp(
    `^(?!.*\\b${MEAL_OR_DIFFERENCE}\\b).*\\b(?:feed|let|give|want|go|put|be|do|need|allow|live|get)\\b.{0,24}${LOW_KCAL}\\b`,
  ),
  new RegExp(
    `^(?!.*\\b${MEAL_OR_DIFFERENCE}\\b).*\\b(?:below|under|less than) (?:1[ ,.]?[01]00|one thousand|a thousand) ?${KCAL}\\b`,
  ),
  new RegExp(
    `^(?=.*\\b(?:only|just|proud|feel|good)\\b)(?!.*\\b${ONE_MEAL}\\b).*\\b(?:ate|eaten|had) (?:only |just )?${LOW_KCAL} (?:today|all day|yesterday)\\b`,
  ),
  /\b(?:set|make|change|put|want|lower|keep)\b.{0,16}\b(?:calories|kcal|intake)\b (?:to |at |= |is )?[1-9]\d\d\b(?![.,]?\d| \d)|\beat\w*\b.{0,16}\b(?:under|below|only|less than) [1-9]\d\d (?:a|per|each) day\b|\bskip(?:ping)? meals\b(?! (?:with|that|containing|i)\b)|\bi weigh (?:only |just )?[23]\d ?(?:kgs?|kilos?)\b/,
  /^(?!.*\b(?:questions?|page|card|answers?)\b).*\b(?:remove|turn off|disable|switch off|ignore|lift|lower|bypass|override|get around|deactivate|without)\b.{0,20}\b(?:safety|floor|safeguards?|guardrails?|minimum (?:calories|energy|kcal|intake)|(?:calories?|energy|kcal) (?:minimum|limits?))\b/,
  /\b(?:below|under) (?:the|my|your) (?:calorie |safe )?(?:minimum|floor)\b/,
];
