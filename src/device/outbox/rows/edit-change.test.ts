import { expect, test, vi } from 'vitest';
import { json } from '../../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness } from '../../../../tests/support/unit/sync-harness.ts';
import { chat, lifestyle } from '../../../../tests/support/unit/sync-samples.ts';
import { prepareEdit } from '../../../features/account/ledger/use-ledger-commands.ts';
import { decodeDraft, emptyDraft } from '../../../features/answers/facts/draft.ts';
import { createProfileCommand } from '../../../features/answers/onboarding/create-profile.ts';
import { readDraft, saveDraft } from '../../rows/drafts.ts';
import { listOutbox } from './outbox.ts';

let harness: Harness;

const refuse = async (command: Parameters<Harness['sync']['run']>[0]) => {
  harness = createHarness(() => json({ detail: 'No.' }, 400));
  await harness.sync.submit(command);
  const [row] = await listOutbox(harness.db);
  if (row?.state !== 'refused') throw new Error('The change was not refused.');
  return row;
};
const edit = (row: { readonly id: string }) => prepareEdit(harness.db, harness.sync, row, 1);
const draftOf = async (key: string): Promise<unknown> => {
  const read = await readDraft(harness.db, key);
  return read.ok ? read.value : null;
};

test('editing a refused change puts its answers into a form that has none, and keeps the change until it is sent anew', async () => {
  const row = await refuse({ intent: lifestyle('Friday') });
  expect(await edit(row)).toMatchObject({ ok: true });
  expect(await draftOf('lifestyle')).toMatchObject({ shopping_day: 'Friday' });
  expect(await listOutbox(harness.db)).toHaveLength(1);
});

test('editing a refused change puts a profile back with the units and the undisclosed sex that only this device knows', async () => {
  const draft = {
    ...emptyDraft,
    age: 34,
    gender: 'undisclosed',
    weightUnit: 'lbs',
    heightUnit: 'ft',
  } as const;
  await edit(await refuse(createProfileCommand(draft)));
  expect(decodeDraft(await draftOf('onboarding'))).toEqual(draft);
});

test('editing a refused change leaves what was written since', async () => {
  const row = await refuse({ intent: lifestyle('Friday') });
  await saveDraft(harness.db, 'lifestyle', { shopping_day: 'Sunday' }, 1);
  await edit(row);
  expect(await draftOf('lifestyle')).toEqual({ shopping_day: 'Sunday' });
});

test('editing a refused change moves a message back into the box, before what is being written', async () => {
  const row = await refuse(chat('Is rice fine?'));
  await saveDraft(harness.db, 'chat', 'And beans?', 1);
  await edit(row);
  expect(await draftOf('chat')).toBe('Is rice fine?\nAnd beans?');
  expect(await listOutbox(harness.db)).toEqual([]);
});

test('editing a refused change moves a message in one transaction: it is never in the box and in the queue as well', async () => {
  const row = await refuse(chat('Is rice fine?'));
  const puts = vi
    .spyOn(harness.db.drafts, 'put')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await edit(row)).toMatchObject({ ok: false });
  puts.mockRestore();
  expect(await listOutbox(harness.db)).toHaveLength(1);
  expect(await draftOf('chat')).toBeNull();
});

test('editing a refused change leaves a message where it is, and the box as it was, once it is on its way', async () => {
  const row = await refuse(chat('Is rice fine?'));
  await harness.db.outbox.update(row.order, { state: 'sending' });
  expect(await edit(row)).toMatchObject({ ok: false });
  expect(await draftOf('chat')).toBeNull();
  await saveDraft(harness.db, 'chat', 'And beans?', 1);
  await edit(row);
  expect(await draftOf('chat')).toBe('And beans?');
  expect(await listOutbox(harness.db)).toHaveLength(1);
});
