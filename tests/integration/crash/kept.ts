import { asc, eq, like } from 'drizzle-orm';
import type { Database } from '../../../server/database/database.ts';
import {
  chatMessages,
  journalHeads,
  journalOperations,
  profiles,
  users,
} from '../../../server/database/schema.ts';
import { OPERATIONS_OF_A_WRITE, operationId, type Writer } from './writer.ts';

const repeated = <T>(all: readonly T[]): readonly T[] => all.filter((each, at) => all.indexOf(each) !== at);

const judgeJournal = async (db: Database, { name, id, kept }: Writer): Promise<string[]> => {
  const rows = await db
    .select({ id: journalOperations.id, seq: journalOperations.seq })
    .from(journalOperations)
    .where(eq(journalOperations.userId, id))
    .orderBy(asc(journalOperations.seq));
  const [head] = await db.select().from(journalHeads).where(eq(journalHeads.userId, id));
  const there = new Set(rows.map((row) => row.id));
  const lost = [...kept.journal].filter((number) =>
    Array.from({ length: OPERATIONS_OF_A_WRITE }, (_, at) => operationId(number, at)).some(
      (operation) => !there.has(operation),
    ),
  );
  const isInOrder = rows.every(({ seq }, at) => seq === at + 1) && (head?.lastSeq ?? 0) === rows.length;
  return [
    ...lost.map((number) => `${name}: journal write ${number} was lost`),
    ...(isInOrder ? [] : [`${name}: the places of the journal are not 1 to ${rows.length}`]),
    ...(rows.length % OPERATIONS_OF_A_WRITE === 0 ? [] : [`${name}: half a journal write was kept`]),
  ];
};

const judgeChat = async (db: Database, { name, id, kept }: Writer): Promise<string[]> => {
  const rows = await db.select().from(chatMessages).where(eq(chatMessages.userId, id));
  const asked = rows.filter(({ role }) => role === 'user').map(({ text }) => Number(text.split(' ').at(-1)));
  return [
    ...[...kept.chat]
      .filter((number) => !asked.includes(number))
      .map((number) => `${name}: chat ${number} was lost`),
    ...repeated(asked).map((number) => `${name}: chat ${number} is there twice`),
    ...(rows.length === 2 * asked.length
      ? []
      : [`${name}: ${rows.length} messages for ${asked.length} questions`]),
  ];
};

/** The profile is the last that was acknowledged, or a later one of which nobody heard. */
const judgeProfile = async (db: Database, { name, id, kept, unsure }: Writer): Promise<string[]> => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, id));
  const found = Number(profile?.name);
  const last = Math.max(0, ...kept.profile);
  const isLater =
    found > last && [...unsure.values()].some(({ kind, number }) => kind === 'profile' && number === found);
  return found === last || isLater ? [] : [`${name}: the profile is ${found}, not ${last}`];
};

const judgeRegistrations = async (db: Database, { name, kept }: Writer): Promise<string[]> => {
  const accounts = await db
    .select({ email: users.email })
    .from(users)
    .where(like(users.email, `${name}.%@example.org`));
  const numbers = accounts.map(({ email }) => Number(email.split(/[.@]/)[1]));
  return [...kept.registration]
    .filter((number) => !numbers.includes(number))
    .map((number) => `${name}: registration ${number} was lost`);
};

const JUDGES = [judgeJournal, judgeChat, judgeProfile, judgeRegistrations];

/** What was lost or doubled, in words. */
export const judgeKept = async (db: Database, writers: readonly Writer[]): Promise<readonly string[]> =>
  (await Promise.all(writers.flatMap((writer) => JUDGES.map((judge) => judge(db, writer))))).flat();

/** Writes with a key that found no answer to the end, in words; what the hour's limit holds back has its answer. */
export const neverAnswered = (writers: readonly Writer[]): readonly string[] =>
  writers.flatMap(({ name, unsure }) =>
    [...unsure.values()]
      .filter(({ kind, told }) => kind !== 'registration' && told?.startsWith('429') !== true)
      .map(({ kind, number, told }) => `${name}: ${kind} ${number} was never answered, at last ${told}`),
  );
