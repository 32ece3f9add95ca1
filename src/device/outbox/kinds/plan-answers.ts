import { putPlan } from '../../../contract/own-week.ts';
import { putPlanInputs, putPlanSwitches } from '../../../contract/plan.ts';
import { ONLY, SWITCHES } from '../../db/stored-rows.ts';
import { markInputsLocal, noteInputsSent } from '../../rows/plan-inputs.ts';
import { type ChangeKinds, PLAN_RESOURCES, sendRecord } from './change-kind.ts';

export const planAnswerChanges: ChangeKinds<'plan-inputs.put' | 'plan-switches.put' | 'plan.put'> = {
  'plan-inputs.put': {
    name: 'Allergies and safety answers',
    lane: 'profile',
    latestWins: true,
    sealed: true,
    endpoint: putPlanInputs,
    send: (api, as, payload) =>
      sendRecord(api, as, putPlanInputs, {
        params: { userId: as.memberId },
        body: { ...payload, user: as.memberId },
      }),
    acknowledged: async (db, { now }) => {
      await noteInputsSent(db, ONLY, now);
      return PLAN_RESOURCES;
    },
    // A discarded allergy still binds the plan on this device.
    discarded: (db, { id }) => markInputsLocal(db, id),
  },
  'plan-switches.put': {
    name: 'Answers that your plan follows',
    lane: 'profile',
    latestWins: true,
    sealed: true,
    endpoint: putPlanSwitches,
    send: (api, as, payload) =>
      sendRecord(api, as, putPlanSwitches, {
        params: { userId: as.memberId },
        body: { ...payload, user: as.memberId },
      }),
    acknowledged: async (db, { now }) => {
      await noteInputsSent(db, SWITCHES, now);
      return PLAN_RESOURCES;
    },
  },
  'plan.put': {
    name: 'Your first week',
    lane: 'profile',
    latestWins: true,
    sealed: false,
    endpoint: putPlan,
    send: (api, as, payload) =>
      sendRecord(api, as, putPlan, {
        params: { userId: as.memberId },
        body: { ...payload, user: as.memberId },
      }),
    acknowledged: async () => PLAN_RESOURCES,
  },
};
