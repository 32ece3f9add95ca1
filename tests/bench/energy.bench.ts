import { ACTIVITY_FACTORS, restingEnergy } from '../../src/domain/body/nutrition/energy.ts';
import {
  estimateAt,
  type UnderLogging,
  type VirtualMember,
  virtualMember,
} from '../support/virtual-members.ts';
import { median, type Options, percent } from './figures.ts';

const MEMBERS = 1_000;
const DAYS = [14, 28, 56] as const;
const YEAR_DAYS = 365;
const YEARS_TIMED = 101;
/** A phone at a quarter of the speed. */
const SLOWDOWN = 4;

const rowsOf = (members: readonly VirtualMember[], group: string, truth: 'expenditure' | 'asLogged') => {
  const formula: Record<string, string | number> = { group, method: 'formula alone' };
  const learned: Record<string, string | number> = { group, method: 'Sorrel' };
  for (const day of DAYS) {
    const guesses = members.map((member) => ({
      ...estimateAt(member, day),
      formula: restingEnergy(member.person) * ACTIVITY_FACTORS[member.person.activity],
      truth: member[truth][day] ?? Number.NaN,
    }));
    const share = (is: (guess: (typeof guesses)[number]) => boolean): string =>
      percent(guesses.filter(is).length / guesses.length);
    const missedBy = (of: 'formula' | 'kcal'): number =>
      Math.round(median(guesses.map((guess) => Math.abs(guess[of] - guess.truth))));
    formula[`day ${day}, kcal`] = missedBy('formula');
    learned[`day ${day}, kcal`] = missedBy('kcal');
    learned[`day ${day}, in band`] = share((guess) => guess.truth >= guess.low && guess.truth <= guess.high);
    learned[`day ${day}, band`] = Math.round(median(guesses.map(({ low, high }) => (high - low) / 2)));
    learned[`day ${day}, learning`] = share(({ learning }) => learning);
  }
  return [formula, learned];
};

/** ms for a year of observations, the median of some. */
const yearMs = (member: VirtualMember): number => {
  const times = Array.from({ length: YEARS_TIMED }, () => {
    const started = performance.now();
    estimateAt(member, YEAR_DAYS);
    return performance.now() - started;
  });
  return median(times);
};

/** Median error of daily expenditure on people who never existed, and how often the 95 % band holds the truth. */
export async function measure({ profiles = MEMBERS, seed = 1 }: Options) {
  const membersOf = (underLogging: UnderLogging) =>
    Array.from({ length: profiles }, (_, at) =>
      virtualMember(seed + at, Math.max(...DAYS) + 1, underLogging),
    );
  process.stdout.write(`seeds ${seed} to ${seed + profiles - 1}\n`);
  const [all, some] = [membersOf(0), membersOf(0.3)];
  const ms = yearMs(virtualMember(seed, YEAR_DAYS, 0.3)) * SLOWDOWN;
  process.stdout.write(`a year at a quarter of the speed: ${ms.toFixed(1)} ms\n`);
  return [
    ...rowsOf(all, 'no habit of under-logging', 'expenditure'),
    ...rowsOf(some, '0-30 % is not, as logged', 'asLogged'),
    ...rowsOf(some, '0-30 % is not, in truth', 'expenditure'),
  ];
}
