import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../features/answers/facts/draft.ts';
import { createProfileCommand } from '../../features/answers/onboarding/create-profile.ts';
import type { JournalOperation } from '../../terms/journal.ts';
import { appendOperation, readJournalDay } from '../journal/journal.ts';
import { runCommand } from '../outbox/drain/command.ts';
import { dropDraft, readDraft, saveDraft } from '../rows/drafts.ts';
import { createDevice, type Device } from '../session/device.ts';
import { MemberDatabase, memberDatabaseName } from './member-database.ts';
import { readMemberSetting } from './settings.ts';

let device: Device;
let ana: MemberDatabase;
let ben: MemberDatabase;

const drink = (id: string, day: string): JournalOperation => ({
  id,
  day,
  kind: 'water.add',
  payload: { litres: 1 },
});

beforeEach(() => {
  device = createDevice();
  ana = device.open('ana');
  ben = device.open('ben');
});

test('a sealed draft survives a restart, unreadable on the disk', async () => {
  await saveDraft(ana, 'wellness', { answer: 'Diabetes' }, 1);
  const [row] = await ana.drafts.toArray();
  expect(new TextDecoder().decode(row?.values.data)).not.toContain('Diabetes');
  ana.close();
  const reopened = createDevice().open('ana');
  expect(await readDraft(reopened, 'wellness')).toEqual({ ok: true, value: { answer: 'Diabetes' } });
  await dropDraft(reopened, 'wellness');
  expect(await readDraft(reopened, 'wellness')).toEqual({ ok: true, value: null });
  reopened.close();
});

test('the key of sealed rows cannot be taken out', async () => {
  await saveDraft(ana, 'k', 1, 1);
  expect(await ana.keys.toArray()).toMatchObject([{ key: { extractable: false } }]);
});

test('two tabs that seal at once share one key', async () => {
  const other = createDevice().open('ana');
  await Promise.all([saveDraft(ana, 'a', 'from a', 1), saveDraft(other, 'b', 'from b', 1)]);
  expect(await readDraft(ana, 'b')).toEqual({ ok: true, value: 'from b' });
  expect(await readDraft(other, 'a')).toEqual({ ok: true, value: 'from a' });
  other.close();
});

test('sealed rows without their key are gone', async () => {
  await saveDraft(ana, 'a', 'secret', 1);
  await ana.keys.clear();
  expect(await readDraft(ana, 'a')).toEqual({
    ok: false,
    error: { kind: 'storage', reason: 'SealedRowUnreadable' },
  });
});

test('leaving a device removes the member’s database and touches no other', async () => {
  await appendOperation(ana, drink('a', '2026-11-21'));
  await appendOperation(ben, drink('b', '2026-11-21'));
  expect(await device.wipe('ana')).toEqual({ ok: true, value: undefined });
  expect(await Dexie.getDatabaseNames()).not.toContain(memberDatabaseName('ana'));
  expect(await readJournalDay(ben, '2026-11-21')).toHaveLength(1);
});

test('leaving a device makes sealed rows unreadable even where the rest cannot be removed', async () => {
  await saveDraft(ana, 'a', 'secret', 1);
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(MemberDatabase.prototype, 'transaction').mockRejectedValueOnce(full);
  vi.spyOn(MemberDatabase.prototype, 'delete').mockRejectedValueOnce(full);
  expect(await device.wipe('ana')).toMatchObject({ error: { kind: 'storage' } });
  ana = device.open('ana');
  expect(await ana.drafts.count()).toBe(1);
  expect(await ana.keys.count()).toBe(0);
});

test('leaving a device with an unsent profile kept leaves what was answered beside it, too', async () => {
  const draft = { ...emptyDraft, gender: 'undisclosed', weightUnit: 'lbs' } as const;
  await runCommand(ana, createProfileCommand(draft), { id: 'row', now: 1, travels: true });
  await device.keepUnsentOnly('ana');
  ana = device.open('ana');
  expect(await readMemberSetting(ana, 'units')).toBe('imperial');
  expect(await readMemberSetting(ana, 'sexUndisclosed')).toBe(true);
});
