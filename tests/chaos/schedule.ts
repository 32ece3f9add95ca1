import { createDice, type Dice } from './dice.ts';
import { type EntryKind, FREQUENCY } from './entries.ts';
import { WEATHERS, type WeatherName } from './network.ts';

/** What happens in a world, all of it drawn from the seed before anything runs. Times are virtual milliseconds. */
export type Deed =
  | { readonly kind: 'enter'; readonly entry: EntryKind }
  | { readonly kind: 'weather'; readonly weather: WeatherName; readonly noticed: boolean }
  /** The page dies after so many tasks; it is opened again after `reopenMs`, or not before it is needed. */
  | {
      readonly kind: 'crash';
      readonly tasks: number;
      readonly kept: boolean;
      readonly reopenMs: number | null;
    }
  /** A `sync` event; the worker dies after so many tasks, or lives until it is done. */
  | { readonly kind: 'worker'; readonly tasks: number | null; readonly kept: boolean }
  | { readonly kind: 'tab' }
  | { readonly kind: 'clock'; readonly days: number }
  | { readonly kind: 'full'; readonly forMs: number }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'revoke' }
  /** Somebody else signs in, just after these were entered: they are on their way or still wait. */
  | { readonly kind: 'other-member'; readonly hurried: readonly EntryKind[] }
  | { readonly kind: 'show' }
  | { readonly kind: 'send-now' };

export interface Step {
  readonly at: number;
  readonly handset: number;
  readonly deed: Deed;
}

export interface Schedule {
  readonly seed: number;
  readonly members: number;
  readonly handsets: readonly {
    /** Who owns it. */
    readonly member: number;
    /** Who else uses it now and then; null where nobody does. */
    readonly guest: number | null;
    readonly webLocks: boolean;
    readonly backgroundSync: boolean;
    /** Its clock before any jump, in milliseconds ahead. */
    readonly skew: number;
  }[];
  readonly steps: readonly Step[];
  /** When every fault ends. */
  readonly healsAt: number;
}

export const MUTATIONS_MAX = 50;
const DAY_MS = 86_400_000;
const MOST_TASKS = 120;

const FAULTS = {
  weather: 10,
  crash: 10,
  worker: 6,
  tab: 2,
  clock: 2,
  full: 2,
  'sign-in': 4,
  revoke: 1,
  'other-member': 6,
  show: 4,
  'send-now': 3,
} as const;

/** Near the beginning most awaits of one change lie close together. */
const someTasks = (dice: Dice): number => dice.below(dice.pick([12, 40, MOST_TASKS]));

const drawFault = (dice: Dice): Deed => {
  const kind = dice.weighted(FAULTS);
  switch (kind) {
    case 'weather': {
      const names = Object.keys(WEATHERS) as [WeatherName, ...WeatherName[]];
      return { kind, weather: dice.pick(names), noticed: dice.chance(70) };
    }
    case 'crash': {
      const reopenMs = dice.chance(60) ? dice.between(100, 12_000) : null;
      return { kind, tasks: someTasks(dice), kept: dice.chance(50), reopenMs };
    }
    case 'worker':
      return { kind, tasks: dice.chance(50) ? someTasks(dice) : null, kept: dice.chance(50) };
    case 'clock':
      return { kind, days: dice.pick([-1, 1]) };
    case 'other-member':
      return { kind, hurried: Array.from({ length: dice.below(5) }, () => dice.weighted(FREQUENCY)) };
    case 'full':
      return { kind, forMs: dice.between(500, 15_000) };
    default:
      return { kind };
  }
};

const drawEntry = (dice: Dice): Deed => ({ kind: 'enter', entry: dice.weighted(FREQUENCY) });

/** Short pauses, so that faults meet what is under way; now and then a long one. */
const pause = (dice: Dice): number => dice.below(dice.pick([50, 400, 3_000, 12_000]));

export const drawSchedule = (seed: number): Schedule => {
  const dice = createDice(seed);
  const members = dice.chance(50) ? 2 : 1;
  const handsets = Array.from({ length: dice.between(1, 3) }, (_, at) => {
    const member = at % members;
    const guest = members === 2 && dice.chance(70) ? 1 - member : null;
    const skew = dice.chance(20) ? dice.pick([-DAY_MS, DAY_MS]) : dice.between(-5_000, 5_000);
    return { member, guest, webLocks: dice.chance(80), backgroundSync: dice.chance(50), skew };
  });
  const mutations = dice.between(1, dice.pick([6, 15, MUTATIONS_MAX]));
  const faults = dice.between(2, 4 + Math.ceil(mutations * 0.8));
  const deeds = [
    ...Array.from({ length: mutations }, () => drawEntry(dice)),
    ...Array.from({ length: faults }, () => drawFault(dice)),
  ].map((deed) => ({ deed, rank: dice.below(1_000_000) }));
  deeds.sort((one, other) => one.rank - other.rank);
  let at = 100;
  const steps = deeds.map(({ deed }) => {
    at += pause(dice);
    return { at, handset: dice.below(handsets.length), deed };
  });
  return { seed, members, handsets, steps, healsAt: at + dice.between(0, 30_000) };
};
