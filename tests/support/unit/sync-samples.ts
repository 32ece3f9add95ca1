import type { Intent } from '../../../src/device/db/intents.ts';
import type { Command } from '../../../src/device/outbox/drain/command.ts';
import { emptyDraft } from '../../../src/features/answers/facts/draft.ts';
import { toProfile } from '../../../src/features/answers/facts/to-profile.ts';
import { lifestyleRecord, readLifestyle } from '../../../src/features/answers/lifestyle/questions.ts';
import { readWellness, wellnessRecord } from '../../../src/features/answers/wellness/options.ts';

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
