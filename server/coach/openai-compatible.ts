import type { Logger } from 'pino';
import * as v from 'valibot';
import { withoutFigures } from '../../src/domain/coach/figures.ts';
import type { AiConfig } from '../base/config.ts';
import { readText } from '../http/read-text.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Coach, type CoachFacts, carefulReply } from './coach.ts';
import { needOf } from './need-of.ts';
import { createProvider } from './provider.ts';

/** Sooner than the app gives up waiting for an answer. */
const TIMEOUT_MS = 12_000;
const REMEMBERED_QUESTIONS = 6;
const LONGEST_REPLY = 4000;
const LONGEST_ANSWER = 256 * 1024;

const completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.pipe(v.string(), v.trim(), v.nonEmpty()) }) })),
    v.minLength(1),
  ),
});

/**
 * A provider is a third party: it is told no weight and no goal of water, as three litres may mean a pregnancy. The
 * litres drunk say nothing of either.
 */
const toldOf = ({ day, logged, figures }: CoachFacts) =>
  figures ? { day, logged } : { day: day && { meals: day.meals.map(({ slot, name }) => ({ slot, name })) } };

const instructions = (facts: CoachFacts): string =>
  [
    'You are the coach of a diet planner. Answer in a few plain sentences about food, cooking, water and habits.',
    'Never diagnose, never advise going below the plan; send medical questions to a clinician.',
    'How much to drink and the weight are on the overview: name no amount of either.',
    ...(facts.figures ? [] : ['Name no figure at all: no calories, grams, weights, portions or numbers.']),
    `What the member's plan says today, and what they have logged: ${JSON.stringify(toldOf(facts))}`,
  ].join('\n');

const OUT_OF_REACH = 'The AI coach cannot be reached just now. Please ask again in a while.';

/** Asks a server that speaks `/v1/chat/completions`; when that fails it says so. */
export const createOpenAiCoach = (
  ai: AiConfig,
  { log, metrics }: { readonly log: Pick<Logger, 'warn'>; readonly metrics: Pick<Metrics, 'coach'> },
  request?: typeof fetch,
): Coach => {
  const provider = createProvider(ai, request);

  const ask = async (facts: CoachFacts, questions: readonly string[]): Promise<string | null> => {
    try {
      const response = await provider.complete(
        {
          messages: [
            { role: 'system', content: instructions(facts) },
            // Earlier answers stay here: they may tell a weight, an illness or what is at home.
            ...questions
              .filter((question) => needOf(question, facts) === null)
              .slice(-REMEMBERED_QUESTIONS)
              .map((content) => ({ role: 'user', content })),
          ],
        },
        AbortSignal.timeout(TIMEOUT_MS),
      );
      const text = response.ok ? await readText(response, LONGEST_ANSWER) : null;
      if (!response.ok) await response.body?.cancel();
      if (text === null) {
        log.warn({ status: response.status }, 'AI provider refused');
        return null;
      }
      const read = v.safeParse(completion, JSON.parse(text));
      if (!read.success) log.warn('AI provider answered in an unknown shape');
      return read.success ? (read.output.choices[0]?.message.content ?? null) : null;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'AI provider failed');
      return null;
    }
  };

  return {
    reply: async (facts, questions) => {
      // Neither asked nor told: such a message is nobody else's business.
      const careful = carefulReply(facts, questions);
      if (careful !== null) return careful;
      const reply = await ask(facts, questions);
      metrics.coach(reply === null ? 'failed' : 'answered');
      if (reply === null) return OUT_OF_REACH;
      const text = reply.replaceAll('\0', '').slice(0, LONGEST_REPLY);
      return facts.figures ? text : withoutFigures(text);
    },
  };
};
