import { startEstimate, takeObservation } from '../../src/domain/body/energy/estimate.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { type UnderLogging, type VirtualMember, virtualMember } from '../support/virtual-members.ts';
import { METHODS } from './energy/methods.ts';
import { quantile } from './figures.ts';

const MEMBERS = 1_000;
const DAYS = [14, 28, 56] as const;
const YEAR_DAYS = 365;
const YEARS_TIMED = 101;
/** A phone at a quarter of the speed. */
const SLOWDOWN = 4;

const median = (values: readonly number[]): number => quantile(values, 0.5);

const percent = (hits: number, of: number): number => Math.round((1000 * hits) / of) / 10;

type Truth = 'expenditure' | 'asLogged';

const rowOf = (members: readonly VirtualMember[], group: string, name: string, truth: Truth) => {
  const method = METHODS[name];
  if (method === undefined) throw new Error(`No method ${name}.`);
  const row: Record<string, string | number> = { group, method: name };
  for (const day of DAYS) {
    const guesses = members.map((member) => ({
      guess: method(member, day),
      truth: member[truth][day] ?? Number.NaN,
    }));
    row[`day ${day}, kcal`] = Math.round(
      median(guesses.map(({ guess, truth }) => Math.abs(guess.kcal - truth))),
    );
    const banded = guesses.filter(({ guess }) => guess.band !== null);
    if (banded.length === 0) continue;
    const inside = banded.filter(
      ({ guess: { band }, truth }) => band !== null && truth >= band[0] && truth <= band[1],
    );
    row[`day ${day}, in band %`] = percent(inside.length, banded.length);
    row[`day ${day}, band`] = Math.round(
      median(banded.map(({ guess: { band } }) => (band === null ? 0 : band[1] - band[0]) / 2)),
    );
    row[`day ${day}, learning %`] = percent(
      guesses.filter(({ guess }) => guess.learning).length,
      guesses.length,
    );
  }
  return row;
};

/** ms for a year of observations, the median of some. */
const yearMs = (member: VirtualMember): number => {
  const times = Array.from({ length: YEARS_TIMED }, () => {
    const started = performance.now();
    let state = startEstimate(member.person, '2026-01-05');
    member.days.forEach(({ kg, kcal }, index) => {
      state = takeObservation(state, {
        day: addDays('2026-01-05', index),
        kg,
        kcal,
        plannedKcal: member.planKcal,
      });
    });
    return performance.now() - started;
  });
  return median(times);
};

/** Median error of daily expenditure on people who never existed, and how often the 95 % band holds the truth. */
export async function measure({
  profiles = MEMBERS,
  seed = 1,
}: {
  readonly profiles?: number;
  readonly seed?: number;
}) {
  const membersOf = (underLogging: UnderLogging) =>
    Array.from({ length: profiles }, (_, at) =>
      virtualMember(seed + at, Math.max(...DAYS) + 1, underLogging),
    );
  process.stdout.write(`seeds ${seed} to ${seed + profiles - 1}\n`);
  const [all, some] = [membersOf(0), membersOf(0.3)];
  const ms = yearMs(virtualMember(seed, YEAR_DAYS, 0.3)) * SLOWDOWN;
  process.stdout.write(`a year at a quarter of the speed: ${ms.toFixed(1)} ms\n`);
  const names = Object.keys(METHODS);
  return [
    ...names.map((name) => rowOf(all, 'no habit of under-logging', name, 'expenditure')),
    ...names.map((name) => rowOf(some, '0-30 % is not, as logged', name, 'asLogged')),
    ...names.map((name) => rowOf(some, '0-30 % is not, in truth', name, 'expenditure')),
  ];
}
