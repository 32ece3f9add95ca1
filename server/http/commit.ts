import type { Result } from '../../src/terms/result.ts';
import type { Database } from '../database/database.ts';
import type { Refusal } from './refusal.ts';

/**
 * Runs the writes of a call in one transaction and returns their result. If the request has an Idempotency-Key, the
 * result is stored as its answer in the same transaction, so the handler must return it unchanged. `effect` must use
 * only the database that it is given; do slow work before.
 */
export type Commit = <T>(
  effect: (db: Database) => Promise<Result<T, Refusal>>,
) => Promise<Result<T, Refusal>>;

/** Makes the `Commit` of one request; calls with an Idempotency-Key get theirs from `once`. */
export const commitTo =
  (db: Database): Commit =>
  (effect) =>
    db.transaction(effect);
