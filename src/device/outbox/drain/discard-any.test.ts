import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TODAY } from '../../../../tests/support/unit/sync-harness.ts';
import { foldDay, inOrder, unsyncedAmounts } from '../../../domain/food/journal/fold.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../../terms/journal.ts';
import type { OutboxRow } from '../../db/intents.ts';
import { appendOperation, readJournalDay, readJournalKinds, storePulled } from '../../journal/journal.ts';
import { createDevice } from '../../session/device.ts';
import type { StoredError } from '../rows/last-error.ts';
import { operationsOf } from '../rows/logged-by-rows.ts';
import { addRow, type Batch, claimNext } from '../rows/outbox.ts';
import { toRow } from './command.ts';
import { discardChange, isRetraction } from './discard-change.ts';
import { recordDelivery } from './record-delivery.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Whatever is given up of what waits, in whatever order, whatever of it the server has or will get late, and whatever
 * another device says meanwhile: on all devices the others stand, in one order.
 */

const fact = fc.oneof(
  fc
    .constantFrom(0.25, 0.5)
    .map((litres) => ({ day: TODAY, kind: 'water.add', payload: { litres } }) as const),
  fc.constantFrom(60, 61).map((kg) => ({ day: TODAY, kind: 'weight.set', payload: { kg } }) as const),
);

/** `doubted`: the server has it, and something in its place says no. */
const ENDINGS = ['lost', 'answer lost', 'late', 'answered', 'refused', 'doubted'] as const;
type Ending = (typeof ENDINGS)[number];
/** A request takes the first `most` rows along. */
type Step =
  | { readonly does: 'say'; readonly fact: JournalFact }
  | { readonly does: 'send'; readonly most: number; readonly ends: Ending }
  | { readonly does: 'arrive late' | 'hear' | 'hear figures' | 'tablet says' }
  | { readonly does: 'discard'; readonly at: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('say' as const), fact }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      most: fc.integer({ min: 1, max: 4 }),
      ends: fc.constantFrom(...ENDINGS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('arrive late', 'hear', 'hear figures', 'tablet says'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('discard' as const), at: fc.nat(20) }) },
);

const KINDS = ['water.add', 'weight.set'] as const;
const idsOf = (entries: readonly JournalEntry[]): readonly string[] => inOrder(entries).map(({ id }) => id);
const errorOf = (lastError: StoredError['lastError']): StoredError => ({ lastError, sealedError: null });
const TIMEOUT = errorOf({ kind: 'timeout' });
const REFUSAL = errorOf({ kind: 'rejected', status: 403, code: null, detail: '', fields: {} });
const MARKUP = errorOf({ kind: 'malformed', status: 200, reason: 'markup' });

/** A phone with a real database, a server that keeps every operation once, and what was meant all along. */
function createWorld(memberId: string) {
  const db = createDevice().open(memberId);
  const server: JournalEntry[] = [];
  let late: (readonly JournalOperation[])[] = [];
  const givenUp = new Set<string>();
  const waters: JournalOperation[] = [];
  let figures = { litres: 0, upTo: 0 };
  let ids = 0;
  const nextId = (): string => `id-${++ids}`;
  const queue = (): Promise<OutboxRow[]> => db.outbox.orderBy('order').toArray();

  const say = async (said: JournalFact): Promise<void> => {
    const operation = { ...said, id: nextId() } as JournalOperation;
    if (said.kind === 'water.add') waters.push(operation);
    await appendOperation(db, operation);
    const intent = { kind: 'journal.append', payload: { operations: [operation] } } as const;
    await addRow(db, await toRow(db, intent, `row-${operation.id}`, 0));
  };
  const giveUp = async (row: OutboxRow): Promise<void> => {
    for (const { id } of operationsOf(row)) givenUp.add(id);
    expect(await discardChange(db, row.id, nextId)).toEqual({ ok: true, value: true });
  };
  const arrive = (operations: readonly JournalOperation[]): void => {
    for (const operation of operations)
      if (!server.some(({ id }) => id === operation.id)) {
        const place = server.length + 1;
        server.push({ ...operation, seq: place, serverSeq: place } as JournalEntry);
      }
  };
  const answer = async (batch: Batch): Promise<void> => {
    const operations = batch.flatMap(operationsOf);
    const before = server.length;
    arrive(operations);
    const places = new Map(server.map(({ id, seq }) => [id, seq]));
    const accepted = operations.map(({ id }) => ({ id, seq: places.get(id) ?? 0 }));
    const intent = { kind: 'journal.append', payload: { operations } } as const;
    await recordDelivery(db, batch, intent, { kind: 'journal', accepted, before }, 0);
  };
  const fail = async (batch: Batch, error: StoredError, kind: 'refuse' | 'retry'): Promise<void> => {
    await settleAttempt(db, batch, error, kind === 'refuse' ? { kind } : { kind, delayMs: 0 }, 0);
    for (const row of await queue())
      if (row.state === 'refused' && !isRetraction(row)) await giveUp(row);
      else if (row.state === 'refused') await db.outbox.update(row.order, { state: 'waiting' });
  };
  const send = async (most: number, ends: Ending): Promise<void> => {
    const claim = await claimNext(db, 'journal', 0, most);
    if (claim.kind !== 'claimed') return;
    const { batch } = claim;
    const operations = batch.flatMap(operationsOf);
    if (ends === 'answered') return answer(batch);
    // The server does not refuse operations that it has accepted before.
    if (ends === 'refused' && operations.some((one) => server.some(({ id }) => id === one.id)))
      return answer(batch);
    if (ends === 'refused') return fail(batch, REFUSAL, 'refuse');
    if (ends === 'answer lost' || ends === 'doubted') arrive(operations);
    if (ends === 'late') late.push(operations);
    return ends === 'doubted' ? fail(batch, MARKUP, 'refuse') : fail(batch, TIMEOUT, 'retry');
  };
  const arriveLate = (): void => {
    for (const operations of late) arrive(operations);
    late = [];
  };
  const hear = async (): Promise<void> =>
    storePulled(
      db,
      server.map(({ seq, id, day, kind, payload }) => ({ seq, id, day, kind, payload: { ...payload } })),
      server.length,
    );
  const meant = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
    entries.filter(({ id, kind }) => kind !== 'entry.retract' && !givenUp.has(id));

  return {
    db,
    hear,
    take: async (taken: Step): Promise<void> => {
      switch (taken.does) {
        case 'say':
          return say(taken.fact);
        case 'send':
          return send(taken.most, taken.ends);
        case 'arrive late':
          return arriveLate();
        case 'hear':
          return hear();
        case 'hear figures':
          figures = { litres: foldDay(server).waterLitres, upTo: server.length };
          return;
        case 'tablet says':
          return arrive([{ id: nextId(), day: TODAY, kind: 'weight.set', payload: { kg: 80 } }]);
        case 'discard': {
          const rows = (await queue()).filter((row) => !isRetraction(row));
          const row = rows[taken.at % Math.max(rows.length, 1)];
          if (row !== undefined) await giveUp(row);
        }
      }
    },
    /** The amount stands whatever the order; what is read by kinds stands in the order that is meant. */
    check: async (): Promise<void> => {
      const all = (await db.journal.toArray()) as JournalEntry[];
      expect(idsOf(await readJournalKinds(db, KINDS))).toEqual(idsOf(meant(all)));
      const day = await readJournalDay(db, TODAY);
      expect(idsOf(day)).toEqual(idsOf(meant(all)));
      const litres = waters.reduce(
        (sum, { id, payload }) => sum + (givenUp.has(id) || !('litres' in payload) ? 0 : payload.litres),
        0,
      );
      expect(foldDay(day).waterLitres).toBe(litres);
      // Figures count what this device may not have heard back of.
      const heard = new Set(all.flatMap(({ id, serverSeq }) => (serverSeq === null ? [] : [id])));
      if (server.slice(0, figures.upTo).every(({ id }) => heard.has(id)))
        expect(figures.litres + unsyncedAmounts(day, figures.upTo).waterLitres).toBeCloseTo(litres);
    },
    end: async (): Promise<void> => {
      arriveLate();
      while ((await db.outbox.count()) > 0) await send(4, 'answered');
      await hear();
      expect(idsOf(server)).toEqual(idsOf(meant(server)));
      expect(idsOf(await readJournalKinds(db, KINDS))).toEqual(idsOf(server));
    },
  };
}

test('what is given up was never said, whenever it is given up and whatever had arrived', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (taken) => {
      runs += 1;
      const world = createWorld(`member-${runs}`);
      for (const each of taken) {
        await world.take(each);
        await world.check();
      }
      await world.end();
      await world.check();
    }),
    { numRuns: 50 },
  );
});
