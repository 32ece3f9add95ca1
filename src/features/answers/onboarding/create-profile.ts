import { writeMemberSetting } from '../../../device/db/settings.ts';
import type { Command } from '../../../device/outbox/drain/command.ts';
import { askSafetyFacts } from '../../../device/outbox/kinds/profile.ts';
import type { OnboardingDraft } from '../facts/draft.ts';
import { toProfile } from '../facts/to-profile.ts';

/** Creates the profile; what the wire has no field for stays on the device. */
export const createProfileCommand = (draft: OnboardingDraft): Command => ({
  write: async (db) => {
    await writeMemberSetting(db, 'units', draft.weightUnit === 'lbs' ? 'imperial' : 'metric');
    await writeMemberSetting(db, 'sexUndisclosed', draft.gender === 'undisclosed');
    await askSafetyFacts(db);
  },
  intent: { kind: 'profile.create', payload: toProfile(draft) },
});
