import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlanInputs } from '../../../src/contract/plan.ts';
import { openLastError } from '../../../src/data/api/last-error.ts';
import { readJournalDay } from '../../../src/data/repositories/journal.ts';
import { countUnsent, listOutbox } from '../../../src/data/repositories/outbox.ts';
import { preparePlanInputs, readPlanInputs } from '../../../src/data/repositories/plan-inputs.ts';
import { readProfile } from '../../../src/data/repositories/profile.ts';
import { foldDay } from '../../../src/domain/journal/fold.ts';
import { hanging, html, json, unreachable } from '../data/scripted-fetch.ts';
import { createHarness, deleteDatabases, type Harness, TODAY } from './harness.ts';
import { chat, lifestyle, profileCreate, profileSave, wellness } from './samples.ts';

const open: Harness[] = [];

const start = (...args: Parameters<typeof createHarness>): Harness => {
  const harness = createHarness(...args);
  open.push(harness);
  return harness;
};

afterEach(async () => {
  for (const harness of open) await harness.sync.sendNow();
  await deleteDatabases(...open.splice(0).map(({ db }) => db));
});

const INPUTS: PlanInputs = {
  allergies: [],
  excluded_foods: [],
  eats_eggs: false,
  eats_dairy: false,
  pregnant_or_breastfeeding: false,
  kidney_disease: true,
  eating_disorder: false,
  facts_confirmed: false,
  sex_undisclosed: false,
};

describe('a submitted form', () => {
  test('goes on once the server has it, and the profile is the server’s', async () => {
    const harness = start(({ init }) =>
      init.method === 'POST' ? json({ id: 9, name: 'Ana', weight: '65 kg' }, 201) : json({}, 503),
    );
    expect(await harness.sync.submit({ intent: profileCreate })).toEqual({ kind: 'delivered' });
    expect(await readProfile(harness.db)).toMatchObject({ pending: false, profile: { id: '9', weight: 65 } });
  });

  test('stays with the refusal, and a corrected one takes its place', async () => {
    const harness = start(({ init }) =>
      String(init.body).includes('Friday') ? json({ shopping_day: ['No.'] }, 400) : json({}),
    );
    expect(await harness.sync.submit({ intent: lifestyle('Friday') })).toMatchObject({
      kind: 'refused',
      error: { kind: 'rejected', fields: { shopping_day: ['No.'] } },
    });
    expect(await countUnsent(harness.db)).toBe(1);
    expect(await harness.sync.submit({ intent: lifestyle('Sunday') })).toEqual({ kind: 'delivered' });
    expect(await countUnsent(harness.db)).toBe(0);
  });

  test('of sealed answers keeps the server’s words, which may repeat one, under the same seal', async () => {
    const harness = start(({ init }) =>
      init.method === 'POST'
        ? json({ allergies: ['"Peanut" is not known.'], code: 'Peanut' }, 400)
        : json({}, 404),
    );
    expect(await harness.sync.submit({ intent: wellness })).toMatchObject({
      kind: 'refused',
      error: { detail: '"Peanut" is not known.', fields: { allergies: ['"Peanut" is not known.'] } },
    });
    const [row] = await listOutbox(harness.db);
    expect(JSON.stringify(row)).not.toMatch(/peanut|allergies/i);
    if (row === undefined) throw new Error('The row is gone');
    expect(await openLastError(harness.db, row)).toMatchObject({ code: 'Peanut' });
  });

  test.each([
    ['without a network', unreachable, 'offline'],
    ['when the network hangs', hanging, 'timeout'],
    ['when the server fails', () => html(500), 'rejected'],
    ['when the token is dead', () => json({}, 401), 'unauthorized'],
  ])('%s is kept and will be sent', async (_, answer, kind) => {
    const harness = start(answer);
    expect(await harness.sync.submit(chat('hello'))).toMatchObject({ kind: 'queued', error: { kind } });
    expect(await countUnsent(harness.db)).toBe(1);
  });

  test('behind one of its lane that waits for the network does not wait for a turn that will not come', async () => {
    const harness = start(unreachable);
    await harness.sync.submit({ intent: wellness });
    expect(await harness.sync.submit({ intent: lifestyle('Friday') })).toEqual({
      kind: 'queued',
      error: { kind: 'offline' },
    });
    expect(harness.network.requests).toHaveLength(1);
  });

  test('does not wait for a sign-in', async () => {
    const harness = start();
    harness.session.expire(harness.session.current()?.access ?? '');
    expect(await harness.sync.submit(chat('hello'))).toMatchObject({
      kind: 'queued',
      error: { kind: 'unauthorized' },
    });
    expect(harness.network.requests).toEqual([]);
  });

  test('waits fifteen seconds and no longer', async () => {
    let answer = (_: Response): void => undefined;
    const harness = start(() => new Promise((resolve) => (answer = resolve)));
    const outcome = harness.sync.submit(chat('hello'));
    await expect.poll(() => harness.network.requests).toHaveLength(1);
    harness.clock.advance(15_000);
    expect(await outcome).toEqual({ kind: 'queued', error: null });
    answer(json({ message: 'late' }));
  });

  test('says so when the device could not keep it, and sends nothing', async () => {
    const harness = start();
    const write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const outcome = await harness.sync.submit({ ...chat('hello'), write });
    expect(outcome).toEqual({ kind: 'failed', error: { kind: 'storage', reason: 'QuotaExceededError' } });
    expect(await countUnsent(harness.db)).toBe(0);
  });

  test('without a member does nothing', async () => {
    const harness = start();
    harness.session.signOut();
    expect(await harness.sync.submit(chat('hello'))).toMatchObject({ kind: 'failed' });
  });

  test('that the backend has no call for stays on the device', async () => {
    const harness = start();
    const write = await preparePlanInputs(harness.db, INPUTS, 1);
    const command = { write, intent: { kind: 'plan-inputs.put', payload: INPUTS } } as const;
    expect(await harness.sync.submit(command)).toEqual({ kind: 'kept' });
    expect(await readPlanInputs(harness.db)).toEqual({ ok: true, value: INPUTS });
    expect(harness.network.requests).toEqual([]);
  });

  test('travels where the backend declared the extension', async () => {
    const harness = start(() => json({}), { extensions: ['plan-inputs'] });
    const write = await preparePlanInputs(harness.db, INPUTS, 1);
    const command = { write, intent: { kind: 'plan-inputs.put', payload: INPUTS } } as const;
    expect(await harness.sync.submit(command)).toEqual({ kind: 'delivered' });
    expect(harness.calls()[0]).toBe(`PUT /django/ext/v1/plan-inputs/${harness.db.memberId}/`);
  });

  test('of a photo travels as a file', async () => {
    const harness = start(({ init }) => (init.method === 'PUT' ? json({ id: 9 }) : json({}, 503)));
    const payload = { bytes: new TextEncoder().encode('picture').buffer, type: 'image/png' };
    await harness.sync.submit({ intent: { kind: 'photo.upload', payload } });
    const photo = (harness.network.requests[0]?.init.body as FormData | undefined)?.get('photo') as File;
    expect([photo.type, await photo.text()]).toEqual(['image/png', 'picture']);
  });
});

describe('the profile on the screen', () => {
  test('shows unsent changes over the server’s copy, and a refresh does not undo them', async () => {
    const harness = start(({ init }) => (init.method === 'GET' ? json({ id: 9, name: 'Old' }) : html(502)));
    await harness.sync.refresh('profile');
    await harness.sync.submit({ intent: profileSave('New') });
    await harness.sync.refresh('profile');
    expect(await readProfile(harness.db)).toMatchObject({ pending: true, profile: { id: '9', name: 'New' } });
  });

  test('is there before the server ever answered', async () => {
    const harness = start(unreachable);
    expect(await readProfile(harness.db)).toBeNull();
    await harness.sync.submit({ intent: profileCreate });
    expect(await readProfile(harness.db)).toMatchObject({
      fetchedAt: null,
      profile: { age: 27, name: 'Ana' },
    });
  });
});

describe('a drink', () => {
  test('is logged at once and stays here on a backend without a journal', async () => {
    const harness = start();
    await harness.sync.record({ kind: 'water.add', day: TODAY, payload: { litres: 2 } });
    await harness.sync.record({ kind: 'water.add', day: TODAY, payload: { litres: -1 } });
    expect(foldDay(await readJournalDay(harness.db, TODAY)).waterLitres).toBe(1);
    expect(await countUnsent(harness.db)).toBe(0);
    expect(harness.network.requests).toEqual([]);
  });

  test('travels to a backend with a journal and takes its place in the one order', async () => {
    const harness = start(
      ({ url, init }) =>
        url.endsWith('/journal')
          ? json({ accepted: [{ id: JSON.parse(String(init.body)).operations[0].id, seq: 41 }] })
          : json({}, 503),
      { extensions: ['journal'] },
    );
    await harness.sync.record({ kind: 'water.add', day: TODAY, payload: { litres: 2 } });
    await expect.poll(() => readJournalDay(harness.db, TODAY)).toMatchObject([{ serverSeq: 41 }]);
    expect(await listOutbox(harness.db)).toEqual([]);
  });
});

describe('sending before a logout', () => {
  test('waits for what is on its way, then counts what is left', async () => {
    let answer = (_: Response): void => undefined;
    const harness = start(() => new Promise((resolve) => (answer = resolve)));
    await harness.sync.run(chat('hello'));
    await expect.poll(() => harness.network.requests).toHaveLength(1);
    let counted = false;
    const left = harness.sync.sendNow().finally(() => {
      counted = true;
    });
    for (let query = 0; query < 20; query += 1) await countUnsent(harness.db);
    expect(counted).toBe(false);
    answer(json({ message: 'hi' }));
    expect(await left).toEqual({ ok: true, value: 0 });
  });
});

describe('waking up', () => {
  test('a chat that hangs does not keep the plan from being fetched', async () => {
    let answer = (_: Response): void => undefined;
    const harness = start(({ url }) =>
      url.includes('chat') ? new Promise((resolve) => (answer = resolve)) : json({}, 503),
    );
    await harness.sync.run(chat('hello'));
    const stop = harness.sync.start();
    await expect.poll(() => harness.calls().some((call) => call.includes('/meal/'))).toBe(true);
    answer(json({ message: 'hi' }));
    stop();
  });

  test('online again, what failed for the network does not wait for its back-off', async () => {
    const harness = start(unreachable);
    const stop = harness.sync.start();
    await harness.sync.submit(chat('hello'));
    harness.network.script.answer = () => json({ message: 'hi' });
    harness.goOnline();
    await expect.poll(() => countUnsent(harness.db)).toBe(0);
    stop();
  });
});
