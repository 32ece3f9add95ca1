import { addWellness, createLifestyle, createPreference } from '../../../contract/questionnaires.ts';
import type { Sealed } from '../../db/intents.ts';
import { storeSentPreferences } from '../../rows/plan-inputs.ts';
import { type ChangeKinds, PLAN_RESOURCES, sendRecord } from './change-kind.ts';

export const questionnaireChanges: ChangeKinds<'lifestyle.submit' | 'preference.submit' | 'wellness.submit'> =
  {
    'lifestyle.submit': {
      name: 'Lifestyle answers',
      lane: 'questionnaires',
      latestWins: true,
      sealed: true,
      endpoint: createLifestyle,
      send: (api, as, payload) =>
        sendRecord(api, as, createLifestyle, { body: { ...payload, user: as.memberId } }),
      // No plan uses these answers.
      acknowledged: async () => [],
    },
    'preference.submit': {
      name: 'Food preferences',
      lane: 'questionnaires',
      latestWins: true,
      sealed: true,
      endpoint: createPreference,
      send: (api, as, payload) =>
        sendRecord(api, as, createPreference, { body: { ...payload, user: as.memberId } }),
      acknowledged: async (db, { row, now }) => {
        await storeSentPreferences(db, row.payload as Sealed, now);
        return PLAN_RESOURCES;
      },
    },
    'wellness.submit': {
      name: 'Wellness answers',
      lane: 'questionnaires',
      latestWins: true,
      sealed: true,
      endpoint: addWellness,
      send: (api, as, payload) =>
        sendRecord(api, as, addWellness, { body: { ...payload, user_id: as.memberId } }),
      acknowledged: async () => PLAN_RESOURCES,
    },
  };
