import { expect, it } from 'vitest';
import { devicePlan } from '../../../../tests/support/device-plan.ts';
import { adaWith, knownOfAda } from '../../../../tests/support/stored-samples.ts';
import { NO_ANSWERS } from '../../../contract/plan.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import type { JournalRow } from '../../db/stored-rows.ts';
import { areFactsConfirmed, type KnownOfPlan, targetsFor } from '../known-of-plan.ts';
import { personOf } from '../person.ts';
import { checkInOf } from './check-in.ts';

const TODAY = '2026-02-09';
const DAYS = 35;

const knownOf = (changes: Partial<KnownOfPlan> = {}, profile: Partial<WireProfile> = {}): KnownOfPlan => {
  const known = knownOfAda({ profile: adaWith(profile), ...changes });
  const { daily } = targetsFor(known, personOf(known.profile, known.inputs), areFactsConfirmed(known));
  if (!daily.ok) throw new Error('adults have targets');
  const { maintenanceOnly, targets } = daily.value;
  return { ...known, plan: devicePlan({ maintenanceOnly, targets }) };
};

/** Five weeks of the same food and a weight that moves by `perDay` kg. */
const logOf = (kcal: number, perDay: number, days = DAYS): readonly JournalRow[] =>
  Array.from({ length: days }, (_, at): readonly JournalRow[] => {
    const day = addDays(TODAY, at + 1 - days);
    const kg = Math.round((82 + perDay * at) * 10) / 10;
    return [
      { seq: 2 * at, serverSeq: null, id: `w${at}`, day, kind: 'weight.set', payload: { kg } },
      {
        seq: 2 * at + 1,
        serverSeq: null,
        id: `m${at}`,
        day,
        kind: 'meal.eaten',
        payload: { planId: null, slot: 'lunch', dish: 'all', kcal, eaten: true },
      },
    ];
  }).flat();

const offer = (known: KnownOfPlan, entries = logOf(1700, 0)) =>
  checkInOf({ known, entries }, TODAY, 'metric');

it('a check-in offers a smaller plan where the same food holds the weight', () => {
  const known = knownOf();
  const offered = offer(known);
  expect(offered?.checkIn.weeklyKg).toBeCloseTo(0, 1);
  expect(offered?.checkIn.eaten).toEqual({ kcal: 1700, days: 7 });
  const { now, next } = offered?.checkIn ?? {};
  expect(next?.planKcal).toBeLessThan(now?.planKcal ?? 0);
  expect((now?.planKcal ?? 0) - (next?.planKcal ?? 0)).toBeLessThanOrEqual(150);
  expect((now?.expenditureKcal ?? 0) - (next?.expenditureKcal ?? 0)).toBeLessThanOrEqual(150);
  expect(offered?.change).toEqual({ kcal: next?.expenditureKcal, activity: 'lightly active' });
  expect(offered?.keep).toEqual({ kcal: null, activity: 'lightly active' });
});

it('a check-in never offers less than an adult’s plan may hold', () => {
  const small = {
    weight: 58,
    height: 155,
    target_weight: 52,
    age: 60,
    activity_level: 'sedentary',
  } as const;
  const known = knownOf({}, small);
  expect(known.plan?.targets?.kcal).toBe(1200);
  const entries = logOf(1000, 0).map((row) =>
    row.kind === 'weight.set' ? ({ ...row, payload: { kg: 58 } } as JournalRow) : row,
  );
  expect(offer(known, entries)?.change).toBeNull();
});

const safety = { pregnantOrBreastfeeding: false, kidneyDisease: false, eatingDisorder: false };
const inputs = { ...NO_ANSWERS, facts_confirmed: true };
it.each([
  ['below 18', knownOf({}, { age: 17 })],
  ['while pregnant or breastfeeding', knownOf({ inputs: { ...inputs, pregnant_or_breastfeeding: true } })],
  ['with an eating disorder', knownOf({ inputs: { ...inputs, eating_disorder: true } })],
  [
    'with an eating disorder that another device told',
    knownOf({ inputs: null, plannedSafety: { ...safety, eatingDisorder: true } }),
  ],
  ['underweight', knownOf({}, { weight: 50 })],
  ['for a body that nobody confirmed', knownOf({ inputs: null }, { weight: 65 })],
  ['without a plan', { ...knownOf(), plan: null }],
])('there is no check-in %s', (_, known) => {
  expect(offer(known)).toBeNull();
});

it('there is no check-in while the log tells less than the formula', () => {
  expect(offer(knownOf(), logOf(1700, 0, 5))).toBeNull();
  expect(offer(knownOf(), [])).toBeNull();
});
