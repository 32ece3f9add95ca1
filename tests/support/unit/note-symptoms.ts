import { type CycleLog, noteSymptom, type Symptom } from '../../../src/domain/body/cycle/log.ts';
import type { LocalDay } from '../../../src/terms/local-day.ts';

export const noteSymptoms = (log: CycleLog, day: LocalDay, symptoms: readonly Symptom[]): CycleLog =>
  symptoms.reduce((held, symptom) => noteSymptom(held, day, symptom, true), log);
