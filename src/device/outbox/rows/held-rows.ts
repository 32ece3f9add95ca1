import type { OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';

const isUntried = ({ state, lastError, mayHaveArrived }: OutboxRow): boolean =>
  state === 'waiting' && lastError === null && mayHaveArrived !== true;

/** Holds an entry that was never tried until then; false where it is on its way or gone. */
export const holdRow = async (db: MemberDatabase, id: string, until: number): Promise<boolean> =>
  (await db.outbox.where('id').equals(id).filter(isUntried).modify({ nextAt: until })) > 0;

/** Lets a held entry go, with another content; one that was tried meanwhile keeps its own. */
export const releaseRow = async (
  db: MemberDatabase,
  id: string,
  payload: OutboxRow['payload'] | null,
): Promise<void> => {
  const change = { nextAt: 0, ...(payload === null ? {} : { payload }) };
  await db.outbox.where('id').equals(id).filter(isUntried).modify(change);
};
