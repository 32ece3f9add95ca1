import { Counter, Gauge, Histogram, Registry } from 'prom-client';

interface Answered {
  readonly method: string;
  /** The pattern of the route that matched; `*` if none did. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics of the running server. Labels come from short lists: never an id, a path or a text. */
export interface Metrics {
  readonly registry: Registry;
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
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'sorrel_http_requests_total',
    help: 'Requests answered, by pattern of the route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'sorrel_http_request_duration_seconds',
    help: 'Time to an answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_S,
    registers,
  });
  const underWay = new Gauge({
    name: 'sorrel_http_requests_in_flight',
    help: 'Requests that wait for an answer.',
    registers,
  });
  const outcomes = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['outcome'], registers });
  const mails = outcomes('sorrel_mails_total', 'Mails handed to the mail server.');
  const replies = outcomes('sorrel_coach_replies_total', 'Questions to the AI provider.');
  const pushes = outcomes('sorrel_push_messages_total', 'Reminders handed to push services.');
  const operations = outcomes('sorrel_journal_operations_total', 'Operations that devices sent to be kept.');
  return {
    registry,
    began: () => underWay.inc(),
    answered: ({ method: sent, route, status, seconds }) => {
      underWay.dec();
      const method = METHODS.has(sent) ? sent : 'other';
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    mail: (outcome) => mails.inc({ outcome }),
    coach: (outcome) => replies.inc({ outcome }),
    push: (outcome) => pushes.inc({ outcome }),
    journal: (outcome, count) => operations.inc({ outcome }, count),
  };
};
