import type { LocalDay } from '../planner/types.ts';

/** Spotting is noted, but starts no period. */
export const FLOWS = ['spotting', 'light', 'medium', 'heavy'] as const;
export type Flow = (typeof FLOWS)[number];

export const SYMPTOMS = [
  'cramps',
  'headache',
  'back pain',
  'bloating',
  'tender breasts',
  'tiredness',
  'low mood',
  'irritability',
  'food cravings',
  'poor sleep',
  'nausea',
  'skin breakouts',
] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** What a person noted for one day. */
export interface CycleDay {
  readonly flow: Flow | null;
  /** While the period lasts. */
  readonly symptoms: readonly Symptom[];
  /** In the days before it. */
  readonly preCycleSymptoms: readonly Symptom[];
}

export interface CycleLog {
  /** What the person says is usual for them, in days. */
  readonly cycleLength: number;
  readonly periodLength: number;
  readonly days: Readonly<Record<LocalDay, CycleDay>>;
}

export const CYCLE_LENGTH = { min: 15, usual: 28, max: 90 } as const;
export const PERIOD_LENGTH = { min: 1, usual: 5, max: 14 } as const;

export const EMPTY_CYCLE_LOG: CycleLog = {
  cycleLength: CYCLE_LENGTH.usual,
  periodLength: PERIOD_LENGTH.usual,
  days: {},
};

export const NOTHING_NOTED: CycleDay = { flow: null, symptoms: [], preCycleSymptoms: [] };

const isEmpty = ({ flow, symptoms, preCycleSymptoms }: CycleDay): boolean =>
  flow === null && symptoms.length === 0 && preCycleSymptoms.length === 0;

export const dayOf = (log: CycleLog, day: LocalDay): CycleDay => log.days[day] ?? NOTHING_NOTED;

/** The log with some of a day's notes changed; a day without notes is not kept. */
export const noteDay = (log: CycleLog, day: LocalDay, notes: Partial<CycleDay>): CycleLog => {
  const noted = { ...dayOf(log, day), ...notes };
  const { [day]: _, ...others } = log.days;
  return { ...log, days: isEmpty(noted) ? others : { ...others, [day]: noted } };
};
