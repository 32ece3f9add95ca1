import { expect, test } from 'vitest';
import { type CheckIn, checkInWords } from './check-in-words.ts';
import { energyEstimateWords } from './estimate-words.ts';

const CHECK_IN: CheckIn = {
  weeklyKg: -0.32,
  eaten: { kcal: 1852, days: 6 },
  estimate: { kcal: 2312, low: 2183, high: 2441, learning: false, daysLogged: 24, daysWeighed: 19 },
  now: { expenditureKcal: 2450, planKcal: 1960 },
  next: { expenditureKcal: 2310, planKcal: 1848 },
  milestone: 2,
};
const words = (checkIn: CheckIn, telling: Partial<Parameters<typeof checkInWords>[1]> = {}): string =>
  checkInWords(checkIn, { units: 'metric', figures: true, calm: false, ...telling })
    .join('\n')
    .replaceAll('\u00a0', ' ');

test('tells in words first and figures second', () => {
  expect(words(CHECK_IN)).toBe(
    [
      'Your weight is going down slowly, about 0.3 kg a week.',
      'You are 2 kg nearer to your target than when this log began.',
      'On the 6 days of last week that you logged you ate about 1 850 kcal a day.',
      'Your body uses about 2 310 kcal a day, likely 2 180 to 2 440 kcal, by 24 days of food and 19 weights.',
      'It does not include food that you do not log. It is what you would log to keep your weight steady.',
      'To match that, a planned day would have 1 848 kcal instead of 1 960 kcal.',
    ].join('\n'),
  );
});

test('pounds for those who read pounds', () => {
  expect(words(CHECK_IN, { units: 'imperial' })).toContain('about 0.7 lb a week');
  expect(words(CHECK_IN, { units: 'imperial' })).toContain('4 lb nearer');
});

test('without figures there is none, and the way is told', () => {
  for (const next of [CHECK_IN.next, { expenditureKcal: 2600, planKcal: 2090 }, null]) {
    const text = words({ ...CHECK_IN, next }, { figures: false });
    expect(text).not.toMatch(/\d/);
    expect(text).toMatch(next === null ? /stays as it is/ : /a little (less|more) each day/);
  }
});

test('calm has fewer sentences and no milestone', () => {
  const calm = words(CHECK_IN, { calm: true });
  expect(calm.split('\n')).toHaveLength(3);
  expect(calm).not.toContain('target');
});

const { estimate: LEARNED } = CHECK_IN;
const estimateWords = (changes: Partial<typeof LEARNED>, figures = true): string =>
  energyEstimateWords({ ...LEARNED, ...changes }, { figures })
    .join(' ')
    .replaceAll('\u00a0', ' ');

test('an estimate says that it is still learning, and without food or weights that there is only the formula', () => {
  expect(estimateWords({ learning: true, daysLogged: 1, daysWeighed: 1 })).toBe(
    'From 1 day of food and 1 weight Sorrel is still learning how much energy your body uses. ' +
      'So far it is about 2 310 kcal a day, likely 2 180 to 2 440 kcal.',
  );
  expect(estimateWords({ learning: true, daysLogged: 0 })).toContain('a formula');
});

test('an estimate holds no figure for members who see none', () => {
  for (const changes of [{}, { learning: true }, { daysLogged: 0 }])
    expect(estimateWords(changes, false)).not.toMatch(/\d/);
});
