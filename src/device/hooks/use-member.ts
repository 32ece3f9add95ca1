import { useEffect, useState } from 'react';
import { capitalised } from '../../domain/greeting.ts';
import { usePorts } from '../ports/ports.tsx';
import { photoAddressOf, readPhoto } from '../rows/photo.ts';
import { type ReadProfile, readProfile } from '../rows/profile.ts';
import { useLive, useSession } from './hooks.ts';
import { useMemberSetting } from './use-member-setting.ts';

/**
 * The image address of the member's photo: this device's copy, or the backend's while there is none and the member
 * does not work offline by choice.
 */
const useMemberPhoto = (address: string | null): string | null => {
  const { mediaUrl } = usePorts();
  const kept = useLive(readPhoto, []);
  const workOffline = useMemberSetting('workOffline').value;
  const [shown, setShown] = useState<string | null>(null);
  const isHere = kept != null && kept.address === address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the database reads the same photo again
  useEffect(() => {
    if (!isHere) return;
    const url = URL.createObjectURL(new Blob([kept.bytes], { type: kept.type }));
    setShown(url);
    return () => {
      setShown(null);
      URL.revokeObjectURL(url);
    };
  }, [isHere, address]);
  if (address === null || kept === undefined) return null;
  if (isHere) return shown;
  return workOffline === undefined || workOffline === true ? null : mediaUrl(address);
};

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
    username: capitalised(session?.username || profile?.username || profile?.name || '') || 'there',
    isClient: session?.isClient ?? true,
    profile,
    photo,
  };
};
