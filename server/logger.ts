import { type DestinationStream, type Logger, pino } from 'pino';

interface Failure {
  readonly type: string;
  readonly code?: string;
  /** Where it happened, innermost first. */
  readonly at?: readonly string[];
  readonly cause?: Failure;
}

const framesOf = ({ message, stack = '' }: Error): readonly string[] => {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(end)
    .split('\n')
    .flatMap((line) => /^ {4}at (.*)$/.exec(line)?.[1] ?? []);
};

/**
 * What of a failure may be written down. Its message is left out: a database repeats in it what members
 * have sent.
 */
const describeFailure = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    at: framesOf(error),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: describeFailure(error.cause) }),
  };
};

/** The server's log: lines of JSON that name no person. */
export const createLogger = (level: 'info' | 'warn', destination?: DestinationStream): Logger => {
  const options = { level, serializers: { err: describeFailure } };
  return destination === undefined ? pino(options) : pino(options, destination);
};
