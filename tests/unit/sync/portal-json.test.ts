import { expect, test } from 'vitest';
import { listOutbox } from '../../../src/data/repositories/outbox.ts';
import type { Command } from '../../../src/sync/outbox/command.ts';
import { type Answer, json } from '../data/scripted-fetch.ts';
import { createHarness, type Harness } from './harness.ts';
import { lifestyle, profileCreate } from './samples.ts';

const start = (answer: Answer, extensions: readonly string[]): Harness => {
  return createHarness(answer, { extensions });
};

const portal: Answer = () => json({ status: 'login_required' });
const COMMANDS: readonly Command[] = [
  { intent: { kind: 'chat.send', payload: { message: 'Hello' } } },
  { intent: lifestyle('Sunday') },
  { intent: profileCreate },
];

test.each([
  ['a profile', () => json({ id: 9 })],
  ['no profile', () => json({ detail: 'Not found.' }, 404)],
  ['an empty profile', () => json({})],
  ['a failure', () => json({}, 500)],
])('any JSON is a success of plain Django where the profile is read as %s', async (_, read) => {
  const harness = start(({ init }) => (init.method === 'GET' ? read() : json({ ok: true })), []);
  for (const command of COMMANDS) await harness.sync.submit(command);
  expect(await listOutbox(harness.db)).toEqual([]);
});

test('nor does it of plain Django, whose reads it answers in another shape too', async () => {
  const harness = start(portal, []);
  for (const command of COMMANDS) await harness.sync.submit(command);
  await harness.sync.sendNow();
  expect((await listOutbox(harness.db)).map(({ state }) => state)).toEqual(COMMANDS.map(() => 'waiting'));
});
