import { JOURNAL_PAGE } from '../../contract/journal.ts';
import {
  newestOf,
  takeBackSent,
  takeOver,
  unsharedFacts,
  withTold,
} from '../../domain/body/cycle/account-order.ts';
import type { CycleOperation } from '../../domain/body/cycle/shared.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { ONLY } from '../db/stored-rows.ts';
import { changeHeld, openHeld, type Prepared, prepareChange, replaceHeld, sealHeld } from './cycle.ts';

export interface Sharing {
  readonly operations: readonly CycleOperation[];
  /** Records that they are queued; false if the notes changed meanwhile. Run it in the transaction that queues them. */
  readonly write: () => Promise<boolean>;
}

/** Prepares operations for notes that the account lacks, at most as many as one request may carry. */
export const prepareSharing = async (
  db: MemberDatabase,
  today: LocalDay,
  nextId: () => string,
): Promise<Result<Sharing, AppError>> => {
  const row = await db.cycle.get(ONLY);
  const held = await openHeld(db, row);
  if (!held.ok) return held;
  const facts = unsharedFacts(held.value, today).slice(0, JOURNAL_PAGE);
  const operations = facts.map((fact) => ({ ...fact, id: nextId() }));
  const told = await sealHeld(db, withTold(held.value, operations));
  return ok({ operations, write: () => replaceHeld(db, row, told) });
};

export interface Newest {
  readonly operations: readonly CycleOperation[];
  /** False if the notes changed meanwhile. Run it in the transaction that queues the operations again. */
  readonly isCurrent: () => Promise<boolean>;
}

/** Returns the given operations that no newer one has replaced. */
export const readNewest = async (
  db: MemberDatabase,
  operations: readonly CycleOperation[],
): Promise<Result<Newest, AppError>> => {
  const row = await db.cycle.get(ONLY);
  const held = await openHeld(db, row);
  if (!held.ok) return held;
  return ok({ operations: newestOf(held.value, operations), isCurrent: () => replaceHeld(db, row, null) });
};

/** Prepares the merge of operations from the account, in its order; `queued` has the ids still in the outbox. */
export const prepareMerge = (
  db: MemberDatabase,
  told: readonly CycleOperation[],
  queued: ReadonlySet<string>,
): Promise<Result<Prepared, AppError>> => prepareChange(db, (held) => takeOver(held, told, queued));

/** Marks operations as not delivered. It changes nothing if the notes cannot be decrypted. */
export const noteNotShared = async (
  db: MemberDatabase,
  operations: readonly CycleOperation[],
): Promise<void> => {
  await changeHeld(db, (held) => operations.reduce(takeBackSent, held));
};
