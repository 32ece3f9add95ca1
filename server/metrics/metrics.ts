import { createCounter, createGauge, createHistogram, type Instrument } from './instruments.ts';

interface Answered {
  readonly method: string;
  /** The pattern of the route that matched; `*` if none did. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics of the running server, rendered in the text format of Prometheus. */
export interface Metrics extends Instrument {
  /** Call it when a request arrives, and `answered` when its answer is ready. */
  began(): void;
  answered(request: Answered): void;
  mail(outcome: 'sent' | 'failed'): void;
  coach(outcome: 'answered' | 'failed'): void;
  push(outcome: 'sent' | 'gone' | 'failed'): void;
  journal(outcome: 'accepted' | 'refused', operations: number): void;
}

/** Upper bounds of the histogram's buckets. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** Other methods are counted as `other`, so that a caller cannot create metrics without end. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export const createMetrics = (): Metrics => {
  const requests = createCounter<'method' | 'route' | 'status'>(
    'sorrel_http_requests_total',
    'Requests answered, by pattern of the route.',
  );
  const durations = createHistogram<'method' | 'route'>(
    'sorrel_http_request_duration_seconds',
    'Time to an answer.',
    BUCKETS_S,
  );
  let inFlight = 0;
  const underWay = createGauge('sorrel_http_requests_in_flight', 'Requests that wait for an answer.', () => [
    { value: inFlight },
  ]);
  const mails = createCounter<'outcome'>('sorrel_mails_total', 'Mails handed to the mail server.');
  const replies = createCounter<'outcome'>('sorrel_coach_replies_total', 'Questions to the AI provider.');
  const pushes = createCounter<'outcome'>('sorrel_push_messages_total', 'Reminders handed to push services.');
  const operations = createCounter<'outcome'>(
    'sorrel_journal_operations_total',
    'Operations that devices sent to be kept.',
  );
  return {
    began: () => {
      inFlight += 1;
    },
    answered: ({ method: sent, route, status, seconds }) => {
      inFlight -= 1;
      const method = METHODS.has(sent) ? sent : 'other';
      requests.add({ method, route, status: String(status) });
      durations.observe({ method, route }, seconds);
    },
    mail: (outcome) => mails.add({ outcome }),
    coach: (outcome) => replies.add({ outcome }),
    push: (outcome) => pushes.add({ outcome }),
    journal: (outcome, count) => operations.add({ outcome }, count),
    render: () =>
      [requests, durations, underWay, mails, replies, pushes, operations]
        .map((each) => each.render())
        .join(''),
  };
};
