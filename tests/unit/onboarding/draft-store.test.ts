import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/data/member-database.ts';
import { emptyDraft } from '../../../src/features/onboarding/draft.ts';
import { createDraftStore } from '../../../src/features/onboarding/draft-store.ts';

const clock = { now: () => 0 };
const reopen = (memberId: string) => createDraftStore(new MemberDatabase(memberId), clock);

it('keeps the last of many quick changes over a reload', async () => {
  const store = reopen('quick');
  await Promise.all([1, 2, 3, 4].map((years) => store.save({ ...emptyDraft, age: 20 + years })));
  expect(await reopen('quick').load()).toEqual({ ...emptyDraft, age: 24 });
});

it('shows one member nothing of another', async () => {
  await reopen('robin').save({ ...emptyDraft, city: 'Lyon' });
  expect(await reopen('kim').load()).toEqual(emptyDraft);
});

it('forgets the draft once it is dropped, also while a change is being written', async () => {
  const store = reopen('done');
  const saving = store.save({ ...emptyDraft, age: 33 });
  await store.drop();
  await saving;
  expect(await reopen('done').load()).toEqual(emptyDraft);
});
