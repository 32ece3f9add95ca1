import { type DayState, foldDay } from '../../../src/domain/food/journal/fold.ts';
import type { JournalFact } from '../../../src/terms/journal.ts';
import type { LocalDay } from '../../../src/terms/local-day.ts';
import { logOf } from '../kitchen-household.ts';

export const dayAfter = (facts: readonly JournalFact[], day: LocalDay): DayState =>
  foldDay(logOf(...facts.filter((fact) => fact.day === day)));
