import type { SharedText } from '../../domain/coach/model/tool-loop.ts';
import type { Turn } from '../../domain/coach/respond.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';

/** The part of a turn that a model answered. */
export interface ModelPart {
  readonly question: string;
  /** Everything that the model was told of this device. */
  readonly shared: readonly SharedText[];
  readonly end: 'answered' | 'stopped' | 'interrupted';
}

/** A message that this device answered, and what became of its proposals. */
export interface StoredTurn extends Turn {
  /** The id of the message. */
  readonly id: string;
  /** The place of the proposal that was applied; null while none is, or after it was undone. */
  readonly applied: number | null;
  /** The member said "Not now". */
  readonly declined: boolean;
  /** Absent where no model had a part in it. */
  readonly model?: ModelPart;
}

/** Older ones are shown as the server's thread has them. */
const MOST_KEPT = 60;

/** The last ones, oldest first. One that cannot be opened any more is left out. */
export const readTurns = async (db: MemberDatabase): Promise<readonly StoredTurn[]> => {
  const rows = await db.coachTurns.orderBy('at').toArray();
  const opened = await Promise.all(rows.map(({ turn }) => unseal(db, turn)));
  return opened.flatMap((turn) => (turn.ok ? [turn.value as StoredTurn] : []));
};

/** Puts a turn where one with its id was, or at the end. */
export const keepTurn = async (db: MemberDatabase, turn: StoredTurn, now: number): Promise<void> => {
  const sealed = await seal(db, turn);
  await db.transaction('rw', db.coachTurns, async () => {
    const before = await db.coachTurns.get(turn.id);
    await db.coachTurns.put({ id: turn.id, at: before?.at ?? now, turn: sealed });
    const ids = await db.coachTurns.orderBy('at').primaryKeys();
    await db.coachTurns.bulkDelete(ids.slice(0, -MOST_KEPT));
  });
};
