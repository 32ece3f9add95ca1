import type { Mind } from '../../domain/coach/learned/mind.ts';
import { err, ok } from '../../terms/result.ts';
import { type Book, createBook } from './catalogue.ts';

/** Loads what the coach has learned, with the code that reads it. */
export const createMindLoader = (config: {
  readonly fetch: (url: string) => Promise<Response>;
  readonly mindUrl: string;
}): Book<Mind> =>
  createBook<Mind>(async () => {
    try {
      const [response, { openMind }] = await Promise.all([
        config.fetch(config.mindUrl),
        import('../../domain/coach/learned/mind.ts'),
      ]);
      if (!response.ok) return err({ kind: 'malformed', status: response.status, reason: 'mind' });
      return ok(openMind(new Uint8Array(await response.arrayBuffer())));
    } catch (thrown) {
      const isBroken = thrown instanceof SyntaxError || thrown instanceof RangeError;
      return err(isBroken ? { kind: 'malformed', status: 200, reason: 'mind' } : { kind: 'offline' });
    }
  });
