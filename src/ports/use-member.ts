import { type ReadProfile, readProfile } from '../data/repositories/profile.ts';
import { capitalised } from '../domain/greeting.ts';
import { useLive, useSession } from './hooks.ts';
import { usePorts } from './ports.tsx';

export interface Member {
  /** Capitalised, as it is shown. */
  readonly username: string;
  readonly isClient: boolean;
  /** Null while it loads and before there is one. */
  readonly profile: ReadProfile['profile'] | null;
  /** Address of the photo, or null without one. */
  readonly photo: string | null;
}

/** Who the signed-in screens speak to. */
export const useMember = (): Member => {
  const session = useSession();
  const profile = useLive(readProfile, [])?.profile ?? null;
  const { mediaUrl } = usePorts();
  const photo = profile?.photo_url || profile?.profile_picture || null;
  return {
    username: capitalised(session?.username || profile?.username || profile?.name || 'there'),
    isClient: session?.isClient ?? true,
    profile,
    photo: photo === null ? null : mediaUrl(photo),
  };
};
