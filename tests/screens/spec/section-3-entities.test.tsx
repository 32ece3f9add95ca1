import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { decode } from '../../../src/contract/decode.ts';
import { getBudget } from '../../../src/contract/plan.ts';
import { getProfile } from '../../../src/contract/profile.ts';
import { enter, open, path } from '../../support/screen.tsx';
import { watchCalls } from '../../support/screen-calls.ts';
import { arrive, hasValue, mentions, press, shownText, shows, textsOf } from '../../support/screen-steps.ts';

/** What the screens of the entities ask and show, and what they say of what nobody has answered yet. */

/** Every screen with its place and its lists, each with its options, as the specification writes them. */
const SCREENS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'lifestyle: 1 of 3': {
    'Water Intake': ['3.8L/day', '2.5L/day', '1.5L/day'],
    'Activity Level': ['Level 1', 'Level 2', 'Level 3'],
    'Activity Count': ['5 mile/day', '3 mile/day', '1 mile/day'],
    'Rest Days': ['Saturday', 'Sunday', 'Monday'],
    Equipments: ['Personal Gym Kit', 'No Equipment', 'Basic Equipment'],
  },
  'lifestyle2: 2 of 3': {
    'Physical Condition': ['Fit', 'Average', 'Out of Shape'],
    'Athletic Level': ['Beginner', 'Intermediate', 'Advanced'],
    'Work Classification': ['Self Employed', 'Employee', 'Student', 'Unemployed'],
    'Diet History': ['Yes', 'No'],
  },
  'lifestyle3: 3 of 3': {
    'Gym Experience': ['Regular', 'Occasional', 'Never'],
    'Plan Preference': ['Home', 'Gym', 'Outdoor'],
    'Fun Activities': ['Hiking', 'Cycling', 'Swimming'],
    'Shopping Day': ['Friday', 'Saturday', 'Sunday'],
  },
  'preference: 1 of 3': {
    'Target Weight': ['75 kg', '60 kg'],
    'Fruit Preference': ['Orange', 'Lemon'],
    'Favorite Food Frequency': ['2 times/day', '3 times/day'],
    'Food Preference': ['Chicken Chowmein', 'Veg Chowmein'],
    'Food Weakness': ['Yoghurt', 'Milk'],
    'Food Weakness Reason': ['Love It', 'Enjoy It'],
  },
  'preference2: 2 of 3': {
    'Weekly reminder': ['7 AM'],
    'Fridge meal cooking': ['2 times / week'],
    'Vitamin D intake': ['2 times / day'],
    'Cholesterol Level': ['30 mg/dl'],
    'Blood pressure systolic': ['12/8'],
    'Blood pressure diastolic': ['11/8'],
    'Fasting blood sugar': ['1g/l'],
  },
  'preference3: 3 over 3': {
    'Target Weight': ['75 kg'],
    'Fruit Preference': ['Orange'],
    'Favorite Fruit Preference': ['2 times/day'],
    'Food Weakness': ['Yoghurt'],
    'Food Weakness Reason': ['Love It'],
  },
  'chronic-conditions: 1 of 6': {
    'Chronic Conditions': ['Arthritis', 'Diabetes', 'Hypertension'],
  },
  'energy-stress: 2 of 6': {
    'Energy Level': ['7000kjs/24 hours', '5000kjs/24 hours', '8000kjs/24 hours'],
    'Stress Level': ['04'],
  },
  'sleep-measures: 4 of 6': {
    'Sleep Pattern': ['MonoPhasic', 'PolyPhasic', 'Biphasic'],
    'Sleep Quality': ['01', '02', '03', '04', '05'],
  },
  'urine-flow: 5 of 6': {
    'Urine Flow Test': ['12ml/s', '15ml/s', '18ml/s'],
  },
  'other-issues: 6 of 6': {
    'Other Health Issues': ['Fever'],
  },
};

const readLists = () =>
  [...document.querySelectorAll('select')].map(({ labels, value, multiple, options }) => ({
    label: labels[0]?.textContent ?? '',
    value,
    multiple,
    placeholderCanBeChosen: options[0]?.disabled === false,
    options: Array.from(options, (option) => option.text),
  }));

/** Each list shows a placeholder that cannot be chosen, the specified options in order, and no default. */
async function checkLists(
  screen: string,
  wanted: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const [name, place = ''] = screen.split(': ');
  await open(`/dashboard/${name}`);
  await shownText(place);
  const lists = Object.entries(wanted);
  await expect.poll(() => readLists().length).toBeGreaterThanOrEqual(lists.length);
  const shown = readLists();
  for (const [at, [label, options]] of lists.entries()) {
    const list = shown[at];
    expect(list, `${screen}, ${label}`).toMatchObject({
      label,
      value: '',
      multiple: false,
      placeholderCanBeChosen: false,
    });
    expect(list?.options.slice(0, options.length + 1), label).toEqual(['Please Choose', ...options]);
    expect(list?.options.at(-1)).toBe('Leave unanswered');
  }
}

test('lifestyle, wellness and preference: labels, option lists, and no default on show [2.55 2.56 3.12 3.14 3.16 5.15 9.16 9.17]', async () => {
  await enter('Lupin');
  for (const [screen, lists] of Object.entries(SCREENS)) await checkLists(screen, lists);
  await open('/dashboard/hereditary-issues');
  const answers = page.getByRole('group', { name: 'Hereditary Issues' }).getByRole('button');
  await expect.poll(() => textsOf(answers)).toEqual(['Yes', 'No']);

  await open('/dashboard/preference');
  await page.getByLabelText('Fruit Preference', { exact: true }).selectOptions('Lemon');
  await press('Next');
  await arrive('/dashboard/preference2');
  await shownText('2 of 3');
  await press('Next');
  await arrive('/dashboard/preference3');
  const asked = page.getByLabelText('Fruit Preference', { exact: true });
  await hasValue(asked, 'Lemon');
});

test('membership: four plans with price and features; free is the current one, and the others cannot be bought [2.39 3.18 7.23 9.9]', async () => {
  await enter('Marjoram');
  await open('/dashboard/membership');
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
    await shows(card.getByText(`${price} per month`));
    await expect.poll(() => textsOf(card.getByRole('listitem'))).toEqual([...features]);
  }
  await expect.poll(() => page.getByText('Current plan', { exact: true }).length).toBe(1);
  await shows(page.getByRole('region', { name: 'Free' }).getByText('Current plan'));
  const starts = page.getByText('Get started', { exact: true });
  await expect
    .poll(() => starts.elements().map((link) => link.getAttribute('href')))
    .toEqual(['/dashboard/membership', '/dashboard/membership', '/dashboard/membership']);
  const calls = watchCalls();
  await starts.first().click();
  await mentions('You cannot buy ActiveFit in the app. Nothing was charged, and your plan is still Free.');
  expect(path()).toBe('/dashboard/membership');
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
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
