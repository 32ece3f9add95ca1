import type { Intent } from '../../../src/device/db/intents.ts';
import type { Command } from '../../../src/device/outbox/drain/command.ts';
import { lifestyleRecord, readLifestyle } from '../../../src/features/lifestyle/questions.ts';
import { emptyDraft } from '../../../src/features/onboarding/draft.ts';
import { toProfile } from '../../../src/features/onboarding/to-profile.ts';
import { readWellness, wellnessRecord } from '../../../src/features/wellness/options.ts';

export const profileCreate: Intent<'profile.create'> = {
  kind: 'profile.create',
  payload: { ...toProfile(emptyDraft), name: 'Ana' },
};

export const profileSave = (name: string): Intent<'profile.save'> => ({
  kind: 'profile.save',
  payload: { name, location: 'Lima', bio: '' },
});

export const lifestyle = (shopping_day: string): Intent<'lifestyle.submit'> => ({
  kind: 'lifestyle.submit',
  payload: lifestyleRecord(readLifestyle({ shopping_day })),
});

export const wellness: Intent<'wellness.submit'> = {
  kind: 'wellness.submit',
  payload: wellnessRecord(readWellness({ chronicConditions: 'Diabetes' })),
};

export const chat = (message: string): Command => ({ intent: { kind: 'chat.send', payload: { message } } });
