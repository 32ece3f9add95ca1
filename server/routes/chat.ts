import { desc, eq } from 'drizzle-orm';
import { SLOTS } from '../../src/domain/catalogue/types.ts';
import { drinkLitres } from '../../src/domain/nutrition/reference-intakes.ts';
import { ok } from '../../src/domain/result.ts';
import { chatLimits, threadLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import type { CoachFacts } from '../coach/coach.ts';
import { chatMessages } from '../database/schema.ts';
import type { HandlersOf, Member } from '../http/call.ts';
import { type Keys, uuidOf } from '../keys.ts';
import type { Parts } from '../parts.ts';
import type { PlanKeeper } from '../planning/plan-keeper.ts';
import { describePlan } from '../planning/wire-plan.ts';

const LISTED = 500;
const REMEMBERED = 20;
const THREAD_ID_LENGTH = 32;

/** The same for every call about an id, unguessable without the server's secret, whether or not the id exists. */
export const threadIdOf = (keys: Keys, memberId: string): string =>
  `thread_${keys('thread', memberId).slice(0, THREAD_ID_LENGTH)}`;

const newestMessages = ({ db }: Pick<Parts, 'db'>, userId: string, count: number) =>
  db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(desc(chatMessages.seq))
    .limit(count);

const coachFacts = async (parts: Parts, keeper: PlanKeeper, member: Member): Promise<CoachFacts> => {
  const current = await keeper.current(member.id);
  if (current === null) return { day: null, litresLeft: null };
  const { person, safety } = current.state.facts;
  const litresLeft = drinkLitres(person, safety);
  if (current.plan === null) return { day: null, litresLeft };
  const days = describePlan({ ...current, plan: current.plan }, parts.catalogue);
  const today = days.find(({ date }) => date === current.today);
  if (today === undefined) return { day: null, litresLeft };
  const meals = SLOTS.flatMap((slot) => today.groups[slot].map(({ name, kcal }) => ({ slot, name, kcal })));
  return { day: { meals, kcalLeft: today.totalCalories }, litresLeft };
};

export const chatHandlers = (
  parts: Parts,
  keeper: PlanKeeper,
): HandlersOf<'getThread' | 'getThreadMessages' | 'sendChat'> => {
  const keep = async (userId: string, role: 'user' | 'assistant', text: string): Promise<void> => {
    await parts.db.insert(chatMessages).values({
      id: uuidOf(parts.randomBytes(16)),
      userId,
      role,
      text,
      createdAt: new Date(parts.clock()),
    });
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

    sendChat: async ({ member, body }) => {
      const limited = await consume(parts, chatLimits(member.id));
      if (!limited.ok) return limited;
      await keep(member.id, 'user', body.message);
      const facts = await coachFacts(parts, keeper, member);
      const history = (await newestMessages(parts, member.id, REMEMBERED)).reverse();
      const message = await parts.coach.reply(facts, history);
      await keep(member.id, 'assistant', message);
      return ok({ message });
    },
  };
};
