import { readOperation } from '../../contract/journal-operation.ts';
import type { DayOrder } from '../../domain/body/foreign-log/days.ts';
import type { ForeignLog } from '../../domain/body/foreign-log/foreign-log.ts';
import { toKg, type WeightUnit } from '../../domain/body/foreign-log/values.ts';
import { isPossible, lastOfDays } from '../../domain/body/foreign-log/weight-tables.ts';
import { weightDoubt } from '../../domain/body/progress/weight-entry.ts';
import { type WeightEntry, weightLog } from '../../domain/body/progress/weights.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { JournalEntry, JournalFact } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { stored } from '../db/storage.ts';
import { readJournalKinds } from '../journal/journal.ts';
import { readKnownBody } from '../plan/read/known-body.ts';
import { derivedId } from './derived-id.ts';
import { readMissing } from './missing-entries.ts';
import type { Restoration } from './restoration.ts';

/** The member's answers to what a file does not tell. */
export interface LogAnswers {
  /** The unit of weights without one. */
  readonly unit: WeightUnit;
  /** Null before the member has answered. */
  readonly order: DayOrder | null;
  /** True if weights that do not fit the member are imported. */
  readonly takesUnlikely: boolean;
}

export interface ForeignRestoration {
  readonly restoration: Restoration;
  /** Weights that the member may not have had, left out unless the answers take them. */
  readonly unlikely: readonly WeightEntry[];
  /** Days of the file that have a weight on this device, which stays. */
  readonly weighedDays: number;
  /** Days of the file with a weight. */
  readonly weights: number;
}

const NOTHING_ELSE = {
  isOfOtherAccount: false,
  cycleDays: {},
  cycleLengths: null,
  planInputs: null,
  answersOff: null,
  preferences: null,
  settings: {},
  drafts: [],
};

/** Two same rows of one day are two meals: the second one has another id. */
const numbered = (keys: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}|${count}`;
  });
};

const toEntries = async (facts: readonly JournalFact[], keys: readonly string[]): Promise<JournalEntry[]> => {
  const ids = await Promise.all(keys.map(derivedId));
  return facts.flatMap((fact, seq) => {
    const id = ids[seq] ?? '';
    const own = fact.kind === 'food.eaten' ? { ...fact, payload: { ...fact.payload, entry: id } } : fact;
    const operation = readOperation({ ...own, id });
    return operation === null ? [] : [{ ...operation, seq, serverSeq: null }];
  });
};

/**
 * Turns a log of another app into entries for this device. Ids come from what is in the rows, so a file that is imported
 * again adds nothing. A day that has a weight here keeps it.
 */
export const readForeignRestoration = async (
  db: MemberDatabase,
  log: ForeignLog,
  { unit, takesUnlikely }: LogAnswers,
  today: LocalDay,
): Promise<Result<ForeignRestoration, AppError>> => {
  const isUnitUnknown = log.questions.some(({ kind }) => kind === 'unit');
  const all = lastOfDays(log.weights)
    .map(({ day, value }) => ({ day, kg: isUnitUnknown ? toKg(value, unit) : value }))
    .filter(({ kg }) => isPossible(kg, 'kg'))
    .map(({ day, kg }) => ({ day, kg: Math.round(kg * 100) / 100 }));
  const foodKeys = numbered(
    log.foods.map(({ day, slot, name, grams, kcal }) =>
      ['food', log.app, day, slot, name, grams, kcal].join('|'),
    ),
  );
  const foods = log.foods.map(
    ({ day, ...food }): JournalFact => ({
      day,
      kind: 'food.eaten',
      payload: { ...food, food: `import:${food.name}`, entry: '', eaten: true },
    }),
  );
  const read = await stored(db, async () => {
    const body = await readKnownBody(db, today);
    const unlikely = all.filter(({ kg }) => weightDoubt(kg, body, 'metric') !== null);
    const days = takesUnlikely ? all : all.filter((weight) => !unlikely.includes(weight));
    const weightKeys = days.map(({ day, kg }) => `weight|${day}|${kg}`);
    const here = new Set(weightLog(await readJournalKinds(db, ['weight.set'])).map(({ day }) => day));
    const isNew = days.map(({ day }) => !here.has(day));
    const weights = days.map(({ day, kg }): JournalFact => ({ day, kind: 'weight.set', payload: { kg } }));
    const entries = await toEntries(
      [...weights.filter((_, at) => isNew[at]), ...foods],
      [...weightKeys.filter((_, at) => isNew[at]), ...foodKeys],
    );
    return {
      restoration: { ...NOTHING_ELSE, ...(await readMissing(db, entries)) },
      weighedDays: isNew.filter((fresh) => !fresh).length,
      weights: all.length,
      unlikely,
    };
  });
  return read.ok ? ok(read.value) : read;
};
