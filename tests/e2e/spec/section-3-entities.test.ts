import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { decode } from '../../../src/contract/decode.ts';
import { getBudget } from '../../../src/contract/plan.ts';
import { getProfile } from '../../../src/contract/profile.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const open = async (context: TestContext, username: string) => {
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { installsWorker: false, origin: server.origin, screen: 'phone' });
  await enter(device.page, member);
  return { ...device, member };
};

type Shown = readonly [label: string, options: readonly string[]];

interface Steps {
  readonly path: string;
  readonly place: string;
  /** Every list with its options, as the specification writes them. */
  readonly lists: readonly Shown[];
}

const LIFESTYLE: readonly Steps[] = [
  {
    path: '/dashboard/lifestyle',
    place: '1 of 3',
    lists: [
      ['Water Intake', ['3.8L/day', '2.5L/day', '1.5L/day']],
      ['Activity Level', ['Level 1', 'Level 2', 'Level 3']],
      ['Activity Count', ['5 mile/day', '3 mile/day', '1 mile/day']],
      ['Rest Days', ['Saturday', 'Sunday', 'Monday']],
      ['Equipments', ['Personal Gym Kit', 'No Equipment', 'Basic Equipment']],
    ],
  },
  {
    path: '/dashboard/lifestyle2',
    place: '2 of 3',
    lists: [
      ['Physical Condition', ['Fit', 'Average', 'Out of Shape']],
      ['Athletic Level', ['Beginner', 'Intermediate', 'Advanced']],
      ['Work Classification', ['Self Employed', 'Employee', 'Student', 'Unemployed']],
      ['Diet History', ['Yes', 'No']],
    ],
  },
  {
    path: '/dashboard/lifestyle3',
    place: '3 of 3',
    lists: [
      ['Gym Experience', ['Regular', 'Occasional', 'Never']],
      ['Plan Preference', ['Home', 'Gym', 'Outdoor']],
      ['Fun Activities', ['Hiking', 'Cycling', 'Swimming']],
      ['Shopping Day', ['Friday', 'Saturday', 'Sunday']],
    ],
  },
];

const PREFERENCE: readonly Steps[] = [
  {
    path: '/dashboard/preference',
    place: '1 of 3',
    lists: [
      ['Target Weight', ['75 kg', '60 kg']],
      ['Fruit Preference', ['Orange', 'Lemon']],
      ['Favorite Food Frequency', ['2 times/day', '3 times/day']],
      ['Food Preference', ['Chicken Chowmein', 'Veg Chowmein']],
      ['Food Weakness', ['Yoghurt', 'Milk']],
      ['Food Weakness Reason', ['Love It', 'Enjoy It']],
    ],
  },
  {
    path: '/dashboard/preference2',
    place: '2 of 3',
    lists: [
      ['Weekly reminder', ['7 AM']],
      ['Fridge meal cooking', ['2 times / week']],
      ['Vitamin D intake', ['2 times / day']],
      ['Cholesterol Level', ['30 mg/dl']],
      ['Blood pressure systolic', ['12/8']],
      ['Blood pressure diastolic', ['11/8']],
      ['Fasting blood sugar', ['1g/l']],
    ],
  },
  {
    path: '/dashboard/preference3',
    place: '3 over 3',
    lists: [
      ['Target Weight', ['75 kg']],
      ['Fruit Preference', ['Orange']],
      ['Favorite Fruit Preference', ['2 times/day']],
      ['Food Weakness', ['Yoghurt']],
      ['Food Weakness Reason', ['Love It']],
    ],
  },
];

const WELLNESS: readonly Steps[] = [
  {
    path: '/dashboard/chronic-conditions',
    place: '1 of 6',
    lists: [['Chronic Conditions', ['Arthritis', 'Diabetes', 'Hypertension']]],
  },
  {
    path: '/dashboard/energy-stress',
    place: '2 of 6',
    lists: [
      ['Energy Level', ['7000kjs/24 hours', '5000kjs/24 hours', '8000kjs/24 hours']],
      ['Stress Level', ['04']],
    ],
  },
  {
    path: '/dashboard/sleep-measures',
    place: '4 of 6',
    lists: [
      ['Sleep Pattern', ['MonoPhasic', 'PolyPhasic', 'Biphasic']],
      ['Sleep Quality', ['01', '02', '03', '04', '05']],
    ],
  },
  {
    path: '/dashboard/urine-flow',
    place: '5 of 6',
    lists: [['Urine Flow Test', ['12ml/s', '15ml/s', '18ml/s']]],
  },
  { path: '/dashboard/other-issues', place: '6 of 6', lists: [['Other Health Issues', ['Fever']]] },
];

const readLists = (page: Page) =>
  page.locator('select').evaluateAll((selects) =>
    selects.map((select) => {
      const { labels, value, options } = select as HTMLSelectElement;
      return {
        label: labels[0]?.textContent ?? '',
        value,
        placeholderCanBeChosen: options[0]?.disabled === false,
        options: Array.from(options, (option) => option.text),
      };
    }),
  );

/** Each list shows a placeholder that cannot be chosen, the specified options in order, and no default. */
async function checkSteps(page: Page, steps: readonly Steps[]): Promise<void> {
  for (const { path, place, lists } of steps) {
    await page.goto(path);
    await page.getByText(place, { exact: true }).waitFor();
    await page.locator('select').first().waitFor();
    const shown = await readLists(page);
    for (const [at, [label, options]] of lists.entries()) {
      const list = shown[at];
      expect(list, `${path}: ${label}`).toMatchObject({ label, value: '', placeholderCanBeChosen: false });
      expect(list?.options.slice(0, options.length + 1), label).toEqual(['Please Choose', ...options]);
      expect(list?.options.at(-1)).toBe('Leave unanswered');
    }
  }
}

test('lifestyle, wellness and preference: labels, option lists, and no default on show [2.55 2.56 3.12 3.14 3.16 5.15 9.16 9.17]', async (context) => {
  const { page } = await open(context, 'Lupin');
  await checkSteps(page, LIFESTYLE);
  await checkSteps(page, WELLNESS);
  await page.goto('/dashboard/hereditary-issues');
  const answers = page.getByRole('group', { name: 'Hereditary Issues' }).getByRole('button');
  await answers.first().waitFor();
  await expect.poll(() => answers.allTextContents()).toEqual(['Yes', 'No']);

  await checkSteps(page, PREFERENCE);
  await page.goto('/dashboard/preference');
  await page.getByLabel('Fruit Preference', { exact: true }).selectOption('Lemon');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/dashboard/preference2');
  await page.getByText('2 of 3', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/dashboard/preference3');
  const asked = page.getByLabel('Fruit Preference', { exact: true });
  await expect.poll(() => asked.inputValue()).toBe('Lemon');
});

test('cycle: 28 and 5 days until the member says otherwise [3.17]', async (context) => {
  const { page } = await open(context, 'Yarrow');
  await page.goto('/dashboard/cycle');
  await expect.poll(() => page.getByLabel('Cycle length').inputValue()).toBe('28');
  await expect.poll(() => page.getByLabel('Period length').inputValue()).toBe('5');
});

test('membership: four plans with price and features, free is the current one [2.39 3.18 9.9]', async (context) => {
  const { page } = await open(context, 'Marjoram');
  await page.goto('/dashboard/membership');
  const plans = [
    ['Free', '$0', ['Basic meal plan generation', 'Water tracking', 'Women cycle tracking']],
    ['ActiveFit', '$3', ['Advanced meal plans', 'Google Fit integration planned', 'Wellness records']],
    [
      'ProFit',
      '$5',
      [
        'Posture fitness module planned',
        'Meal plus exercise suggestions planned',
        'Fun activity suggestions planned',
        'Shopping list',
      ],
    ],
    [
      'EliteFit',
      '$10',
      ['Blood report scanning planned', 'Complete follow-up planned', 'Fridge scanning planned'],
    ],
  ] as const;
  for (const [name, price, features] of plans) {
    const card = page.getByRole('region', { name, exact: true });
    await card.getByText(`${price} per month`).waitFor();
    await expect.poll(() => card.getByRole('listitem').allTextContents()).toEqual([...features]);
  }
  await expect.poll(() => page.getByText('Current plan', { exact: true }).count()).toBe(1);
  await expect.poll(() => page.getByText('Get started', { exact: true }).count()).toBe(3);
});

test('session and profile: the cookies and the session keys, and what they hold [3.1 3.2 3.5]', async (context) => {
  const { page, member, ...device } = await open(context, 'Savory');
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const cookie = (await device.context.cookies()).find((each) => each.name === name);
    expect(cookie?.path).toBe('/');
    return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'));
  };
  const user = await read('user');
  expect(user).toMatchObject({ id: member.id, username: 'Savory', isClient: true });
  const keys = await page.evaluate(() => ({ ...sessionStorage }));
  expect(keys).toMatchObject({ user_id: member.id, access_token: user.access });
  await expect.poll(() => read('profile')).toMatchObject({ gender: 'Female', weight: 61, height_uom: 'cm' });
});

test('a profile and a budget without fields take the defaults [3.4 3.9 9.8 9.13]', () => {
  const profile = decode(getProfile.answer, { id: 7 });
  expect(profile.ok && profile.value).toMatchObject({
    id: '7',
    name: '',
    gender: 'Male',
    fitness_goal: 'Weight Loss',
    bmi: 0,
    location: '',
    weight: 85,
    height: 165,
    age: 0,
    activity_level: 'lightly active',
    fitness_level: 'Beginner',
    bio: '',
    diet_type: 'vegetarian',
    height_uom: 'cm',
    weight_uom: 'kg',
    target_weight: 85,
    profile_picture: '',
    photo_url: '',
  });
  const budget = decode(getBudget.answer, { calories_lunch: 120, calories_lunch_goal: 600 });
  expect(budget.ok && budget.value).toEqual({
    calories_breakfast: 0,
    calories_snacks: 0,
    calories_lunch: 120,
    calories_dinner: 0,
    calories_breakfast_goal: 0,
    calories_snacks_goal: 0,
    calories_lunch_goal: 600,
    calories_dinner_goal: 0,
    current_water_intake: 0,
    daily_water_goal: 5,
    total_calories: 0,
  });
});
