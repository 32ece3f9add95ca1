import type { Lane } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';

/** Counts what was delivered, by whichever tab or worker, in the transaction that records it. */
export const countDelivery = async (db: MemberDatabase, lane: Lane): Promise<void> => {
  const before = await readMemberSetting(db, 'delivered');
  await writeMemberSetting(db, 'delivered', { ...before, [lane]: (before?.[lane] ?? 0) + 1 });
};

/** Changes whenever something of one of these lanes was delivered. */
export const deliveriesOf = async (db: MemberDatabase, lanes: readonly Lane[]): Promise<number> => {
  const delivered = await readMemberSetting(db, 'delivered');
  return lanes.reduce((sum, lane) => sum + (delivered?.[lane] ?? 0), 0);
};
