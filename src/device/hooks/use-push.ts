import { useEffect, useState } from 'react';
import { deletePushSubscription, getPushKey, putPushSubscription, testPush } from '../../contract/push.ts';
import { DEFAULT_PUSH, type PushChoices, remindersOf } from '../../domain/reminders/choices.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import { type Ports, usePorts } from '../ports/ports.tsx';
import type { BrowserSubscription, PushDevice } from '../ports/push-device.ts';
import { useSession } from './hooks.ts';
import { useMemberSetting } from './use-member-setting.ts';

/** Hands the member's choices for this device to the server. */
export const sendChoices = async (
  { api }: Pick<Ports, 'api'>,
  memberId: string,
  {
    subscription,
    choices,
    calm,
    timeZone,
  }: {
    readonly subscription: BrowserSubscription;
    readonly choices: PushChoices;
    /** Calm mode makes no reminders. */
    readonly calm: boolean;
    readonly timeZone: string;
  },
): Promise<Result<unknown, AppError>> =>
  api.call(putPushSubscription, {
    onBehalfOf: memberId,
    body: {
      ...subscription,
      time_zone: timeZone,
      quiet: choices.quiet,
      reminders: calm
        ? []
        : remindersOf(choices).map((reminder) => ({ ...reminder, days: [...reminder.days] })),
    },
  });

/** `refused`: the person or the browser said no. `later`: stored here, and sent when the app is next opened online. */
export type PushOutcome = 'done' | 'refused' | 'later' | 'not-stored' | 'failed';

export interface Push {
  /** Null while the browser is looked at. */
  readonly device: PushDevice | null;
  /** Undefined while they load. */
  readonly choices: PushChoices | undefined;
  readonly switchOn: () => Promise<PushOutcome>;
  readonly switchOff: () => Promise<PushOutcome>;
  readonly choose: (choices: PushChoices) => Promise<PushOutcome>;
  readonly test: () => Promise<'sent' | 'none' | 'failed'>;
}

/** Reminders of this device while the app is closed, on a backend that declares `push`. */
export const usePush = (): Push => {
  const ports = usePorts();
  const { api } = ports;
  const memberId = useSession()?.memberId ?? '';
  const stored = useMemberSetting('pushReminders');
  const calm = useMemberSetting('calm').value === true;
  const [device, setDevice] = useState<PushDevice | null>(null);
  useEffect(() => {
    void ports.push().then(setDevice, () => undefined);
  }, [ports]);
  const choices = stored.value === undefined ? undefined : (stored.value ?? DEFAULT_PUSH);
  const chosen = choices ?? DEFAULT_PUSH;

  const send = (subscription: BrowserSubscription, next: PushChoices) =>
    sendChoices(ports, memberId, {
      subscription,
      choices: next,
      calm,
      timeZone: device?.timeZone() ?? 'UTC',
    });

  const subscribe = async (): Promise<Result<BrowserSubscription, 'refused' | 'failed'>> => {
    if (device === null) return err('failed');
    const key = await api.call(getPushKey, { onBehalfOf: memberId });
    if (!key.ok) return err('failed');
    const subscription = await device.subscribe(key.value.public_key);
    return subscription === null ? err('refused') : ok(subscription);
  };

  return {
    device,
    choices,
    switchOn: async () => {
      const subscription = await subscribe();
      if (!subscription.ok) return subscription.error;
      const next = { ...chosen, on: true, endpoint: subscription.value.endpoint };
      if (!(await send(subscription.value, next)).ok) return 'failed';
      return (await stored.set(next)).ok ? 'done' : 'not-stored';
    },
    switchOff: async () => {
      const kept = await stored.set({ ...chosen, on: false, endpoint: null });
      if (!kept.ok) return 'not-stored';
      // The browser's end is enough: the server finds out with its next message.
      await device?.unsubscribe().catch(() => undefined);
      await api.call(deletePushSubscription, { onBehalfOf: memberId });
      return 'done';
    },
    choose: async (next) => {
      if (!(await stored.set(next)).ok) return 'not-stored';
      const subscription = (await device?.current()) ?? null;
      if (!next.on || subscription === null) return 'done';
      return (await send(subscription, next)).ok ? 'done' : 'later';
    },
    test: async () => {
      const tested = await api.call(testPush, { onBehalfOf: memberId });
      if (!tested.ok) return 'failed';
      return tested.value.sent ? 'sent' : tested.value.none ? 'none' : 'failed';
    },
  };
};
