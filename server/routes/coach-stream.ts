import { localDayAt } from '../../src/domain/calendar/days.ts';
import { careAnswer } from '../../src/domain/coach/care/care.ts';
import type { CoachEvent } from '../../src/domain/coach/model/stream-events.ts';
import {
  isAnswerable,
  STREAM_TURNS_MAX,
  type StreamMessage,
  turnsTaken,
} from '../../src/domain/coach/model/stream-request.ts';
import { err, ok } from '../../src/terms/result.ts';
import { coachQuestionLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import { careFacts } from '../coach/care-facts.ts';
import { needOf } from '../coach/need-of.ts';
import type { HandlersOf } from '../http/call.ts';
import { streamOf } from '../http/event-stream.ts';
import { notFound, refuse } from '../http/refusal.ts';
import { readDayRecord } from '../planning/plan-store.ts';
import type { Parts } from './parts.ts';

async function* say(text: string): AsyncGenerator<CoachEvent> {
  yield { type: 'text', delta: text };
  yield { type: 'end', reason: 'stop' };
}

async function* failAtOnce(): AsyncGenerator<CoachEvent> {
  yield { type: 'failed', kind: 'turns' };
}

/** The messages without those that need care and what followed them: no provider is told either. */
const withoutCare = (
  messages: readonly StreamMessage[],
  care: { readonly minor: boolean },
): readonly StreamMessage[] => {
  let isHidden = false;
  return messages.filter((message) => {
    if (message.role === 'user') isHidden = needOf(message.content, care) !== null;
    return !isHidden;
  });
};

export const coachStreamHandlers = (parts: Parts): HandlersOf<'streamCoach'> => {
  /** The stream that each member reads just now. A new one ends it: the phone may have lost it without a word. */
  const streams = new Map<string, AbortController>();

  const takeTurn = (memberId: string, start: (signal: AbortSignal) => AsyncIterable<CoachEvent>) => {
    streams.get(memberId)?.abort();
    const replaced = new AbortController();
    streams.set(memberId, replaced);
    return streamOf(async function* (gone) {
      try {
        yield* start(AbortSignal.any([gone, replaced.signal]));
      } finally {
        if (streams.get(memberId) === replaced) streams.delete(memberId);
      }
    });
  };

  return {
    streamCoach: async ({ member, body: { messages, tools } }) => {
      const { coachStream } = parts;
      if (coachStream === null) return err(notFound);
      if (!isAnswerable(messages)) {
        return refuse(400, 'The messages must end with a question or the results of all calls.');
      }
      const turns = turnsTaken(messages);
      if (turns === 0) {
        const limited = await consume(parts, coachQuestionLimits(member.id));
        if (!limited.ok) return limited;
      }
      const { state } = await readDayRecord(parts, member.id, localDayAt(parts.clock(), 0));
      const { minor, figures } = careFacts(state?.facts ?? null);
      const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
      const care = needOf(question, { minor });
      if (care !== null) return ok(streamOf(() => say(careAnswer(care))));
      if (turns >= STREAM_TURNS_MAX) return ok(streamOf(failAtOnce));
      const request = { messages: withoutCare(messages, { minor }), tools, figures };
      return ok(takeTurn(member.id, (signal) => coachStream.turn(request, signal)));
    },
  };
};
