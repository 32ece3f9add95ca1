import { expect, test } from 'vitest';
import { coachContext } from '../../../../tests/support/coach-context.ts';
import { COACH_TODAY, EATS_ALL } from '../../../../tests/support/coach-day.ts';
import { realMind } from '../../../../tests/support/real-mind.ts';
import { NUTRIENTS } from '../../../terms/nutrients.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { isAllowed } from '../../plan/rules/eligibility.ts';
import { dayTotals } from '../../plan/solver/totals.ts';
import { knownOf, respond, type Turn } from '../respond.ts';
import { stillHolds } from './plan-parts.ts';

const VEGETARIAN: EatingRules = { ...EATS_ALL, diet: 'vegetarian', allergies: ['peanut', 'tree_nut'] };
const context = coachContext();
const strict = coachContext({}, VEGETARIAN);

const ask = (message: string, from = context, before: readonly Turn[] = []) =>
  respond(from, message, before, knownOf(from, realMind()));

const kcalOf = (from: typeof context, meals: Parameters<typeof dayTotals>[0]['meals']): number =>
  Math.round(dayTotals({ meals }, from.catalogue)[NUTRIENTS.indexOf('energy_kcal')] ?? 0);

test('a swap offers only dishes that the answers allow, in the time and with the food asked for', () => {
  const { proposals } = ask('swap dinner for something with chickpeas, at most 30 minutes', strict).answer;
  expect(proposals.length).toBeGreaterThan(0);
  for (const { dish } of proposals) {
    const found = strict.catalogue.dishes.get(dish ?? '');
    expect(found && isAllowed(found, VEGETARIAN)).toBe(true);
    expect(found?.minutesTotal).toBeLessThanOrEqual(30);
    expect(found?.ingredients.some(({ food }) => food.startsWith('chickpea'))).toBe(true);
  }
});

test('whoever eats no meat is offered none, and is told why', () => {
  const { text, proposals } = ask('swap dinner for something with chicken', strict).answer;
  expect(proposals).toEqual([]);
  expect(text).toContain('allow no dish with chicken');
});

test('the figures of a card are those of the day with and without it', () => {
  const { proposals } = ask('swap dinner for something with chickpeas').answer;
  const [proposal] = proposals;
  const day = context.plan?.input.days.find(({ date }) => date === COACH_TODAY);
  const fact = proposal?.effect.kind === 'journal' ? proposal.effect.facts[0] : undefined;
  const meals = fact?.kind === 'meals.set' ? (fact.payload.meals ?? []) : [];
  const others = (day?.meals ?? []).filter(({ slot }) => slot !== 'dinner');
  const then = meals.map(({ recipe, portion }) => ({ slot: 'dinner', recipeId: recipe, portion }) as const);
  expect(meals.length).toBeGreaterThan(0);
  expect(proposal?.figures?.before.kcal).toBe(kcalOf(context, day?.meals ?? []));
  expect(proposal?.figures?.after.kcal).toBe(kcalOf(context, [...others, ...then]));
});

test('a proposal no longer holds once the day has changed', () => {
  const [proposal] = ask('skip dinner').answer.proposals;
  const { plan } = context;
  expect(proposal && stillHolds(proposal, plan)).toBe(true);
  const changed = plan && {
    ...plan,
    input: { ...plan.input, days: plan.input.days.map((day) => ({ ...day, meals: day.meals.slice(1) })) },
  };
  expect(proposal && stillHolds(proposal, changed)).toBe(false);
});

test('what was eaten is logged with its weight and energy, beside the plan or instead of a meal', () => {
  const { text, proposals } = ask('I ate two slices of pizza').answer;
  expect(text).toMatch(/\d+ kcal\./);
  const [first] = proposals;
  const fact = first?.effect.kind === 'journal' ? first.effect.facts[0] : undefined;
  expect(fact).toMatchObject({
    day: COACH_TODAY,
    kind: 'food.eaten',
    payload: { slot: 'snacks2', eaten: true },
  });
  expect(proposals.map(({ title }) => title).join()).toContain('instead of');
});

test('a food that nobody knows is not guessed at', () => {
  const { text, proposals } = ask('I ate a bowl of glorp').answer;
  expect(proposals).toEqual([]);
  expect(text).toContain('I do not know "glorp"');
});

test('what is known of a meal is logged, and what is not is named', () => {
  const { text, proposals } = ask('I ate egusi soup and a banana').answer;
  expect(proposals[0]?.title).toBe('Log Banana');
  expect(text).toContain('I do not know "egusi soup"');
});

test.each([
  ['steak and chips', /^Log Steak and Chips/, /Chips, 1 portion/],
  ['grilled salmon 200 g with broccoli', /^Log Salmon, cooked and Broccoli/, /Salmon, cooked, 200 g/],
  ['a can of coke', /^Log .*cola/i, /kcal/],
])('"%s" is logged as it is eaten', (message, title, detail) => {
  const [first] = ask(message).answer.proposals;
  expect(first?.title).toMatch(title);
  expect(first?.detail).toMatch(detail);
});

test('a planned dish by its name is marked as eaten, and a food of it is logged beside that', () => {
  const eggRice = [...context.catalogue.dishes.values()].find(({ name }) =>
    name.startsWith('Egg fried rice'),
  );
  const { plan } = context;
  if (eggRice === undefined || plan === null) throw new Error('Nothing is planned.');
  const meals = [{ slot: 'dinner', recipeId: eggRice.id, portion: 1 }] as const;
  const today = { ...plan, input: { ...plan.input, days: [{ date: COACH_TODAY, meals }] } };
  const named = (message: string) =>
    ask(message, { ...context, plan: today }).answer.proposals.map(({ title }) => title);
  expect(named('I had egg rice')).toEqual(['Dinner eaten']);
  expect(named('I had rice cakes')[0]).toMatch(/^Log /);
});

test('a message about body or feelings is not met with less to eat', () => {
  for (const message of [
    'I feel sick, skip dinner',
    'I look fat, halve my dinner',
    'I hate my body, skip lunch tomorrow',
  ])
    expect(ask(message).answer.proposals, message).toEqual([]);
});

test('guests change the number of people at that meal, and Undo brings back what was said before', () => {
  const said = {
    saidFor: () => ({ slot: 'dinner', people: 2 }) as const,
    inEffect: () => null,
    after: () => [],
  };
  const plan = context.plan === null ? null : { ...context.plan, table: said };
  const [dinner, lunch] = ask('we are four on saturday', { ...context, plan }).answer.proposals;
  expect(dinner?.title).toBe('4 people at dinner on Saturday');
  expect(lunch?.title).toBe('4 people at lunch on Saturday');
  const fact = (people: number) => ({
    day: '2026-11-28',
    kind: 'table.set',
    payload: { slot: 'dinner', people },
  });
  expect(dinner?.effect).toEqual({ kind: 'journal', facts: [fact(4)], undo: [fact(2)] });
});
