import { expect, test } from 'vitest';
import { hanging, json, unreachable } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness } from '../../../tests/support/unit/sync-harness.ts';
import { lifestyle, profileCreate } from '../../../tests/support/unit/sync-samples.ts';
import { countUnsent, listOutbox } from '../outbox/rows/outbox.ts';
import { countUnreadNotices } from '../rows/notices.ts';

test('an answer that is refused after a newer one was queued leaves without a word: tried again it would undo that', async () => {
  const harness = createHarness(async ({ init }) => {
    if (!String(init.body).includes('Friday')) return json({});
    await harness.sync.run({ intent: lifestyle('Sunday') });
    return json({ message: ['Not so.'] }, 400);
  });
  await harness.sync.run({ intent: lifestyle('Friday') });
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  const sent = harness.network.requests.filter(({ url }) => url === '/django/lifestyle/create');
  expect(sent.map(({ init }) => JSON.parse(String(init.body)))).toMatchObject([
    { shopping_day: 'Friday' },
    { shopping_day: 'Sunday' },
  ]);
  expect(await countUnreadNotices(harness.db)).toBe(0);
});

const sendLater = (harness: Harness) => {
  harness.clock.advance(60_000);
  return harness.sync.sendNow();
};
const untilSent = (harness: Harness) => expect.poll(() => sendLater(harness)).toEqual({ ok: true, value: 0 });

/** Each row is an outcome of the second attempt, while the request of the first attempt may still arrive. */
test.for([
  ['the network is gone', unreachable],
  ['the first copy is still being worked on', () => json({ detail: 'In progress.' }, 409)],
  ['not now', () => json({ detail: 'Busy.' }, 503)],
  ['too many', () => json({ detail: 'Busy.' }, 429, { 'retry-after': '1' })],
] as const)(
  'an older answer that may still arrive goes again before the newer one: %s',
  async ([, second]) => {
    const taken: string[] = [];
    const keys = new Set<string>();
    const tries: string[] = [];
    let awake = false;
    const harness = createHarness(
      (request) => {
        const key = String(request.headers['Idempotency-Key']);
        const { shopping_day: day } = JSON.parse(String(request.init.body));
        if (!awake) return tries.push(key) === 1 ? hanging(request) : second();
        if (!keys.has(key)) taken.push(day);
        keys.add(key);
        return json({ shopping_day: day });
      },
      { extensions: ['idempotency'] },
    );
    await harness.sync.run({ intent: lifestyle('Friday') });
    await expect.poll(async () => (await listOutbox(harness.db))[0]?.lastError?.kind).toBe('timeout');
    await sendLater(harness);
    expect(tries).toHaveLength(2);

    awake = true;
    await harness.sync.run({ intent: lifestyle('Sunday') });
    await untilSent(harness);
    // The first copy arrives after all: a key that is known makes it harmless.
    if (!keys.has(String(tries[0]))) taken.push('Friday');
    expect(taken.at(-1)).toBe('Sunday');
  },
);

test('what the server fails on again and again gives way to its correction', async () => {
  const taken: string[] = [];
  let failures = 0;
  const harness = createHarness(({ init }) => {
    if (init.method !== 'POST') return json({}, 404);
    const { bio } = JSON.parse(String(init.body));
    if (bio === 'unheard of') {
      failures += 1;
      return json({ detail: 'Server Error' }, 500);
    }
    taken.push(bio);
    return json({ ...profileCreate.payload, id: 9 }, 201);
  });
  const create = (bio: string) =>
    harness.sync.submit({ intent: { ...profileCreate, payload: { ...profileCreate.payload, bio } } });
  expect(await create('unheard of')).toMatchObject({ kind: 'queued' });
  await create('mended');
  await untilSent(harness);
  expect(taken).toEqual(['mended']);
  expect(failures).toBe(8);
});
