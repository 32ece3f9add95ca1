import type { Endpoint } from '../../src/contract/endpoint.ts';
import { createEventStreamReader } from '../../src/domain/event-stream.ts';

/** What a call answered: its JSON, or the events of its stream. */
export const answerOf = async ({ answerAs }: Endpoint, response: Response): Promise<unknown> => {
  if (answerAs === 'json' || !response.ok) return response.json();
  return createEventStreamReader()(await response.text()).map((data) => JSON.parse(data) as unknown);
};

/** What a call answers, one by one as its schema says. */
export const answersIn = ({ answerAs }: Endpoint, answer: unknown): readonly unknown[] =>
  answerAs === 'events' ? (answer as readonly unknown[]) : [answer];
