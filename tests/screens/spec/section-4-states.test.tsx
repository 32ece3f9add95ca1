import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { enter, open } from '../../support/screen.tsx';
import { answer, hold, withoutExtensions } from '../../support/screen-calls.ts';
import { gone, press, shownText, shows, textsOf } from '../../support/screen-steps.ts';

/** What a member's screens show in each of their states, and what leads from one to the next. */

const openAsMember = async (address: string): Promise<void> => {
  await enter('Chervil');
  await open(address);
};

const budget = (percents: readonly [number, number, number, number], waterLitres: number) => {
  const [breakfast, snacks, lunch, dinner] = percents;
  return {
    calories_breakfast: breakfast * 10,
    calories_snacks: snacks * 10,
    calories_lunch: lunch * 10,
    calories_dinner: dinner * 10,
    calories_breakfast_goal: 1000,
    calories_snacks_goal: 1000,
    calories_lunch_goal: 1000,
    calories_dinner_goal: 1000,
    current_water_intake: waterLitres,
    daily_water_goal: 10,
    total_calories: 4000,
  };
};
const RED = 'var(--tomato)';
const AMBER = 'var(--amber)';
const GREEN = 'var(--leaf)';

const ringColour = (name: string) =>
  [
    ...page
      .getByRole('img', { name: new RegExp(`^${name}: `) })
      .element()
      .querySelectorAll('circle'),
  ]
    .at(-1)
    ?.getAttribute('stroke');
const waterColour = () =>
  page
    .getByRole('progressbar', { name: /^Water/ })
    .element()
    .querySelector('rect')
    ?.getAttribute('fill');

const colours = () => [
  ringColour('Breakfast'),
  ringColour('Snacks'),
  ringColour('Lunch'),
  ringColour('Dinner'),
  waterColour(),
];

test('rings and the water bar are red to 30 percent, amber to 80, then green, also past the goal [2.26 4.7 4.8 9.15]', async () => {
  withoutExtensions();
  answer('/today-nutrition-budget/', { json: budget([31, 80, 140, 30], 3) });
  await openAsMember('/dashboard');
  await shows(page.getByRole('img', { name: 'Lunch: 1400 / 1000 Cal' }));
  await expect.poll(colours).toEqual([AMBER, AMBER, GREEN, RED, RED]);
  await press('Set water to 10 L');
  await expect.poll(waterColour).toBe(GREEN);
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const kcalOf = (weekday: string): number => 1500 + 10 * WEEKDAYS.indexOf(weekday);
const PLAN = [
  {
    meals: {
      Meal_plan: Object.fromEntries(
        WEEKDAYS.map((weekday) => [
          weekday,
          {
            'Total calorie': kcalOf(weekday),
            total_carbs: 180,
            total_proteins: 80,
            total_fats: 50,
            breakfast: { [`${weekday} oats`]: 400 },
            snacks1: { Apple: 90 },
            lunch: { [`${weekday} soup`]: 500 },
            snacks2: { Walnuts: 110 },
            dinner: { Stew: 400 },
          },
        ]),
      ),
      shopping_list: { Vegetables: { Leeks: '3' } },
    },
  },
];
const weekdayIn = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('en-GB', { weekday: 'long' });
};
const grouped = (kcal: number): string => `1[^\\d]?${String(kcal).slice(1)}`;

test('the plan page: generating until a plan is there, today first, and the chosen day drives totals and meals [2.32 2.35 4.9]', async () => {
  let plan: unknown = [];
  answer('/nutrition/meal/', () => ({ json: plan }));
  await openAsMember('/dashboard/diet-plan');
  const generating = page.getByText('We are generating diet plan for you....');
  await shows(generating);
  plan = PLAN;
  const tabs = page.getByRole('tab');
  await shows(tabs);
  await gone(generating);
  const later = [2, 3, 4, 5].map(weekdayIn);
  await expect.poll(() => textsOf(tabs)).toEqual(['Yesterday', 'Today', 'Tomorrow', ...later]);

  const isChosen = async (label: string, weekday: string): Promise<void> => {
    await shows(page.getByRole('tab', { name: label, selected: true }));
    await shownText(new RegExp(`^of ${grouped(kcalOf(weekday))} planned$`));
    await shows(page.getByRole('button', { name: new RegExp(`${weekday} oats`) }));
  };
  await isChosen('Today', weekdayIn(0));
  for (const [label, days] of [
    ['Yesterday', -1],
    ['Tomorrow', 1],
    [weekdayIn(5), 5],
  ] as const) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await isChosen(label, weekdayIn(days));
  }
});

test('meal sections are an accordion; the ingredients list opens and closes on its own [2.33 2.34 4.10]', async () => {
  answer('/nutrition/meal/', { json: PLAN });
  await openAsMember('/dashboard/diet-plan');
  const section = (name: string): Locator =>
    page
      .getByRole('region', { name: 'Meals' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first();
  const ingredients = page.getByRole('button', { name: /List of ingredients/ });
  const openOnes = () =>
    [...document.querySelectorAll('button[aria-expanded=true]')].map((button) => button.textContent);
  await shows(section('Breakfast'));
  await expect.poll(openOnes).toEqual([]);
  await ingredients.click();
  await shows(page.getByText('Leeks'));
  await shows(page.getByRole('heading', { level: 4, name: 'Vegetables' }));
  for (const name of ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner']) {
    await section(name).click();
    await expect
      .poll(openOnes)
      .toEqual([expect.stringContaining(name), expect.stringContaining('List of ingredients')]);
    await shownText(/^[\d,]+ Kcal$/);
  }
  await ingredients.click();
  await expect.poll(openOnes).toEqual([expect.stringContaining('Dinner')]);
  await section('Dinner').click();
  await expect.poll(openOnes).toEqual([]);
});

test('chat: the history loads, the question is there at once, then the reply, each with its time [2.37 4.6]', async () => {
  const past = { id: 'old', role: 'assistant', content: [{ text: { value: 'Good morning.' } }] };
  answer('/v1/threads/', { json: { data: [{ ...past, created_at: 1_700_000_000 }] } });
  const release = hold('/chat/', { json: { message: 'Water it twice a week.' } });
  await openAsMember('/dashboard/ai-chat');
  const bubbles = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
  await shows(bubbles.filter({ hasText: 'Good morning.' }));
  await page.getByPlaceholder('Enter your question...').fill('How much water for basil?');
  await press('Send');
  await shows(bubbles.filter({ hasText: 'How much water for basil?' }));
  await shows(bubbles.filter({ hasText: 'The coach is answering' }));
  await gone(bubbles.filter({ hasText: 'Water it twice' }));
  release();
  await shows(bubbles.filter({ hasText: 'Water it twice a week.' }));
  await expect
    .poll(() => textsOf(bubbles))
    .toEqual([
      expect.stringContaining('Good morning.'),
      expect.stringContaining('How much water for basil?'),
      expect.stringContaining('Water it twice a week.'),
    ]);
  const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect([...document.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([aTime, aTime, aTime]);
});

test('chat on a plain backend: care stays, and the backend’s own words stand below what the device says [4.6]', async () => {
  withoutExtensions();
  const bodies: unknown[] = [];
  answer('/chat/', async ({ body }) => {
    bodies.push(body);
    return { json: { message: 'You wrote something.' } };
  });
  await openAsMember('/dashboard/ai-chat');
  const bubbles = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
  for (const [question, own] of [
    ['I keep cutting myself', /I am really sorry/],
    ['hello', /Ask me about your meals/],
  ] as const) {
    const before = bubbles.length;
    await page.getByPlaceholder('Enter your question...').fill(question);
    await press('Send');
    await expect
      .poll(() => textsOf(bubbles).slice(before))
      .toEqual([
        expect.stringContaining(question),
        expect.stringMatching(own),
        expect.stringContaining('You wrote something.'),
      ]);
  }
  expect(bodies).toEqual([{ message: 'I keep cutting myself' }, { message: 'hello' }]);
});
