import { useEffect, useState } from 'react';
import { useSession, useToday } from '../../../device/hooks/hooks.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { endSharing } from '../../../device/outbox/drain/cycle-notes.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { CycleLog } from '../../../domain/body/cycle/log.ts';
import type { AppError } from '../../../terms/app-error.ts';
import type { Result } from '../../../terms/result.ts';
import { shareNotes } from './share-notes.ts';

export interface CycleSharing {
  /** The backend has a place for the notes; where it has none, they stay here whatever was chosen. */
  readonly offered: boolean;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  /** True where this device could not keep the choice or queue what has to be sent. */
  readonly failed: boolean;
}

/**
 * Sends what the member's account lacks of the notes, while the member wants that: each change, and everything
 * once it is turned on. What was not queued when the screen closed is when it opens again.
 */
export const useCycleSharing = (log: CycleLog | null | undefined): CycleSharing => {
  const { device, ids, sync } = usePorts();
  const today = useToday();
  const session = useSession();
  const memberId = session?.memberId ?? null;
  const setting = useMemberSetting('cycleShared');
  const [failed, setFailed] = useState(false);
  const offered = session?.extensions.includes('journal') ?? false;
  const on = setting.value === true;
  const sends = offered && on && log != null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed notes are what has to be sent
  useEffect(() => {
    if (memberId === null || !sends) return;
    let counts = true;
    void shareNotes(device.open(memberId), sync, ids, today).then((shared) => {
      if (counts) setFailed(!shared.ok);
    });
    return () => {
      counts = false;
    };
  }, [device, ids, sync, memberId, today, sends, log]);

  const choose = async (chosen: boolean): Promise<Result<void, AppError>> =>
    chosen || memberId === null ? setting.set(chosen) : endSharing(device.open(memberId));

  return {
    offered,
    on,
    set: (chosen) => void choose(chosen).then((kept) => setFailed(!kept.ok)),
    failed,
  };
};
