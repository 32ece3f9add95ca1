import type { Logger } from 'pino';
import type { Cookbook } from '../../src/terms/food.ts';
import type { Database } from '../database/database.ts';
import type { Keys } from './keys.ts';

/** Things that every part of the server may be given: tests bring their own. */
export interface Basics {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly keys: Keys;
  /** With how every dish is made. */
  readonly catalogue: Cookbook;
  readonly log: Logger;
}
