import { putPlan } from '../../../contract/own-week.ts';
import { putPlanInputs, putPlanSwitches } from '../../../contract/plan.ts';
import { ok } from '../../../terms/result.ts';
import { writeMemberSetting } from '../../db/settings.ts';
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
    // The server makes another week of answers that come later, and takes none with a recipe that it does not know.
    follows: ['questionnaires', 'journal'],
    sealed: false,
    endpoint: putPlan,
    send: async (api, { memberId, headers }, payload) => {
      const body = { ...payload, user: memberId };
      const params = { userId: memberId };
      const answer = await api.call(putPlan, { onBehalfOf: memberId, headers, params, body });
      return answer.ok ? ok({ kind: 'week', taken: answer.value.taken !== false }) : answer;
    },
    acknowledged: async (db, { payload, delivery }) => {
      const isLost = payload.instead === true && delivery?.kind === 'week' && !delivery.taken;
      if (isLost) await writeMemberSetting(db, 'trialWeek', 'not-taken');
      return PLAN_RESOURCES;
    },
  },
};
