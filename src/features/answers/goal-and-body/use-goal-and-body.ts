import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../../../device/db/settings.ts';
import { stored } from '../../../device/db/storage.ts';
import { useIsTrial, useLive, useOnline, useSession, useToday } from '../../../device/hooks/hooks.ts';
import { holdsKind, listKind } from '../../../device/outbox/rows/outbox.ts';
import { personNow } from '../../../device/plan/known-of-plan.ts';
import { readKnownOfPlan } from '../../../device/plan/read/known-of-plan.ts';
import { readPlan } from '../../../device/plan/read/plan.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { readPlanBasis } from '../../../device/rows/plan-basis.ts';
import { preparePlanInputs } from '../../../device/rows/plan-inputs.ts';
import type { SubmitOutcome } from '../../../device/sync/sync-port.ts';
import { ADULT_AGE } from '../../../terms/adult-age.ts';
import type { AppError } from '../../../terms/app-error.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { OwnTargets } from '../../../terms/plan.ts';
import type { OnboardingDraft } from '../facts/draft.ts';
import { logWeight } from '../facts/log-weight.ts';
import { shownAge } from '../facts/to-profile.ts';
import {
  changedBy,
  changedProfile,
  inputsAfter,
  isOwnChanged,
  type KnownMember,
  mustSendInputs,
} from './goal-and-body.ts';

const readKnownMember = async (db: MemberDatabase, today: LocalDay): Promise<KnownMember | null> => {
  const [plan, storedPlan, card, chosen] = await Promise.all([
    readKnownOfPlan(db, today),
    readPlan(db),
    readMemberSetting(db, 'safetyCard'),
    readMemberSetting(db, 'sexUndisclosed'),
  ]);
  if (plan === null) return null;
  // On another device than the one that was told, the plan alone knows of it.
  const plannedFor = storedPlan === null ? null : (await readPlanBasis(db, storedPlan)).plannedFor;
  const undisclosed = chosen ?? plan.inputs?.sex_undisclosed ?? plannedFor?.facts.sex === null;
  return { plan, card, undisclosed };
};

/** Undefined while it is read, null before there is a profile on this device. */
export const useKnownMember = (): KnownMember | null | undefined => useLive(readKnownMember, [useToday()]);

/** State of the last change: waiting, refused by the server, or neither. */
export const useUnsentChange = (): 'waiting' | 'refused' | null =>
  useLive(async (db) => {
    const row = (await listKind(db, 'profile.change')).at(-1);
    if (row === undefined) return null;
    return row.state === 'refused' ? 'refused' : 'waiting';
  }, []) ?? null;

const OFFLINE: AppError = { kind: 'offline' };

/**
 * Saves goal and body: the profile in whole, a new weight in the log as well, and with them the safety answers where
 * the plan turns on what they say now. Own figures for a day are an entry of the log.
 */
export const useSaveGoalAndBody = () => {
  const { sync, device, clock } = usePorts();
  const session = useSession();
  const isNow = [useOnline(), useIsTrial()].includes(true);

  return async (draft: OnboardingDraft, known: KnownMember, own: OwnTargets): Promise<SubmitOutcome> => {
    if (session === null) return { kind: 'failed', error: { kind: 'unauthorized' } };
    const db = device.open(session.memberId);
    const { plan, undisclosed } = known;
    const isLogged = shownAge(draft) >= ADULT_AGE || plan.logged !== null;
    if (isLogged && draft.weightKg !== personNow(plan).weightKg) {
      const logged = await logWeight(sync, clock.today(), draft.weightKg);
      if (!logged.ok) return { kind: 'failed', error: logged.error };
    }
    if (isOwnChanged(own, known)) {
      const set = await sync.record({ day: clock.today(), kind: 'targets.set', payload: own });
      if (!set.ok) return { kind: 'failed', error: set.error };
    }
    const inputs = mustSendInputs(draft, known, own) ? inputsAfter(draft, known) : null;
    if (inputs !== null) {
      const write = await stored(db, () => preparePlanInputs(db, inputs, clock.now()));
      if (!write.ok) return { kind: 'failed', error: write.error };
      const told = await sync.run({
        write: write.value,
        intent: { kind: 'plan-inputs.put', payload: inputs },
      });
      if (!told.ok) return { kind: 'failed', error: told.error };
    }
    if (changedBy(draft, known) === null)
      return isNow ? { kind: 'kept' } : { kind: 'queued', error: OFFLINE };
    // The onboarding answers have not reached the server, so this change replaces them.
    const isNew = await stored(db, () => holdsKind(db, 'profile.create'));
    if (!isNew.ok) return { kind: 'failed', error: isNew.error };
    return sync.submit({
      write: async (database) => {
        const now = draft.gender === 'undisclosed';
        if (now !== undisclosed) await writeMemberSetting(database, 'sexUndisclosed', now);
      },
      intent: {
        kind: isNew.value ? 'profile.create' : 'profile.change',
        payload: changedProfile(draft, plan.profile),
      },
    });
  };
};
