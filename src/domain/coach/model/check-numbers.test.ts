import { expect, it } from 'vitest';
import { LEFT_OUT, sentencesOf, uncheckedSentences, withoutUnchecked } from './check-numbers.ts';

const SOURCES = {
  tools: [
    'Dinner on Thursday 3 December: Lentil dal, 612.7 kcal, 24.4 g protein, 250 g red lentils, 500 ml water.',
    'Day 2026-12-04: eaten 640 of 1,800 kcal, drunk 0.75 of 2.2 l, fibre 31 g (103 %), sodium 1450 mg, vitamin D 5 µg.',
    '{"energy_kcal": 85, "protein_g": 10.3}',
    'Last weight: 71.35 kg on 19 November. Ready in 25 minutes, serves 4.',
  ],
  member: ['I ate about 200 of rice and two hundred and fifty grams of beans on Dec 1', 'I weigh 11 stone'],
};

/** The sentences of a list that stands between bars. */
const listOf = (text: string): readonly string[] => text.split('|').map((one) => one.trim());

const TRUE = listOf(`
  Tonight you have lentil dal with 613 kcal. | It has 612.7 kcal. | Dal has 24 g of protein. |
  Dal has 24.4g protein. | You need 250 grams of red lentils. | You need a quarter of a kilo of red lentils. |
  You need 0.25 kg of lentils. | You need two hundred and fifty grams of lentils. |
  Add half a litre of water. | Add ½ l of water. | Add 0.5 litres of water, then cook for 25 minutes. |
  Add 1/2 litre of water. | Your target is 1,800 kcal. | Your target is 1800 kcal. |
  Your target is about 1800 calories. | Your target is 1 800 kcal. |
  Your target is eighteen hundred calories. | Your target is one thousand eight hundred kcal. |
  Your target is 1.8k calories. | Your calorie target is 1800. | You have eaten 640 of 1800 kcal. |
  You have eaten 640/1,800 kcal. | You have eaten **640** kcal so far. | You have drunk 0.75 of 2.2 litres. |
  You have drunk 750 ml. | You have drunk three quarters of a litre. | That is 103% of your fibre. |
  That is 103 per cent of your fibre. | Sodium is at 1.45 g. | Sodium is at 1450 milligrams. |
  Vitamin D: 5 micrograms. | Calories: 85. | Protein (g): 10.3 | It has ten grams of protein. |
  You weigh 71.35 kg. | Your weight is 71.35. | Your last weight was 71.4 kg. | You said 200 g of rice. |
  That was 200 kcal, as you said. | You told me 250 g of beans. | You weigh 11 stone. |
  On 3 December there is dal. | On December 3 there is dal. | On the 3rd of December there is dal. |
  On Dec. 3rd there is dal. | That is planned for 2026-12-03. | On 4 December 2026 it is soup. |
  On the 3rd there is dal. | You ate it on 1 December. | It takes 45 minutes and 3 pans. |
  There are 7 dishes in 12 cuisines. | Rest for 10 minutes, then serve 2 people. |
  Have two eggs and one slice of bread. | Dish 3 may taste better. | Have a calorie-free drink. |
  Pick 2 low-calorie snacks. | Eat five portions of vegetables a day. | Do 2 more squats. |
  I can look that up for you.`);

const LIES = listOf(`
  Tonight you have lentil dal with 650 kcal. | It has 612 kcal. | It has about 600 kcal. | It has 613 kJ. |
  It has 24.9 g of protein. | You need 300 grams of red lentils. | You need 1,250 g of lentils. |
  You need three hundred grams of lentils. | You need half a kilo of lentils. | Add a litre of water. |
  Add a litre and a half of water. | Add 1½ litres of water. | Add two and a half litres. |
  Add one point five litres. | Your target is 2,000 kcal. | Your target is 2 000 kcal. |
  Your target is 2000 calories. | Your target is twelve hundred calories. |
  Your target is a thousand calories. | Your target is 1.2k calories. | Your calorie target is 1500. |
  Calories: 613.4 | That leaves 1,160 kcal. | You have 500 more calories. | Burn 300 extra kcal. |
  That saves a few hundred calories. | That saves hundreds of calories. | You have eaten 700 of 1800 kcal. |
  Between 1500 and 1800 kcal is right. | Between 200 and 290 g is right. | Have 240-250 g of lentils. |
  Have 240 to 250 g of lentils. | That is **99** % of your fibre. | That is 12 percent less. |
  Eat 1.6g protein per kg. | You have 613 *kilo*joules. | You have 9_g of fat. | You have 9​9 kcal. |
  You have ٣٠٠ kcal. | You weigh 70 kg. | Your weight is 68.2. | You lost two pounds. |
  You are 10 stone now. | Your BMI is 22.4. | Drink 2 cups of milk. | Take 1000 IU, 25 µg of vitamin D. |
  Take 400 mcg of folate. | It has 4 oz of cheese. | Sodium is at 1500 mg. | On 5 December there is dal. |
  On December 24 there is dal. | That is planned for 2026-11-03. | On the 9th there is dal. | Zero calories!`);

it.each(TRUE)('a number in a reply has a source: %s', (sentence) => {
  expect(uncheckedSentences(sentence, SOURCES)).toEqual([]);
});

it.each(LIES)('a number in a reply has none: %s', (sentence) => {
  expect(uncheckedSentences(sentence, SOURCES)).toEqual([sentence]);
});

it('a number in a reply of the member alone counts with any unit, one of a tool only with its own', () => {
  const sources = { tools: ['613 kcal'], member: ['I had 90 of it'] };
  expect(uncheckedSentences('Then 90 g it is. And 613 g of rice.', sources)).toEqual([' And 613 g of rice.']);
});

it('sentences end where a reader would end them', () => {
  const text = 'Take approx. 200 g of it, e.g. 0.5 l. "Really?" Yes!\n1. Dal (613 kcal)\n- Soup';
  expect(sentencesOf(text)).toEqual([
    'Take approx. 200 g of it, e.g. 0.5 l.',
    ' "Really?"',
    ' Yes!\n',
    '1. Dal (613 kcal)\n',
    '- Soup',
  ]);
  expect(sentencesOf(text).join('')).toBe(text);
});

it('a reply without its unchecked sentences says in one plain sentence that something is missing', () => {
  expect(withoutUnchecked('Dal tonight. It has 900 kcal. It has 30 g fat. Enjoy!', SOURCES)).toBe(
    `Dal tonight. Enjoy! ${LEFT_OUT}`,
  );
  expect(withoutUnchecked('It has 900 kcal.', SOURCES)).toBe(LEFT_OUT);
});

it('a reply without its unchecked sentences keeps the lines of a list in order', () => {
  expect(withoutUnchecked('Dinner:\n- Dal: 613 kcal\n- Rice: 900 kcal\n- Salad\n\nEnjoy!', SOURCES)).toBe(
    `Dinner:\n- Dal: 613 kcal\n- Salad\n\nEnjoy!\n\n${LEFT_OUT}`,
  );
});
