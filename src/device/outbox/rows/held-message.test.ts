import { expect, test } from 'vitest';
import { json, unreachable } from '../../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness } from '../../../../tests/support/unit/sync-harness.ts';
import { holdRow, releaseRow } from './held-rows.ts';
import { listOutbox } from './outbox.ts';

let harness: Harness;

const HELD_MS = 25_000;
const start = (answer: Parameters<typeof createHarness>[0]) => {
  harness = createHarness(answer);
  return harness;
};
const send = async (): Promise<string> => {
  const kept = await harness.sync.run({
    intent: { kind: 'chat.send', payload: { message: 'Why?' } },
    heldForMs: HELD_MS,
  });
  await harness.sync.sendNow();
  return kept.ok ? kept.value : '';
};
const bodies = () => harness.network.requests.map(({ init }) => JSON.parse(String(init.body)));

test('a held message goes out with its reply once that is there, and as it is when it takes too long', async () => {
  start(() => json({ message: 'So.' }));
  const first = await send();
  expect(bodies()).toEqual([]);
  await releaseRow(harness.db, first, { message: 'Why?', reply: 'Because.' });
  await harness.sync.sendNow();
  expect(bodies()).toEqual([{ message: 'Why?', reply: 'Because.' }]);

  const second = await send();
  harness.clock.advance(HELD_MS - 1);
  expect(await holdRow(harness.db, second, harness.clock.now() + HELD_MS)).toBe(true);
  harness.clock.advance(2);
  await harness.sync.sendNow();
  expect(bodies()).toHaveLength(1);
  harness.clock.advance(HELD_MS);
  await harness.sync.sendNow();
  expect(bodies().slice(1)).toEqual([{ message: 'Why?' }]);
  expect(await listOutbox(harness.db)).toEqual([]);
});

test('a message that may have arrived keeps its content: its repeat must be the same', async () => {
  start(unreachable);
  const id = await send();
  harness.clock.advance(HELD_MS + 1);
  await harness.sync.sendNow();
  expect(bodies()).toEqual([{ message: 'Why?' }]);
  expect(await holdRow(harness.db, id, harness.clock.now() + HELD_MS)).toBe(false);
  await releaseRow(harness.db, id, { message: 'Why?', reply: 'Because.' });
  expect((await listOutbox(harness.db))[0]?.payload).toEqual({ message: 'Why?' });
});
