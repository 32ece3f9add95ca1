import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { eatenKcal } from '../../src/domain/food/journal/fold.ts';
import { describeDay } from '../../src/domain/plan/changes/describe-week.ts';
import { SLOTS } from '../../src/terms/food.ts';
import { ok } from '../../src/terms/result.ts';
import { threadLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import { type Keys, uuidOf } from '../base/keys.ts';
import { careFacts } from '../coach/care-facts.ts';
import type { CoachFacts } from '../coach/coach.ts';
import type { Database } from '../database/database.ts';
import { chatMessages } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import type { MemberDay, PlanKeeper } from '../planning/plan-keeper.ts';
import type { Parts } from './parts.ts';

const LISTED = 500;
/** All messages that are read for one answer. */
const BYTES_MAX = 500_000;
const REMEMBERED = 20;
/** Several times what is listed. What is older goes as new is written. */
const KEPT = 2000;
const THREAD_ID_LENGTH = 32;

/** The same for every call about an id, unguessable without the server's secret, whether or not the id exists. */
export const threadIdOf = (keys: Keys, memberId: string): string =>
  `thread_${keys('thread', memberId).slice(0, THREAD_ID_LENGTH)}`;

const newestMessages = ({ db }: Pick<Parts, 'db'>, userId: string, count: number) => {
  const { id, role, text, createdAt, seq } = chatMessages;
  const bytes = sql<number>`sum(octet_length(${text})) over (order by ${seq} desc)`.as('bytes');
  const newest = db
    .select({ id, role, text, createdAt, seq, bytes })
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(desc(seq))
    .limit(count)
    .as('newest');
  return db.select().from(newest).where(lte(newest.bytes, BYTES_MAX)).orderBy(desc(newest.seq));
};

const forgetOldest = async (db: Database, userId: string): Promise<void> => {
  const mine = eq(chatMessages.userId, userId);
  const [oldest] = await db
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(mine)
    .orderBy(desc(chatMessages.seq))
    .offset(KEPT)
    .limit(1);
  if (oldest !== undefined) await db.delete(chatMessages).where(and(mine, lte(chatMessages.seq, oldest.seq)));
};

/** The member's day as a provider may know it. */
const factsOf = ({ state, plan, logged, catalogue }: MemberDay, knowsLog: boolean): CoachFacts => {
  const day = plan === null ? null : describeDay(plan.day, catalogue, plan);
  return {
    day: day && {
      meals: SLOTS.flatMap((slot) => day.groups[slot].map(({ name, kcal }) => ({ slot, name, kcal }))),
      kcal: day.totalCalories,
    },
    logged: knowsLog
      ? {
          kcal: Object.values(eatenKcal(logged)).reduce((sum, each) => sum + each, 0),
          litres: logged.waterLitres,
        }
      : null,
    ...careFacts(state?.facts ?? null),
  };
};

/** `plain` knows nothing that goes beyond the contract: no journal, and no answer of a device. */
export const chatHandlers = (
  parts: Parts,
  keeper: PlanKeeper,
  plain: boolean,
): HandlersOf<'getThread' | 'getThreadMessages' | 'sendChat'> => {
  const messageOf = (userId: string, role: 'user' | 'assistant', text: string) => ({
    id: uuidOf(parts.randomBytes(16)),
    userId,
    role,
    text,
    createdAt: new Date(parts.clock()),
  });

  const answerTo = async (memberId: string, question: ReturnType<typeof messageOf>): Promise<string> => {
    const [day, newest] = await Promise.all([
      keeper.day(memberId, localDayAt(parts.clock(), 0)),
      newestMessages(parts, memberId, REMEMBERED - 1),
    ]);
    const asked = newest.reverse().filter(({ role }) => role === 'user');
    return parts.coach.reply(
      factsOf(day, !plain),
      [...asked, question].map(({ text }) => text),
    );
  };

  return {
    getThread: async ({ params, address }) => {
      const id = params.id ?? '';
      const limited = await consume(parts, threadLimits(id, address));
      return limited.ok ? ok({ thread: threadIdOf(parts.keys, id) }) : limited;
    },

    getThreadMessages: async ({ member }) => {
      const messages = await newestMessages(parts, member.id, LISTED);
      return ok({
        object: 'list',
        data: messages.map(({ id, role, text, createdAt }) => ({
          id,
          role,
          content: [{ type: 'text', text: { value: text } }],
          created_at: Math.floor(createdAt.getTime() / 1000),
        })),
      });
    },

    sendChat: async ({ member, body, commit }) => {
      const question = messageOf(member.id, 'user', body.message);
      const message = (plain ? undefined : body.reply) ?? (await answerTo(member.id, question));
      const reply = messageOf(member.id, 'assistant', message);
      // Together, so that one question never has two replies, nor none.
      return commit(async (db) => {
        await db.insert(chatMessages).values([question, reply]);
        await forgetOldest(db, member.id);
        return ok({ message });
      });
    },
  };
};
