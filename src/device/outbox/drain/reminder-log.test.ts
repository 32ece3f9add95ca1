import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_PUSH } from '../../../domain/reminders/choices.ts';
import type { MessageKind, PushMessage } from '../../../domain/reminders/message.ts';
import { MemberDatabase } from '../../db/member-database.ts';
import { writeMemberSetting } from '../../db/settings.ts';
import { readJournalDay } from '../../journal/journal.ts';
import { listOutbox } from '../rows/outbox.ts';
import { dishesToName, logReminder } from './reminder-log.ts';

const DAY = '2026-11-26';
let ana: MemberDatabase;
const messageOf = (kind: MessageKind, member = 'ana'): PushMessage => ({
  id: '0b9f3c9e-6b1f-4b51-9d53-0f4a2f7c1aff',
  member,
  kind,
  day: DAY,
});
const tap = (
  kind: MessageKind,
  changes: { member?: string; signedIn?: string | null; today?: string } = {},
) => {
  const { member = 'ana', signedIn = 'ana', today = DAY } = changes;
  return logReminder({ message: messageOf(kind, member), signedIn, now: 1_000, today });
};
const logged = async (day = DAY) =>
  (await readJournalDay(ana, day)).map(({ kind, payload }) => ({ kind, payload }));
const SOUP = { planId: 'p', dish: 'soup', kcal: 300, name: 'Bean soup' };
const BREAD = { planId: 'p', dish: 'bread', kcal: 200, name: 'Rye bread' };
const eaten = ({ planId, dish, kcal }: typeof SOUP) => ({
  kind: 'meal.eaten',
  payload: { planId, slot: 'lunch', dish, kcal, eaten: true },
});

beforeEach(async () => {
  ana = new MemberDatabase('ana');
  await writeMemberSetting(ana, 'extensions', ['journal']);
  await writeMemberSetting(ana, 'mealsToTick', { [DAY]: { lunch: [SOUP, BREAD] } });
});

test('a glass of water is stored with what sends it, once, however often it is tapped', async () => {
  expect([await tap('water'), await tap('water')]).toEqual([true, true]);
  expect(await logged()).toEqual([{ kind: 'water.add', payload: { litres: 0.25 } }]);
  expect(await listOutbox(ana)).toMatchObject([
    { kind: 'journal.append', state: 'waiting', memberId: 'ana' },
  ]);
});

test('every dish of the meal is ticked, but for those that are', async () => {
  expect(await tap('lunch')).toBe(true);
  expect(await logged()).toEqual([eaten(SOUP), eaten(BREAD)]);
  expect(await tap('lunch')).toBe(true);
  expect(await logged()).toHaveLength(2);
  expect(await listOutbox(ana)).toHaveLength(1);
});

test('where the backend has no journal it stays on this device', async () => {
  await writeMemberSetting(ana, 'extensions', []);
  expect(await tap('water')).toBe(true);
  expect(await logged()).toHaveLength(1);
  expect(await listOutbox(ana)).toEqual([]);
});

test.each<[string, () => Promise<unknown>, Parameters<typeof tap>]>([
  ['another member is signed in', async () => undefined, ['water', { signedIn: 'ben' }]],
  [
    'this device has nothing of the member',
    async () => undefined,
    ['water', { member: 'eve', signedIn: null }],
  ],
  ['the member has left', () => writeMemberSetting(ana, 'left', true), ['water', { signedIn: null }]],
  [
    'other people use the locked device',
    () => writeMemberSetting(ana, 'readableWhenLocked', false),
    ['water', { signedIn: null }],
  ],
  ['the plan is not known', () => writeMemberSetting(ana, 'mealsToTick', {}), ['lunch']],
  ['there is nothing to log', async () => undefined, ['shopping']],
])('the app is needed where %s', async (_, prepare, args) => {
  await prepare();
  expect(await tap(...args)).toBe(false);
  expect(await logged()).toEqual([]);
  expect(await listOutbox(ana)).toEqual([]);
});

test('dishes are named only where the member allows it', async () => {
  const name = () => dishesToName({ message: messageOf('lunch'), signedIn: null });
  expect(await name()).toEqual([]);
  await writeMemberSetting(ana, 'pushReminders', { ...DEFAULT_PUSH, on: true, names: true });
  expect(await name()).toEqual(['Bean soup', 'Rye bread']);
  expect(await dishesToName({ message: messageOf('lunch'), signedIn: 'ben' })).toEqual([]);
});
