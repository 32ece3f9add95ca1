import type { Result } from '../../src/domain/result.ts';
import type { Database } from '../database/database.ts';
import type { Refusal } from './refusal.ts';

/**
 * Makes the effect of a call in one transaction and answers what the effect answers. Where the request
 * carries an Idempotency-Key the answer is kept in the same transaction, so a handler returns what `commit`
 * gave it. The effect touches the database by its argument alone; slow work is done before.
 */
export type Commit = <T>(
  effect: (db: Database) => Promise<Result<T, Refusal>>,
) => Promise<Result<T, Refusal>>;

export const commitTo =
  (db: Database): Commit =>
  (effect) =>
    db.transaction(effect);
