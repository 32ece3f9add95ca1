import { expect, test } from 'vitest';
import { createMemberServer } from '../../../tests/support/unit/member-server.ts';
import { type Answer, html, json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { chat, lifestyle, profileCreate, profileSave } from '../../../tests/support/unit/sync-samples.ts';
import type { Command } from '../outbox/drain/command.ts';
import { listOutbox } from '../outbox/rows/outbox.ts';

const empty = () => new Response('', { headers: { 'content-type': 'application/json' } });

test.each<[string, Answer]>([
  ['a page', () => html(200)],
  ['JSON of another shape', () => json({ status: 'blocked' })],
  ['status 204', () => new Response(null, { status: 204 })],
  ['an empty body', empty],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/login' } })],
])('what something else answers with %s, to writes only, waits and goes by itself', async (_, filter) => {
  const server = createMemberServer();
  let filtered = true;
  const harness = createHarness(
    (request) => {
      if (filtered && request.init.method !== 'GET') return filter(request);
      return request.url.endsWith('/lifestyle/create')
        ? json({ user: harness.db.memberId })
        : server.answer(request);
    },
    { extensions: ['journal', 'idempotency'] },
  );
  const { sync, clock, db } = harness;
  await sync.record({ kind: 'water.add', day: TODAY, payload: { litres: 0.25 } });
  await sync.submit({ intent: lifestyle('Sunday') });
  await sync.submit({ intent: profileSave('Bea') });
  for (let round = 0; round < 20; round += 1) {
    clock.setNow(clock.now() + 30_000);
    await sync.sendNow();
  }
  const waiting = await listOutbox(db);
  expect(waiting.map(({ state, lastError }) => [state, lastError?.kind])).toEqual(
    Array(3).fill(['waiting', 'malformed']),
  );

  filtered = false;
  clock.setNow(clock.now() + 30_000);
  await sync.sendNow();
  expect(await listOutbox(db)).toEqual([]);
  expect(server.journal.map(({ payload }) => payload.litres)).toEqual([0.25]);
  expect(server.profile.name).toBe('Bea');
});

const COMMANDS: readonly Command[] = [
  chat('Hello'),
  { intent: lifestyle('Sunday') },
  { intent: profileCreate },
];

test.each([
  ['a profile', () => json({ id: 9 })],
  ['no profile', () => json({ detail: 'Not found.' }, 404)],
  ['an empty profile', () => json({})],
  ['a failure', () => json({}, 500)],
])('any JSON is a success of plain Django where the profile is read as %s', async (_, read) => {
  const { sync, db } = createHarness(({ init }) => (init.method === 'GET' ? read() : json({ ok: true })));
  for (const command of COMMANDS) await sync.submit(command);
  expect(await listOutbox(db)).toEqual([]);
});

test('none is one where its reads are answered in another shape too', async () => {
  const { sync, db } = createHarness(() => json({ status: 'login_required' }));
  for (const command of COMMANDS) await sync.submit(command);
  await sync.sendNow();
  expect((await listOutbox(db)).map(({ state }) => state)).toEqual(COMMANDS.map(() => 'waiting'));
});
