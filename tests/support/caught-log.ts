import { Writable } from 'node:stream';
import { createLogger } from '../../server/base/logger.ts';

/** The server's own log, kept. */
export const catchLog = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger('info', stream), lines: lines as readonly string[], text: () => lines.join('') };
};
