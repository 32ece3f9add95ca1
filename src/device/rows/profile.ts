import { decode } from '../../contract/decode.ts';
import { type WireProfile, wireProfile } from '../../contract/profile.ts';
import type { IntentKind, IntentPayloads, OutboxRow } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { ONLY } from '../db/stored-rows.ts';

export interface ReadProfile {
  readonly profile: WireProfile;
  /** When the server's copy was read; null before the first answer. */
  readonly fetchedAt: number | null;
  /** True while the profile shows something that the server does not have yet. */
  readonly pending: boolean;
}

type ProfileKind = 'profile.create' | 'profile.change' | 'profile.save';

/** True for what changes fields of the profile. */
const isProfileKind = (kind: IntentKind): kind is ProfileKind =>
  kind === 'profile.create' || kind === 'profile.change' || kind === 'profile.save';

const changeOf = (row: OutboxRow): Partial<WireProfile> =>
  isProfileKind(row.kind) ? (row.payload as IntentPayloads[ProfileKind]) : {};

const emptyProfile = (memberId: string): WireProfile => {
  const read = decode(wireProfile, { id: memberId });
  if (!read.ok) throw new Error('No default profile');
  return read.value;
};

/** The server's copy with the unsent changes laid over it, so that neither overwrites the other. */
export const readProfile = async (db: MemberDatabase): Promise<ReadProfile | null> => {
  const copy = await db.profile.get(ONLY);
  const lane = await db.outbox.where('lane').equals('profile').sortBy('order');
  const changes = lane.filter((row) => isProfileKind(row.kind));
  if (copy === undefined && changes.every((row) => row.kind === 'profile.save')) return null;
  let profile = copy?.profile ?? emptyProfile(db.memberId);
  for (const row of changes) profile = { ...profile, ...changeOf(row) };
  return {
    profile,
    fetchedAt: copy?.fetchedAt ?? null,
    pending: changes.length > 0,
  };
};

export const storeProfile = async (db: MemberDatabase, profile: WireProfile, now: number): Promise<void> => {
  await db.profile.put({ key: ONLY, profile, fetchedAt: now });
};
