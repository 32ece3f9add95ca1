import type { Intent } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import type { Delivery, StaleResource } from '../kinds/change-kind.ts';
import { changeKind } from '../kinds/changes.ts';
import { countDelivery } from '../rows/deliveries.ts';
import { type Batch, removeRows } from '../rows/outbox.ts';

/**
 * Stores what the server answered, removes the entries that the request carried, and returns what must be fetched
 * again. Run it in ONE transaction, so that a crash leaves either the unsent entries or their effect. `delivery` is null
 * where the server accepted the change but its answer could not be read.
 */
export const recordDelivery = async (
  db: MemberDatabase,
  rows: Batch,
  { kind, payload }: Intent,
  delivery: Delivery | null,
  now: number,
): Promise<readonly StaleResource[]> => {
  const [row] = rows;
  const hasSignedOut = (await readMemberSetting(db, 'left')) === true;
  const stale = hasSignedOut ? [] : await changeKind(kind).acknowledged(db, { row, payload, delivery, now });
  await removeRows(db, rows);
  if (!hasSignedOut) await countDelivery(db, row.lane);
  return stale;
};
