import type { KnownBody } from '../../../domain/body/progress/weight-entry.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readLastWeight } from '../../journal/journal.ts';
import { readProfile } from '../../rows/profile.ts';
import { personOf } from '../person.ts';

/** The body that a new weight is compared with. */
export const readKnownBody = async (db: MemberDatabase, today: LocalDay): Promise<KnownBody> => {
  const [last, read] = await Promise.all([readLastWeight(db, today), readProfile(db)]);
  const person = read === null ? null : personOf(read.profile, null);
  return { lastKg: last?.kg ?? person?.weightKg ?? null, heightCm: person?.heightCm ?? null };
};
