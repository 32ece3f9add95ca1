import { asc, eq, like } from 'drizzle-orm';
import type { Database } from '../../../server/database/database.ts';
import {
  chatMessages,
  journalHeads,
  journalOperations,
  lifestyles,
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

/** What stands is the last that was acknowledged, or a later one of which nobody heard. */
const judgeLast = (
  what: string,
  found: number,
  kept: ReadonlySet<number>,
  unsure: readonly number[],
): string[] => {
  const last = Math.max(0, ...kept);
  return found === last || (found > last && unsure.includes(found))
    ? []
    : [`${what} is ${found}, not ${last}`];
};

const judgeMember = async (db: Database, writer: Writer): Promise<string[]> => {
  const { name, id, kept, unsure } = writer;
  const [lifestyle] = await db.select().from(lifestyles).where(eq(lifestyles.userId, id));
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, id));
  const accounts = await db
    .select({ email: users.email })
    .from(users)
    .where(like(users.email, `${name}.%@example.org`));
  const numbers = accounts.map(({ email }) => Number(email.split(/[.@]/)[1]));
  const open = (kind: string) =>
    [...unsure.values()].filter((write) => write.kind === kind).map(({ number }) => number);
  return [
    ...(await judgeJournal(db, writer)),
    ...(await judgeChat(db, writer)),
    ...judgeLast(
      `${name}: lifestyle`,
      Number(lifestyle?.answers.shopping_day ?? 0),
      kept.lifestyle,
      open('lifestyle'),
    ),
    ...judgeLast(`${name}: profile`, Number(profile?.name), kept.profile, open('profile')),
    ...[...kept.registration]
      .filter((number) => !numbers.includes(number))
      .map((number) => `${name}: registration ${number} was lost`),
  ];
};

/** What was lost or doubled, in words. */
export const judgeKept = async (db: Database, writers: readonly Writer[]): Promise<readonly string[]> =>
  (await Promise.all(writers.map((writer) => judgeMember(db, writer)))).flat();

/** Writes with a key that found no answer to the end, in words; what the hour's limit holds back has its answer. */
export const neverAnswered = (writers: readonly Writer[]): readonly string[] =>
  writers.flatMap(({ name, unsure }) =>
    [...unsure.values()]
      .filter(({ kind, told }) => kind !== 'registration' && told?.startsWith('429') !== true)
      .map(({ kind, number, told }) => `${name}: ${kind} ${number} was never answered, at last ${told}`),
  );
