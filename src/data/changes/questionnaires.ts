import { addWellness, createLifestyle, createPreference } from '../../contract/questionnaires.ts';
import type { Sealed } from '../intents.ts';
import { storeSentPreferences } from '../repositories/plan-inputs.ts';
import { type ChangeKinds, PLAN_RESOURCES, sendRecord } from './change-kind.ts';

export const questionnaireChanges: ChangeKinds<'lifestyle.submit' | 'preference.submit' | 'wellness.submit'> =
  {
    'lifestyle.submit': {
      name: 'Lifestyle answers',
      lane: 'questionnaires',
      latestWins: true,
      sealed: true,
      endpoint: createLifestyle,
      send: (api, { memberId, headers }, payload) =>
        sendRecord(api, createLifestyle, {
          onBehalfOf: memberId,
          headers,
          body: { ...payload, user: memberId },
        }),
      // No plan uses these answers.
      acknowledged: async () => [],
    },
    'preference.submit': {
      name: 'Food preferences',
      lane: 'questionnaires',
      latestWins: true,
      sealed: true,
      endpoint: createPreference,
      send: (api, { memberId, headers }, payload) =>
        sendRecord(api, createPreference, {
          onBehalfOf: memberId,
          headers,
          body: { ...payload, user: memberId },
        }),
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
      send: (api, { memberId, headers }, payload) =>
        sendRecord(api, addWellness, {
          onBehalfOf: memberId,
          headers,
          body: { ...payload, user_id: memberId },
        }),
      acknowledged: async () => PLAN_RESOURCES,
    },
  };
