import { expect, it } from 'vitest';
import { decodeDraft, emptyDraft } from '../../../src/features/onboarding/draft.ts';

it('goes on with what was answered', () => {
  expect(decodeDraft({ ...emptyDraft, age: 24 })).toEqual({ ...emptyDraft, age: 24 });
});

it('starts afresh from nothing and from what an older version kept in another shape', () => {
  expect(decodeDraft(null)).toEqual(emptyDraft);
  expect(decodeDraft({ ...emptyDraft, age: 'twenty' })).toEqual(emptyDraft);
});
