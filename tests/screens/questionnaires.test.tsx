import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LIFESTYLE, NO_PREFERENCE } from '../support/questionnaire-records.ts';
import { enter, open } from '../support/screen.tsx';
import { cutNetwork, hold, letThrough, restoreNetwork, watchCalls } from '../support/screen-calls.ts';
import { alarm, arrive, hasValue, press, sentTo, shows, status } from '../support/screen-steps.ts';

const list = (label: string) => page.getByLabelText(label, { exact: true });
const pick = (label: string, option: string) => list(label).selectOptions(option);

const arriveAt = async (address: string, heading: string): Promise<void> => {
  await arrive(address);
  await shows(page.getByRole('heading', { level: 1, name: heading }));
};

test('wellness: six screens, answers that survive a reload, and the record on the wire [2.25 2.53 2.54 3.11 6.7]', async () => {
  await enter('Wilma');
  await open('/dashboard/chronic-conditions');
  await pick('Chronic Conditions', 'Diabetes');
  await open('/dashboard/chronic-conditions');
  await hasValue(list('Chronic Conditions'), 'Diabetes');
  await press('Next');
  await arriveAt('/dashboard/energy-stress', 'Energy and Stress');
  await pick('Energy Level', '5000kjs/24 hours');
  await press('Next');
  await arriveAt('/dashboard/hereditary-issues', 'Hereditary Issues');
  await press('Yes');
  await arriveAt('/dashboard/sleep-measures', 'Sleep Measures');
  await pick('Sleep Pattern', 'Biphasic');
  await pick('Sleep Quality', '03');
  await press('Next');
  await arriveAt('/dashboard/urine-flow', 'Urine Flow Test');
  await press('Back');
  await arriveAt('/dashboard/sleep-measures', 'Sleep Measures');
  await hasValue(list('Sleep Quality'), '03');
  await hasValue(list('Sleep Pattern'), '');
  await press('Next');
  await arriveAt('/dashboard/urine-flow', 'Urine Flow Test');
  await pick('Urine Flow Test', '12ml/s');
  await pick('Urine Flow Test', 'Leave unanswered');
  await press('Next');
  await arriveAt('/dashboard/other-issues', 'Other Health Issues');

  const calls = watchCalls();
  await press('Save');
  const { user_id, ...record } = await sentTo(calls, '/django/add_wellness');
  expect(user_id).toEqual(expect.any(String));
  expect(record).toEqual({
    hereditary_ailments: ['No'],
    sleep_pattern: ['Regular'],
    sleep_quality: ['03'],
    energy_level: ['5000kjs/24 hours'],
    urinate_metric: ['Yes'],
    chronic_conditions: ['Diabetes'],
    daily_symptoms: ['No symptoms'],
    recent_illness: ['Malaria'],
    mental_health: ['None'],
  });
  await arriveAt('/dashboard/cycle', 'Your cycle');
});

test('lifestyle: a refusal keeps everything and says so; trying again leads on [2.55 3.13 8.15]', async () => {
  await enter('Lina');
  const release = hold('/lifestyle/create', { status: 400, json: { rest_days: ['No.'] } });
  await open('/dashboard/lifestyle');
  await pick('Rest Days', 'Monday');
  await press('Next');
  await arrive('/dashboard/lifestyle2');
  await press('Next');
  await arrive('/dashboard/lifestyle3');
  await press('Submit');
  await expect.element(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await alarm('Your answers could not be sent. They are saved here. Please try again.');
  await expect.element(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled();

  letThrough('/lifestyle/create');
  const calls = watchCalls();
  await press('Submit');
  const { user, ...record } = await sentTo(calls, '/django/lifestyle/create');
  expect(user).toEqual(expect.any(String));
  expect(record).toEqual({ ...LIFESTYLE, rest_days: 'Monday' });
  await arriveAt('/dashboard/preference', 'Preference and Blood Report');
});

test('preference and cycle work without a network; what was saved is sent when it is back [2.56 3.15]', async () => {
  await enter('Pia');
  cutNetwork();
  await open('/dashboard/preference');
  await pick('Target Weight', '75 kg');
  await pick('Favorite Food Frequency', '3 times/day');
  await press('Next');
  await arrive('/dashboard/preference2');
  await pick('Cholesterol Level', '30 mg/dl');
  await pick('Main Meal', 'Lunch');
  await list('Allergies').fill('peanuts');
  await press('Next');
  await arrive('/dashboard/preference3');
  await press('Save');
  await arriveAt('/dashboard', 'Pia');
  await open('/dashboard/preference');
  await status('Saved, will be sent');
  await hasValue(list('Target Weight'), '75 kg');

  await open('/dashboard/cycle');
  await shows(page.getByRole('heading', { name: 'Not enough history' }));
  await press('My period started this day');
  await shows(page.getByRole('radio', { name: 'Medium', checked: true }));
  await open('/dashboard/cycle');
  await shows(page.getByRole('button', { name: /today, medium flow/ }));

  const calls = watchCalls();
  restoreNetwork();
  const { user, ...record } = await sentTo(calls, '/django/preference/create');
  expect(user).toEqual(expect.any(String));
  expect(record).toEqual({
    ...NO_PREFERENCE,
    target_weight: 75,
    favorite_fruit_frequency: '3 times/day',
    favorite_food_frequency: '3 times/day',
    main_meal: 'Lunch',
    allergies: 'peanuts',
  });
});
