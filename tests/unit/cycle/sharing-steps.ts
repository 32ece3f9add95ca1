import fc from 'fast-check';
import type { Flow } from '../../../src/domain/cycle/log.ts';
import { LENGTHS } from '../../../src/domain/cycle/shared.ts';

// Random steps on two devices of one member, each with two tabs.

export const DEVICES = ['phone', 'tablet'] as const;
export type DeviceName = (typeof DEVICES)[number];

export const SUBJECTS = ['2026-11-19', '2026-11-20', LENGTHS] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A day's flow, or the length of a cycle. */
export type Value = Flow | number | null;

interface Values {
  readonly flows: readonly (Flow | null)[];
  readonly lengths: readonly number[];
}
/** But for days that are emptied, what is noted tells where it was. */
const VALUES: Readonly<Record<DeviceName, Values>> = {
  phone: { flows: ['light', 'medium', null], lengths: [25, 26] },
  tablet: { flows: ['spotting', 'heavy', null], lengths: [31, 32] },
};

export const valueFor = (device: DeviceName, subject: Subject, which: number): Value => {
  const { flows, lengths } = VALUES[device];
  const values = subject === LENGTHS ? lengths : flows;
  return values[which % values.length] ?? null;
};

const simple = fc.oneof(
  {
    weight: 3,
    // The next change is refused, then perhaps tried again.
    arbitrary: fc.constantFrom(
      'share' as const,
      'look' as const,
      'send' as const,
      'refuse' as const,
      'retry' as const,
    ),
  },
  {
    weight: 1,
    // Sharing ends in two ways; the answer to the next change is lost; half a minute passes.
    arbitrary: fc.constantFrom('keep' as const, 'discard' as const, 'lose' as const, 'late' as const),
  },
);

const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('note' as const),
      subject: fc.constantFrom(...SUBJECTS),
      which: fc.nat(2),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: simple }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      online: fc.boolean(),
      there: fc.constantFrom(0, 5, 30),
      back: fc.constantFrom(0, 5, 30),
    }),
  },
  // The tab is closed after so many turns of the event loop, whatever it is about.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), turns: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('start afresh' as const) }) },
);

const step = fc.record({
  device: fc.constantFrom(...DEVICES),
  tab: fc.constantFrom(0 as const, 1 as const),
  /** So long after the step before it, which may not have ended. */
  after: fc.oneof(fc.record({ turns: fc.nat(60) }), fc.record({ ms: fc.constantFrom(0, 4, 12, 40) })),
  deed,
});
type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Generated<typeof step>;
export type Deed = Step['deed'];
export type Network = Omit<Extract<Deed, { readonly kind: 'network' }>, 'kind'>;

export const steps = fc.array(step, { minLength: 15, maxLength: 45, size: 'max' });
