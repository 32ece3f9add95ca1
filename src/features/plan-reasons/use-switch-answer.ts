import { useRef } from 'react';
import { preparePlanSwitches, readAnswersOff } from '../../data/repositories/plan-answers.ts';
import { stored } from '../../data/storage.ts';
import type { AppError } from '../../domain/app-error.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { useSession } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';

/** `waiting`: it counts on this device, and the server hears of it later. */
export type Switched = Result<'sent' | 'waiting', AppError>;

/** Lets the plan follow an answer, or not: on this device at once, on the server when there is a connection. */
export const useSwitchAnswer = (): ((id: string, on: boolean) => Promise<Switched>) => {
  const { sync, device, clock } = usePorts();
  const session = useSession();
  /** Two quick changes are kept one after the other, so that the second starts from the first. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const keep = async (id: string, on: boolean): Promise<Result<unknown, AppError>> => {
    if (session === null) return err({ kind: 'unauthorized' });
    const db = device.open(session.memberId);
    const made = await stored(db, async () => {
      const others = (await readAnswersOff(db)).filter((one) => one !== id);
      const payload = { answers_off: on ? others : [...others, id] };
      return { payload, write: await preparePlanSwitches(db, payload, clock.now()) };
    });
    if (!made.ok) return made;
    const { payload, write } = made.value;
    return sync.run({ write, intent: { kind: 'plan-switches.put', payload } });
  };

  return async (id, on) => {
    const kept = turn.current.then(() => keep(id, on));
    turn.current = kept;
    const result = await kept;
    if (!result.ok) return result;
    const unsent = await sync.sendNow();
    return ok(!unsent.ok || unsent.value > 0 ? 'waiting' : 'sent');
  };
};
