import type { WireProfile } from '../../contract/profile.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { ONLY, type Picture, type StoredPhoto } from '../db/stored-rows.ts';
import { readProfile } from './profile.ts';

/** The photo's address as the backend words it; null without a photo. */
export const photoAddressOf = ({ photo_url, profile_picture }: WireProfile): string | null =>
  photo_url || profile_picture || null;

/** The copy of the photo, which may be that of an earlier one; null without one. */
export const readPhoto = async (db: MemberDatabase): Promise<StoredPhoto | null> =>
  (await db.photo.get(ONLY)) ?? null;

/** The address whose photo this device lacks; null where it has it, or the member has none. */
export const readMissingPhoto = async (db: MemberDatabase): Promise<string | null> => {
  const read = await readProfile(db);
  const address = read === null ? null : photoAddressOf(read.profile);
  return address === (await readPhoto(db))?.address ? null : address;
};

export const storePhoto = async (db: MemberDatabase, address: string, picture: Picture): Promise<void> => {
  await db.photo.put({ key: ONLY, address, ...picture });
};
