import { useState } from 'react';
import {
  addMinute,
  type KitchenTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
} from '../../../domain/kitchen/cooking/timers.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { stored } from '../../db/storage.ts';
import { changeTimer, dropTimer, keepTimer, readTimers } from '../../journal/kitchen.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useLive, useSession } from '../hooks.ts';
import { useMemberSetting } from '../use-member-setting.ts';

/** The timers of this device, from whichever dish. */
export const useTimers = (): readonly KitchenTimer[] | undefined => useLive(readTimers, []);

export interface TimerCommands {
  /** Call it within the tap: it lets the timer ring later, and the first one asks for notifications. */
  readonly start: (timer: Omit<KitchenTimer, 'id' | 'durationMs' | 'state'>, minutes: number) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly addMinute: (id: string) => void;
  readonly stop: (id: string) => void;
  /** True where this device could not keep the last change. */
  readonly failed: boolean;
}

export const useTimerCommands = (): TimerCommands => {
  const { clock, device, ids, kitchen } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const asked = useMemberSetting('timerNotificationsAsked');
  const [failed, setFailed] = useState(false);

  const run = (work: (db: MemberDatabase) => Promise<void>): void => {
    if (memberId === null) return;
    const db = device.open(memberId);
    void stored(db, () => work(db)).then((kept) => setFailed(!kept.ok));
  };
  const change = (id: string, how: (timer: KitchenTimer, now: number) => KitchenTimer): void =>
    run((db) => changeTimer(db, id, (timer) => how(timer, clock.now())));

  /** Once on this device: who closed the question without an answer is left alone. */
  const askOnce = (): void => {
    if (asked.value === true || kitchen.alarm.notifications() !== 'unasked') return;
    void kitchen.alarm.askToNotify();
    void asked.set(true);
  };

  return {
    start: (timer, minutes) => {
      kitchen.alarm.allowSound();
      const started = startTimer({ ...timer, id: ids.next() }, minutes, clock.now());
      askOnce();
      run((db) => keepTimer(db, started));
    },
    pause: (id) => change(id, pauseTimer),
    resume: (id) => {
      kitchen.alarm.allowSound();
      change(id, resumeTimer);
    },
    addMinute: (id) => change(id, addMinute),
    stop: (id) => run((db) => dropTimer(db, id)),
    failed,
  };
};
