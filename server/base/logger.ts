import { type DestinationStream, type Logger, pino } from 'pino';

interface Failure {
  readonly type: string;
  readonly code?: string;
  /** The table and the constraint that a database names; never their values. */
  readonly table?: string;
  readonly constraint?: string;
  /** Stack frames, innermost first. */
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

/** The loggable part of a failure. Its message is left out: a database repeats in it what members have sent. */
const describeFailure = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { type: typeof error };
  const named = (['code', 'table', 'constraint'] as const).flatMap((name) => {
    const value: unknown = name in error ? Reflect.get(error, name) : undefined;
    return value === undefined ? [] : [[name, String(value)]];
  });
  return {
    type: error.name,
    at: framesOf(error),
    ...Object.fromEntries(named),
    ...(error.cause === undefined ? {} : { cause: describeFailure(error.cause) }),
  };
};

const BUFFERED_BYTES = 4096;
const FLUSHED_EVERY_MS = 1000;

/** Writes many lines at once, off the requests' way; what is left goes out before the process ends. */
const bufferedOutput = (): DestinationStream => {
  const output = pino.destination({ sync: false, minLength: BUFFERED_BYTES });
  setInterval(() => output.flush(), FLUSHED_EVERY_MS).unref();
  return output;
};

/** The server's log: lines of JSON that name no person. */
export const createLogger = (level: 'info' | 'warn', destination?: DestinationStream): Logger => {
  const options = { level, serializers: { err: describeFailure } };
  return pino(options, destination ?? bufferedOutput());
};
