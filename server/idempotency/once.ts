import { err, ok, type Result } from '../../src/terms/result.ts';
import type { Basics } from '../base/basics.ts';
import { isUuid } from '../base/keys.ts';
import type { Commit } from '../http/commit.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import {
  type Claim,
  claimKey,
  holdClaim,
  inFlight,
  type KeyedRequest,
  releaseClaim,
  storeAnswer,
} from './keys.ts';

type Serve = (commit: Commit) => Promise<Result<unknown, Refusal>>;

/** Serves a request with a key once; a repeat gets the first answer and has no effect. */
export type Once = (request: KeyedRequest, serve: Serve) => Promise<Result<unknown, Refusal>>;

/** The header's UUID, in quotes or bare; null without a header. */
export const readKey = (header: string | undefined): Result<string | null, Refusal> => {
  if (header === undefined) return ok(null);
  const key = header
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();
  return isUuid(key) ? ok(key) : refuse(400, 'Idempotency-Key must be a UUID.');
};

const commitUnder =
  (parts: Pick<Basics, 'db'>, claim: Claim): Commit =>
  (effect) =>
    parts.db.transaction(async (tx) => {
      if (!(await holdClaim(tx, claim))) return err(inFlight);
      const result = await effect(tx);
      if (result.ok) await storeAnswer(tx, claim, JSON.stringify(result.value));
      return result;
    });

export const createOnce =
  (parts: Pick<Basics, 'db' | 'clock' | 'randomBytes'>): Once =>
  async (request, serve) => {
    const claimed = await claimKey(parts, request);
    if (!claimed.ok) return claimed;
    if ('answer' in claimed.value) return ok(JSON.parse(claimed.value.answer));
    const { claim } = claimed.value;
    let isDone = false;
    try {
      const result = await serve(commitUnder(parts, claim));
      isDone = result.ok;
      return result;
    } finally {
      if (!isDone) await releaseClaim(parts.db, claim);
    }
  };
