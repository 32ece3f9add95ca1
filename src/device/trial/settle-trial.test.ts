import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness } from '../../../tests/support/unit/sync-harness.ts';
import { readMemberSetting } from '../db/settings.ts';
import { toRow } from '../outbox/drain/command.ts';
import { addRow } from '../outbox/rows/outbox.ts';
import { saveDraft } from '../rows/drafts.ts';
import { bringTrial, settleTrial } from './settle-trial.ts';

const setUp = async (trial: string) => {
  const harness = createHarness(() => json({}), { extensions: ['journal'] });
  const { device, db, session, sync, clock } = harness;
  const sendNow = vi.fn(sync.sendNow);
  const ports = {
    device,
    session,
    clock,
    sync: { sendNow },
    ids: { next: () => crypto.randomUUID() },
    signOut: { erase: async (id: string) => void (await device.wipe(id)) },
  };
  const from = device.open(trial);
  await saveDraft(from, 'wellness', 'Diabetes', 1);
  const chat = { kind: 'chat.send' as const, payload: { message: 'Hello' } };
  await addRow(from, await toRow(from, chat, crypto.randomUUID(), 1));
  await bringTrial(db, trial);
  return { device, db, ports, sendNow };
};
const isHere = async (id: string) => (await Dexie.getDatabaseNames()).some((name) => name.includes(id));

test('a start and a sign-in take a trial over together, once, and what waits is sent', async () => {
  const { db, ports, sendNow } = await setUp('trial-a');
  const [one, other] = await Promise.all([settleTrial(ports, false), settleTrial(ports, false)]);
  expect([one.ok, other.ok]).toEqual([true, true]);
  expect(await readMemberSetting(db, 'trials')).toEqual([]);
  expect(await isHere('trial-a')).toBe(false);
  expect(sendNow).toHaveBeenCalledTimes(1);
});

test('a trial that was not taken over goes with the member who leaves', async () => {
  const { device, db } = await setUp('trial-b');
  expect(await isHere('trial-b')).toBe(true);
  await device.wipe(db.memberId);
  expect(await isHere('trial-b')).toBe(false);
});
