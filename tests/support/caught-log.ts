import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLogger } from '../../server/base/logger.ts';

export interface CaughtLog {
  readonly log: Logger;
  readonly lines: readonly string[];
  text(): string;
}

/** The server's own log, kept. */
export const catchLog = (): CaughtLog => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger('info', stream), lines, text: () => lines.join('') };
};
