import { NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';
import { stored } from '../../db/storage.ts';
import type { MemberSettings } from '../../db/stored-rows.ts';
import { usePorts } from '../../ports/ports.tsx';
import { preparePlanInputs, readPlanInputs } from '../../rows/plan-inputs.ts';
import type { SubmitOutcome } from '../../sync/sync-port.ts';
import { useLive, useSession } from '../hooks.ts';

export interface PlanInputsAccess {
  /** Undefined while they load; null if none were given on this device, or they cannot be decrypted. */
  readonly inputs: PlanInputs | null | undefined;
  /** True if the backend accepts the answers and plans by them. */
  readonly travels: boolean;
  readonly save: (inputs: PlanInputs) => Promise<SubmitOutcome>;
  /** Stores which state the card with the questions is in. */
  readonly setCard: (card: MemberSettings['safetyCard']) => Promise<void>;
  /** Closes the card without answers. A sex that the member did not disclose is sent to the planner nevertheless. */
  readonly skip: () => Promise<void>;
}

/** Gives access to the member's safety answers (allergies, conditions) on this device. */
export const usePlanInputs = (): PlanInputsAccess => {
  const { sync, device, clock } = usePorts();
  const session = useSession();
  const read = useLive(readPlanInputs, []);

  const save = async (answers: PlanInputs): Promise<SubmitOutcome> => {
    if (session === null) return { kind: 'failed', error: { kind: 'unauthorized' } };
    const db = device.open(session.memberId);
    const undisclosed = await stored(db, () => readMemberSetting(db, 'sexUndisclosed'));
    if (!undisclosed.ok) return { kind: 'failed', error: undisclosed.error };
    const inputs = { ...answers, sex_undisclosed: undisclosed.value ?? answers.sex_undisclosed };
    const write = await stored(db, () => preparePlanInputs(db, inputs, clock.now()));
    if (!write.ok) return { kind: 'failed', error: write.error };
    return sync.submit({
      write: write.value,
      intent: { kind: 'plan-inputs.put', payload: inputs },
    });
  };

  const setCard = async (card: MemberSettings['safetyCard']): Promise<void> => {
    if (session === null) return;
    const db = device.open(session.memberId);
    await stored(db, () => writeMemberSetting(db, 'safetyCard', card));
  };

  const skip = async (): Promise<void> => {
    if (session === null) return;
    const db = device.open(session.memberId);
    const undisclosed = await stored(db, () => readMemberSetting(db, 'sexUndisclosed'));
    if (undisclosed.ok && undisclosed.value === true) await save(NO_ANSWERS);
    await setCard('done');
    // The first plan is not fetched while the card is open.
    void sync.refreshAll();
  };

  return {
    inputs: read === undefined ? undefined : read.ok ? read.value : null,
    travels: session?.extensions.includes('plan-inputs') ?? false,
    save,
    setCard,
    skip,
  };
};
