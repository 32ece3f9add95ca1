import { plainNumbers } from '../../food/amounts/written-numbers.ts';

/** Contractions and short forms as a phone's keyboard leaves them, written out. The order counts. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cant|cannot)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/\b(have|has|had|do|does|did|is|are|was|were|could|should|would|must)n'?t\b/g, '$1 not'],
  [/\b(?:i'm|im)\b/g, 'i am'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they)(?:'ve|ve)\b/g, '$1 have'],
  [/\b(i|you|we|they)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they)'d\b/g, '$1 would'],
  [/\b(what|how|when|where|why|that|it|there|who)'?s\b/g, '$1 is'],
  [/'s\b/g, ''],
  [/'/g, ''],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=\s|$)/g, 'with'],
  [/(\d)([a-z])/g, '$1 $2'],
  [/(\d)\s*(?:'|min(?:s|utes?)?\.?)(?=\s|$|[?!.,])/g, '$1 minutes'],
  [/\bhrs?\b/g, 'hours'],
  [/\b(?:(?:an|one|1) hour and a half|(?:one and a half|1\.5) hours?)\b/g, '90 minutes'],
  [/\b(?:half an hour|half hour)\b/g, '30 minutes'],
  [/\b(?:quarter of an hour|a quarter hour)\b/g, '15 minutes'],
  [/\b(?:an hour|one hour|1 hour)\b/g, '60 minutes'],
  [/\b(?:gimme)\b/g, 'give me'],
  [/\b(?:wat|wut|waht)\b/g, 'what'],
  [/\b(?:wich|whch)\b/g, 'which'],
  [/^y\b|\bwhy come\b|\bhow come\b|\bfor (?:what|which) reason\b/g, 'why'],
  [/\bskp\b/g, 'skip'],
  [/\blo+ng\b/g, 'long'],
  [/^ad\b/g, 'add'],
  [/^tak\b/g, 'take'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\b(?:gotta)\b/g, 'have to'],
  [/\b(?:tomorrow'?s|tmrw|tmr|tmw|tomo|2moro|2morrow)\b/g, 'tomorrow'],
  [/\b(?:2day|todays)\b/g, 'today'],
  [/\bmon\b/g, 'monday'],
  [/\btues?\b/g, 'tuesday'],
  [/\bweds?\b/g, 'wednesday'],
  [/\b(?:thu|thurs?)\b/g, 'thursday'],
  [/\bfri\b/g, 'friday'],
  [/\b(?<!(?:it|i|has|have|had|that|been) )sat\b(?! (?:out|on|in|down|there|at)\b)/g, 'saturday'],
  [/\b(?<!the )sun\b(?! ?(?:dried|flower))/g, 'sunday'],
  [/\btonights\b/g, 'tonight'],
  [/\b(?:latte|flat white) with (\w+ milk)\b/g, '$1 latte'],
  [/\bicecreams?\b/g, 'ice cream'],
  [/\bnite\b/g, 'night'],
  [/\bwks?\b/g, 'week'],
  [/\bppl\b/g, 'people'],
  [/\byest\b/g, 'yesterday'],
  [/\barvo\b/g, 'afternoon'],
  [/\bsmoko\b/g, 'morning snack'],
  [/\b(?:2nite|tonite|this evening|this eve)\b/g, 'tonight'],
  [/\b(?:brekkie|brekky|brekkies|breky|brekfast|bfast|brkfast|morning meal)\b/g, 'breakfast'],
  [/\b(?:supper|evening meal|din dins|dindins)\b/g, 'dinner'],
  [
    /\b((?:today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|before|change|replace|swap|shift|move|skip|easy|quick|smaller|bigger|lighter) )tea\b/g,
    '$1dinner',
  ],
  [
    /\btea(?= (?:tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|eaten|at \d|bigger|smaller|lighter)\b)/g,
    'dinner',
  ],
  [/\b(?:midday meal|lunchtime)\b/g, 'lunch'],
  [/\b(?:pls|plz|plse|please)\b/g, ' '],
  [/\b(?:thx|ty|tysm|cheers)\b/g, 'thanks'],
  [/\b(?:k?cals?|calorie|kilocalories?|calory|kalories?)\b/g, 'calories'],
  [/\b(?:carbohydrates?|carb)\b/g, 'carbs'],
  [/\bfiber\b/g, 'fibre'],
  [/\b(?:veggies?|veg|veggie)\b/g, 'vegetable'],
  [/\b(?:yogh?urts?|yoghourt)\b/g, 'yogurt'],
  [/\b(?:idk|tbh|btw|lol|ok so|okay so|hmm+|umm*|uh+)\b/g, ' '],
];

/** Words by which the coach knows a wish; a word that is nearly one of them is taken for it. */
const COMMANDS = new Set(
  `swap change replace exchange switch something different another instead dinner lunch breakfast snack snacks
  meal meals calories protein carbs fibre sugar water weight weigh weighed today tomorrow yesterday tonight monday tuesday
  wednesday thursday friday saturday sunday drank drink drunk eaten eating shopping list pantry fridge freezer cupboard
  minutes without recipe recipes ingredients ingredient cook cooking cooked skip move portion double halve half bigger
  smaller lock unlock keep remaining left much many plan planned week allergies allergic substitute swapping prepare
  quick quicker faster vegetarian vegan reminder reminders timer glass glasses litres litre should would could motivate
  remember suggest suggestion ideas nutrition vitamin sodium potassium calcium magnesium target goal energy spinach
  hungry ready finished regenerate settings preferences notifications progress pizza burger hamburger sandwich sushi
  kebab muffin croissant doughnut lasagne`.split(/\s+/),
);

/** Everyday words that are near a command and mean themselves. */
const OTHER_WORDS = new Set(
  `with what when that this they them then than there here have has had having will want wants wanted need needs
  like liked loved love hate just some more most less least make made makes take takes took taken time times lime mine
  keen kept been seen soup soap beet beef meat meal seal heal head bread break broke weeks week weak leek leaf life live
  living much such weather pastry march match watch water skim skimmed shoulder sundae freekeh wafer slushie slushy mead mole manty reindeer later letter better butter bitter dinner inner winner launch lunch
  bunch munch skip ship slip chip drop move more store stove love glove look book cook cool food good mood wood from
  form farm four five pour hour your days dates date late plate place plan plane plain planned planner change charge
  chance again about around after before since while where which other over under next last first second third list
  lost left lift let's thing things think thanks thank table tables able apple sweet sweat sweater heavy healthy light
  night right might fight sight tight bite rate rates eaten beaten eating heating seating weigh weight height eight
  freight goal coal boat coat goat oat oats target timer tired tried dried fried fries friend friends family kids child
  white wheat what cheat heat great treat threat bowl bowls spoon spoons slice slices piece pieces glass glasses class
  grass gram grams bottle bottles cup cups pack packs packet tin tins bars bars burger pizza swap snap soap swim quick
  quiet quite white half halve have shall small smell spell still fill full fuel feel feels feeling fast past paste
  taste toast roast coast cost coffee toffee cake bake lake make wake shake kind king thing cream dream steam stew
  show shows shown shower slow flow grow know known knew snow now how who whom whose does doing done gone going good
  page pages pasta salad salads sauce source course curry hurry carry sorry worry party pretty plenty empty every
  freeze froze frozen reheat store stored keeps lasts already ready play plays player plus snacked snacking rated rate printed plants planted pancake pancakes peaches
  ever never even event evening morning tea team term tear year years wear pear bear clear near dear hear heard hard
  card cards carb garden sugar suger cigar figure figures finger dinner's`.split(/\s+/),
);

/** True for a word that is no food, however near it is to the name of one. */
export const isEveryday = (word: string): boolean => COMMANDS.has(word) || OTHER_WORDS.has(word);

const SHORTEST_SPELT = 4;
/** From so many letters on, two slips are forgiven. */
const LONG_WORD = 7;
const LONGEST_WORD = 24;

/** The slips between two words: a letter changed, left out, added, or exchanged with its neighbour; `most` + 1 for more. */
const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? most) + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? most + 1;
};

/** The command that a misspelt word means; the word itself where it is known or nothing is near. */
const spelt = (word: string, isFood: (word: string) => boolean): string => {
  if (word.length < SHORTEST_SPELT || word.length > LONGEST_WORD || /\d/.test(word)) return word;
  if (COMMANDS.has(word) || OTHER_WORDS.has(word) || isFood(word)) return word;
  const most = word.length >= LONG_WORD ? 2 : 1;
  let best = word;
  let fewest = most + 1;
  for (const command of COMMANDS) {
    if (command.length < SHORTEST_SPELT) continue;
    if (command[0] !== word[0] && word.length < LONG_WORD) continue;
    const slips = slipsBetween(word, command, most);
    if (slips > 1 && command[0] !== word[0]) continue;
    if (slips < fewest) [best, fewest] = [command, slips];
  }
  return best;
};

const LONGEST_READ = 600;

/**
 * A message in lower case with contractions and short forms written out, other signs as spaces, and misspelt commands
 * mended: "Whats 4 dinnr??" is "what is 4 dinner". What lies behind 600 characters is not read. `isFood` keeps the names of foods as they are.
 */
export const plainWords = (text: string, isFood: (word: string) => boolean): string => {
  const written = WRITTEN_OUT.reduce(
    (so, [from, to]) => so.replace(from, to),
    plainNumbers(text.slice(0, LONGEST_READ))
      .toLowerCase()
      .replace(/[’‘`\u00b4]/g, "'"),
  );
  return (written.match(/\d+(?:\.\d+)?|[\p{L}]+|[,;:?!.%]/gu) ?? [])
    .map((word) => spelt(word, isFood))
    .join(' ')
    .replace(/ ([,;:?!.%])/g, '$1');
};
