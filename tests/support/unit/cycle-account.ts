import { writeMemberSetting } from '../../../src/device/db/settings.ts';
import { readCycle } from '../../../src/device/rows/cycle.ts';
import { shareNotes } from '../../../src/features/progress/cycle/share-notes.ts';
import { json } from './scripted-fetch.ts';
import { createHarness, type Harness, TODAY } from './sync-harness.ts';

interface WireOperation {
  readonly id: string;
  readonly day: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
}
type Told = WireOperation & { readonly seq: number };

let ids = 0;
export const uuids = { next: () => `10000000-0000-4000-8000-${String(++ids).padStart(12, '0')}` };

let accounts = 0;

/**
 * A member's account, which keeps the journal of all their devices. These are others in each account: what the one
 * before still sends would send their rows.
 */
export const createAccount = () => {
  const account = ++accounts;
  const log: Told[] = [];
  const place = (operations: readonly WireOperation[]): Told[] => {
    const placed = operations.map((operation, at) => ({ ...operation, seq: log.length + at + 1 }));
    log.push(...placed);
    return placed;
  };
  return {
    log,
    flows: () => log.map(({ payload }) => payload.flow),
    /** Adds another device's note of a day to the account. */
    tell: (day: string, flow: string) =>
      void place([{ id: uuids.next(), day, kind: 'cycle.day', payload: { flow, symptoms: '', before: '' } }]),
    /** A tab of the member's on the device; the same name is the same device. */
    start: (member: string): Harness =>
      createHarness(
        ({ url, init }) => {
          if (!url.includes('/journal')) return json({ detail: 'Not found.' }, 404);
          if (init.method === 'GET') {
            const after = Number(new URL(url, 'http://test').searchParams.get('after'));
            return json({ operations: log.filter(({ seq }) => seq > after), more: false });
          }
          const { operations } = JSON.parse(String(init.body)) as { operations: WireOperation[] };
          const known = new Set(log.map(({ id }) => id));
          place(operations.filter(({ id }) => !known.has(id)));
          const sent = new Set(operations.map(({ id }) => id));
          const accepted = log.filter(({ id }) => sent.has(id));
          return json({ accepted: accepted.map(({ id, seq }) => ({ id, seq })) });
        },
        { member: `${member}-${account}`, extensions: ['journal'] },
      ),
  };
};

export const queue = (device: Harness) => shareNotes(device.db, device.sync, uuids, TODAY);
export const share = async (device: Harness) => {
  await writeMemberSetting(device.db, 'cycleShared', true);
  return queue(device);
};
export const notesOf = async ({ db }: Harness) => {
  const read = await readCycle(db);
  return read.ok ? read.value.days : null;
};
