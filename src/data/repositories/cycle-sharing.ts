import { JOURNAL_PAGE } from '../../contract/journal.ts';
import type { AppError } from '../../domain/app-error.ts';
import {
  newestOf,
  takeBackSent,
  takeOver,
  unsharedFacts,
  withTold,
} from '../../domain/cycle/account-order.ts';
import type { CycleOperation } from '../../domain/cycle/shared.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { MemberDatabase } from '../member-database.ts';
import { ONLY } from '../stored-rows.ts';
import { changeHeld, openHeld, type Prepared, prepareChange, replaceHeld, sealHeld } from './cycle.ts';

/** Cycle notes on their way to the member's account and back. */

export interface Sharing {
  readonly operations: readonly CycleOperation[];
  /** Says that the account no longer lacks them, to be run where they are queued; false where the notes changed meanwhile. */
  readonly write: () => Promise<boolean>;
}

/** Notes that the account lacks, at most as many as one call takes. */
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
  /** False where the notes changed meanwhile. To be run where the operations are queued again. */
  readonly isCurrent: () => Promise<boolean>;
}

/** Those of the queued operations that nothing newer took the place of. */
export const readNewest = async (
  db: MemberDatabase,
  operations: readonly CycleOperation[],
): Promise<Result<Newest, AppError>> => {
  const row = await db.cycle.get(ONLY);
  const held = await openHeld(db, row);
  if (!held.ok) return held;
  return ok({ operations: newestOf(held.value, operations), isCurrent: () => replaceHeld(db, row, null) });
};

/** Takes over what the account tells, in its order; `queued` names what it lacks. */
export const prepareMerge = (
  db: MemberDatabase,
  told: readonly CycleOperation[],
  queued: ReadonlySet<string>,
): Promise<Result<Prepared, AppError>> => prepareChange(db, (held) => takeOver(held, told, queued));

/** The account is not told by the operations after all. Notes that cannot be read claim nothing of it. */
export const noteNotShared = async (
  db: MemberDatabase,
  operations: readonly CycleOperation[],
): Promise<void> => {
  await changeHeld(db, (held) => operations.reduce(takeBackSent, held));
};
