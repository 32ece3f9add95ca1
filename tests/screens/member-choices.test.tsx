import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { caller } from '../support/ready-member.ts';
import { createMember, enter, open, signIn } from '../support/screen.tsx';
import { backend } from '../support/screen-backend.ts';
import { answer, cutNetwork, letThrough, restoreNetwork, watchCalls } from '../support/screen-calls.ts';
import {
  alarm,
  arrive,
  gone,
  hasValue,
  leave,
  mentions,
  press,
  shownText,
  shows,
  textsOf,
  today,
} from '../support/screen-steps.ts';

const choose = (label: string) => page.getByText(label, { exact: true }).click();
const isChecked = (role: 'checkbox' | 'radio', name: string) =>
  expect.element(page.getByRole(role, { name })).toBeChecked();

test('units: the weight on Overview is read and typed in pounds', async () => {
  await enter('Uma');
  await open('/dashboard/profile');
  await choose('ft, lb');
  await mentions('You: 5 ft 6 in, 134.5 lb');

  await open('/dashboard');
  const field = page.getByLabelText('Log weight (lb)');
  await field.fill('441');
  await press('Log');
  await alarm('Enter a weight from 23 to 440 lb');
  await field.fill('150.3');
  await press('Log');
  await mentions('One day logged.');
  await open('/dashboard/progress');
  await shows(page.getByRole('list', { name: 'Weight log' }).getByText('150.3 lb', { exact: true }));
});

test('cycle notes stay here', async () => {
  await enter('Cora');
  const calls = watchCalls();
  await open('/dashboard/cycle');
  await choose('Heavy');
  await choose('Cramps');
  await isChecked('radio', 'Heavy');
  await isChecked('checkbox', 'Cramps');
  await mentions('Your notes stay on this device, encrypted, and are never sent.');
  await gone(page.getByText('Notes are no longer shared'));

  // Both before the first one is stored.
  const symptoms = page.getByRole('group', { name: /^Symptoms/ }).element();
  for (const label of symptoms.querySelectorAll('label'))
    if (/Headache|Bloating/.test(label.textContent ?? '')) label.click();
  for (const name of ['Headache', 'Bloating']) await isChecked('checkbox', name);

  await press('Erase all my cycle notes');
  await mentions('All your cycle notes are erased.');
  const length = page.getByLabelText('Cycle length');
  await hasValue(length, '28');
  await hasValue(page.getByLabelText('Period length'), '5');
  await length.fill('31');
  leave(length);
  await press('Undo');
  await isChecked('checkbox', 'Headache');
  await hasValue(length, '31');
  expect(calls.filter(({ body }) => JSON.stringify(body).includes('cycle.'))).toEqual([]);
});

test('cycle notes that an earlier version shared are here, and the page says that no more are', async () => {
  const member = await createMember('Cleo');
  const payload = { flow: 'heavy', symptoms: 'cramps', before: '' };
  const operations = [{ id: crypto.randomUUID(), day: today(), kind: 'cycle.day', payload }];
  await caller(backend)('POST', '/django/ext/v1/journal', { operations }, member.access);
  await signIn(member);
  await open('/dashboard/cycle');
  await isChecked('radio', 'Heavy');
  await isChecked('checkbox', 'Cramps');
  await mentions(/Notes are no longer shared between devices/);
});

test('a plan that cannot be made: the page says what conflicts, also offline, and leads to the answers', async () => {
  const rules = ['vegan food', 'no soy', 'no dish more than four times a week'];
  answer('/nutrition/meal/', { json: [] });
  answer('/plan-refusal/', { json: { refusal: { kind: 'conflict', slot: 'breakfast', rules } } });
  await enter('Rafa');
  await open('/dashboard');
  await mentions('No week fits all of your answers.');
  await page.getByRole('link', { name: 'See why' }).click();
  await arrive('/dashboard/diet-plan');
  const card = page.getByRole('status').filter({ hasText: 'No week fits all of your answers' });
  await shows(card.getByText(/too few breakfasts/));
  expect(textsOf(card.getByRole('listitem'))).toEqual(rules);
  await gone(page.getByText('We are generating diet plan for you....'));

  cutNetwork();
  await open('/dashboard/diet-plan');
  await shows(card);
  restoreNetwork();

  await card.getByRole('link', { name: 'Allergies and foods left out' }).click();
  await arrive('/dashboard/safety');
  await shows(page.getByRole('heading', { level: 1, name: 'Allergies and safety' }));
  letThrough('/nutrition/meal/');
  letThrough('/plan-refusal/');
  await open('/dashboard/diet-plan');
  await shows(page.getByRole('tab', { name: 'Today' }));
  await gone(card);
});

test('the weekly reminder comes at the hour that the questionnaire was answered with', async () => {
  await enter('Wilma');
  await open('/dashboard/preference2');
  await page.getByLabelText('Weekly reminder').selectOptions('6 PM');
  await press('Next');
  await arrive('/dashboard/preference3');
  await press('Save');
  await arrive('/dashboard');
  // A plan that is still under way when a week has passed at once is none of that week.
  await open('/dashboard/notifications');
  await shownText('Your plan is ready');

  const openNextWeekAt = async (hour: number): Promise<void> => {
    const day = new Date();
    day.setDate(day.getDate() + 7);
    day.setHours(hour, 5, 0, 0);
    vi.useFakeTimers({ toFake: ['Date'], now: day });
    await open('/dashboard/notifications');
  };
  const reminder = page.getByText('Your weekly reminder: log your weight if you like.');
  await openNextWeekAt(17);
  await shownText('Your plan is ready');
  await gone(reminder);
  vi.useRealTimers();
  await openNextWeekAt(18);
  await shows(reminder);
});
