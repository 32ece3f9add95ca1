import { says } from '../../src/domain/coach/answer/answer.ts';
import { answerInWords } from '../../src/domain/coach/answer/in-words.ts';
import { withoutFigures } from '../../src/domain/coach/figures.ts';
import { hear, lastRequest } from '../../src/domain/coach/hear.ts';
import { answerHeard, knownOf, respondAgain, type Turn } from '../../src/domain/coach/respond.ts';
import type { CoachRequest } from '../../src/domain/coach/understand/request.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { PlanKeeper } from '../planning/plan-keeper.ts';
import { careFacts } from './care-facts.ts';
import { type Asker, type ContextParts, memberContext } from './member-context.ts';
import { needsOf } from './needs.ts';

/** A message may go on with what one of so many before it asked for. */
const REMEMBERED = 4;

const choosesOffer = (request: CoachRequest | null): boolean =>
  request?.tool === 'choose' || request?.tool === 'yes';

type Phrases = Omit<ReturnType<typeof knownOf>, 'today' | 'hour'>;

export interface LocalMind {
  /**
   * Answers the last of a member's messages, oldest first, out of plan and journal, as text alone. The messages before
   * it are understood once more, so that "and tomorrow?" goes on with them; nothing of them is stored.
   */
  answer(asker: Asker, messages: readonly string[]): Promise<string>;
}

/** The coach that asks nobody else: the same mind as on a member's device. */
export const createLocalMind = (parts: ContextParts, keeper: PlanKeeper): LocalMind => {
  const phrases = new WeakMap<Catalogue, Phrases>();
  const known = ({ day: { catalogue }, today, hour }: Asker) => {
    const found = phrases.get(catalogue) ?? knownOf({ catalogue, today, hour });
    phrases.set(catalogue, found);
    return { ...found, today, hour };
  };

  return {
    answer: async (asker, messages) => {
      const words = known(asker);
      const { minor } = careFacts(asker.day.state?.facts ?? null);
      const turns: Turn[] = [];
      for (const message of messages.slice(-1 - REMEMBERED, -1))
        turns.push({ request: hear(message, turns, words, { minor }).request, answer: says('') });
      const heard = hear(messages.at(-1) ?? '', turns, words, { minor });
      const offering = choosesOffer(heard.request) ? lastRequest(turns) : null;
      const needs = [heard.request, offering].flatMap((request) =>
        request === null ? [] : [...needsOf(request)],
      );
      const context = await memberContext(parts, keeper, asker, new Set(needs));
      const offered = { request: offering, answer: says('') };
      const before = offering === null ? [] : [{ ...offered, answer: respondAgain(context, offered) }];
      const text = answerInWords(answerHeard(context, heard, before));
      return context.figures ? text : withoutFigures(text);
    },
  };
};
