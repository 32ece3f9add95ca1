import type { LocalDay } from '../../../terms/local-day.ts';

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

/** The notes of one day. */
export interface CycleDay {
  readonly flow: Flow | null;
  /** While the period lasts. */
  readonly symptoms: readonly Symptom[];
  /** In the days before it. */
  readonly preCycleSymptoms: readonly Symptom[];
}

export interface CycleLog {
  /** The usual cycle length by the person's own account, in days. */
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

export const isBleeding = (flow: Flow | null): boolean => flow !== null && flow !== 'spotting';

/** The log with a day as it is noted; an empty day is no entry. */
export const withDay = (log: CycleLog, day: LocalDay, noted: CycleDay): CycleLog => {
  const { [day]: _, ...others } = log.days;
  return { ...log, days: isEmpty(noted) ? others : { ...others, [day]: noted } };
};

/** The symptoms of a day, whichever kind of day it is. */
export const symptomsOf = ({ symptoms, preCycleSymptoms }: CycleDay): readonly Symptom[] => [
  ...symptoms,
  ...preCycleSymptoms,
];

const place = (flow: Flow | null, noted: readonly Symptom[]): CycleDay =>
  isBleeding(flow)
    ? { flow, symptoms: noted, preCycleSymptoms: [] }
    : { flow, symptoms: [], preCycleSymptoms: noted };

/** Notes a day's bleeding, null for none; its symptoms move to the kind of day that it now is. */
export const noteFlow = (log: CycleLog, day: LocalDay, flow: Flow | null): CycleLog =>
  withDay(log, day, place(flow, symptomsOf(dayOf(log, day))));

/** Notes a symptom of a day or takes it back: during the period where the day bleeds, before it where not. */
export const noteSymptom = (log: CycleLog, day: LocalDay, symptom: Symptom, present: boolean): CycleLog => {
  const noted = dayOf(log, day);
  const others = symptomsOf(noted).filter((held) => held !== symptom);
  return withDay(log, day, place(noted.flow, present ? [...others, symptom] : others));
};

export interface SymptomCount {
  readonly symptom: Symptom;
  readonly days: number;
}

/** The symptoms of all days of one kind, the most frequent first. */
export const countSymptoms = (
  log: CycleLog,
  kind: 'symptoms' | 'preCycleSymptoms',
): readonly SymptomCount[] => {
  const noted = Object.values(log.days).flatMap((day) => day[kind]);
  return SYMPTOMS.map((symptom) => ({
    symptom,
    days: noted.filter((other) => other === symptom).length,
  }))
    .filter(({ days }) => days > 0)
    .sort((one, other) => other.days - one.days);
};
