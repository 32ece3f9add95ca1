import { expect, test } from 'vitest';
import { lifestyle, profileSave, wellness } from '../../../../tests/support/unit/sync-samples.ts';
import type { Intent } from '../../../device/db/intents.ts';
import type { JournalFact, JournalOperation } from '../../../terms/journal.ts';
import { changeName, changeText } from './kinds.ts';
import type { NamingContext } from './operations.ts';

const TODAY = '2026-11-21';
const POT = 'lentil-pot';
const context: NamingContext = {
  today: TODAY,
  units: 'metric',
  figures: true,
  dishName: (id) => (id === POT ? 'Lentil and tomato pot' : null),
  foodName: (id) => (id === 'red-lentils' ? 'Red lentils' : null),
};

const logged = (...facts: readonly JournalFact[]): Intent<'journal.append'> => ({
  kind: 'journal.append',
  payload: { operations: facts.map((fact, at) => ({ ...fact, id: `op-${at}` }) as JournalOperation) },
});
const nameOf = (intent: Intent, sealed = false, given = context) =>
  changeName(intent.kind, sealed ? null : intent, given);
const titleOf = (fact: JournalFact, given = context): string => nameOf(logged(fact), false, given).title;
const water = (litres: number, day = TODAY): JournalFact => ({ day, kind: 'water.add', payload: { litres } });
const said = <K extends JournalFact['kind']>(
  kind: K,
  payload: Extract<JournalFact, { readonly kind: K }>['payload'],
): JournalFact => ({ day: TODAY, kind, payload }) as JournalFact;
const ate = (dish: string, eaten: boolean): JournalFact =>
  said('meal.eaten', { planId: null, slot: 'lunch', dish, kcal: 400, eaten });

test.each<[JournalFact, string]>([
  [water(0.25), 'Water, 0.25 L'],
  [water(-0.1 - 0.2), 'Water taken back, 0.3 L'],
  [water(1, '2026-11-20'), 'Water, 1 L, yesterday'],
  [water(1, '2026-11-12'), 'Water, 1 L, 12 November'],
  [ate(POT, true), 'Lentil and tomato pot, eaten'],
  [ate('Toast', false), 'Toast, not eaten'],
  [said('shopping.tick', { item: 'Fruit/Apple', ticked: true }), 'Shopping list: Apple, bought'],
  [said('weight.set', { kg: 64.25 }), 'Weight, 64.3 kg'],
  [said('weight.set', { kg: null }), 'Weight taken off the log'],
  [said('energy.set', { kcal: 2100, activity: 'sedentary' }), 'Weekly check-in'],
  [said('routine.remove', { routine: 'r' }), 'Fitness routine removed'],
  [said('dish.opinion', { recipe: POT, opinion: 'never' }), 'Lentil and tomato pot: never'],
  [
    said('leftover.settled', { recipe: POT, cooked: '2026-11-19', to: 'frozen', servings: 2 }),
    'Lentil and tomato pot, left over: frozen',
  ],
  [
    said('dish.opinion', { recipe: POT, opinion: 'never', until: '2026-11-27' }),
    'Lentil and tomato pot: not this week',
  ],
])('the name of the change %j', (fact, title) => {
  expect(titleOf(fact)).toBe(title);
});

test("the name of a change speaks the member's units, and hides amounts where they are not wanted", () => {
  const weight = said('weight.set', { kg: 60 });
  expect(titleOf(weight, { ...context, units: 'imperial' })).toBe('Weight, 132.3 lb');
  expect(titleOf(weight, { ...context, figures: false })).toBe('Weight');
  expect(titleOf(water(0.25), { ...context, figures: false })).toBe('Water');
});

test('the name of a change quotes a message to the coach, cut to a line', () => {
  const named = nameOf({ kind: 'chat.send', payload: { message: `Why\n\n${'so '.repeat(100)}` } });
  expect(named.title).toBe('Message to the coach');
  expect(named.detail).toMatch(/^“Why so so .*…”$/);
  expect(named.detail?.length).toBeLessThan(145);
});

test('the name of sealed answers shows nothing of them', () => {
  expect(nameOf(wellness, true)).toEqual({ title: 'Wellness answers', detail: null });
  expect(nameOf(lifestyle('Friday'))).toEqual({ title: 'Lifestyle answers', detail: null });
});

test('a change as text has a line for each answer', () => {
  expect(changeText(lifestyle('Friday'), context)).toMatch(/^Water intake: .*\nActivity level: /);
  expect(changeText(wellness, context)).toContain('Chronic conditions: Diabetes');
  expect(changeText(profileSave('Ana'), context)).toBe('Name: Ana\nLocation: Lima');
});
