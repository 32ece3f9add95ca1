import { photoAddressOf } from '../data/repositories/photo.ts';
import { type ReadProfile, readProfile } from '../data/repositories/profile.ts';
import { capitalised } from '../domain/greeting.ts';
import { useLive, useSession } from './hooks.ts';
import { useMemberPhoto } from './use-member-photo.ts';

export interface Member {
  /** Capitalised, as it is shown. */
  readonly username: string;
  readonly isClient: boolean;
  /** Null while it loads and before there is one. */
  readonly profile: ReadProfile['profile'] | null;
  /** Address of the photo, or null without one. */
  readonly photo: string | null;
}

/** The signed-in member. */
export const useMember = (): Member => {
  const session = useSession();
  const profile = useLive(readProfile, [])?.profile ?? null;
  const photo = useMemberPhoto(profile === null ? null : photoAddressOf(profile));
  return {
    username: capitalised(session?.username || profile?.username || profile?.name || 'there'),
    isClient: session?.isClient ?? true,
    profile,
    photo,
  };
};
