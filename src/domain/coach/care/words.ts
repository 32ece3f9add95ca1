/** Lists of words that signs of several topics share, as sources of regular expressions. */

export const NUMBER =
  '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|couple|few|several|many|some|all|whole|half)';
export const WEEKDAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
export const KCAL = '(?:k?cals?|kilocalories|calories?)';
/** An energy below 1 000. */
export const LOW_KCAL = `(?<![\\d.,]|\\d )[1-9]\\d{0,2} ?${KCAL}`;
/** Words for eating in general. */
export const EATING = '(?:eat|eats|eating|ate|eaten|food|meals?)';
/** Words for eating, meals and foods that people feel bad about. */
export const FOOD =
  '(?:eat|eating|ate|eaten|food|meals?|dinner|lunch|breakfast|snack|cake|chocolate|sweets|sugar|bread|carbs|calories|pizza|burger|cookies?|ice cream|dessert|candy|crisps|chips|fries|pasta|binge)';
const MEAL =
  'dish|dishes|meal|dinners?|lunch|breakfast|snacks?|recipes?|dessert|serving|portion|supper|soup|salad|smoothie|sandwich|ideas?|what (?:can|could|should)|something|anything|drink|bar|piece|bowl';
/** Words of a message about one meal, where a small energy is ordinary. */
export const ONE_MEAL = `(?:${MEAL})`;
/** Words of a message about one meal or food, or about a difference. */
export const MEAL_OR_DIFFERENCE = `(?:${MEAL}|deficit|surplus|burn\\w*|left|remaining|(?<!not |no )more|extra|fewer|too many|has|have|does|in)`;
