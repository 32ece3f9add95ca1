import { beforeEach, expect, test } from 'vitest';
import { MemberDatabase } from '../db/member-database.ts';
import { keeperOf } from './stored-draft.ts';

let db: MemberDatabase;

beforeEach(() => {
  db = new MemberDatabase('ana');
});

test('the next screen reads what the last one is still writing', async () => {
  void keeperOf(db, 'wellness').save({ sleepQuality: '03' }, 1);
  expect(await keeperOf(db, 'wellness').load()).toEqual({ sleepQuality: '03' });
});

test('the last of many quick changes is the one that is kept', async () => {
  const keeper = keeperOf(db, 'wellness');
  const kept = await Promise.all([1, 2, 3].map((at) => keeper.save({ at }, at)));
  expect(kept.every(({ ok }) => ok)).toBe(true);
  expect(await keeper.load()).toEqual({ at: 3 });
});

test('a dropped draft is gone, also while a change is being written', async () => {
  const keeper = keeperOf(db, 'onboarding');
  const saving = keeper.save({ age: 33 }, 1);
  await keeper.drop();
  await saving;
  expect(await keeper.load()).toBeNull();
});
