import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAccount, uuids } from '../../../tests/support/unit/cycle-account.ts';
import { json, unreachable } from '../../../tests/support/unit/scripted-fetch.ts';
import { type Harness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { type CycleLog, dayOf, EMPTY_CYCLE_LOG, type Flow, noteFlow } from '../../domain/body/cycle/log.ts';
import { LENGTHS, type SharedCycle, subjectOf } from '../../domain/body/cycle/shared.ts';
import { shareNotes } from '../../features/progress/cycle/share-notes.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { readJournalCursor } from '../journal/journal.ts';
import { endSharing } from '../outbox/drain/cycle-notes.ts';
import { listKind, wakeWaiting } from '../outbox/rows/outbox.ts';
import { changeHeld, readCycle } from './cycle.ts';

/**
 * Random steps on two devices of one member. What was noted, and which operations told the account of it, says what each
 * device has to show once everything is sent.
 */

const SUBJECTS = ['2026-11-19', '2026-11-20', LENGTHS] as const;
type Subject = (typeof SUBJECTS)[number];
/** A day's flow, or the length of a cycle. */
type Value = Flow | number | null;
type DeviceName = 'phone' | 'tablet';

/** But for days that are emptied, what is noted tells where it was. */
const VALUES: Readonly<Record<DeviceName, { flows: readonly (Flow | null)[]; lengths: readonly number[] }>> =
  {
    phone: { flows: ['light', 'medium', null], lengths: [25, 26] },
    tablet: { flows: ['spotting', 'heavy', null], lengths: [31, 32] },
  };

type Deed =
  | { readonly kind: 'note'; readonly subject: Subject; readonly which: number }
  | { readonly kind: 'share' | 'look' | 'send' | 'retry' | 'offline' | 'online' }
  /** Sharing ends in two ways. */
  | { readonly kind: 'keep' | 'discard' }
  /** The next change is refused, or its answer is lost. */
  | { readonly kind: 'refuse' | 'lose' };
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('note' as const),
      subject: fc.constantFrom(...SUBJECTS),
      which: fc.nat(2),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('share', 'look', 'send', 'refuse', 'retry', 'online') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('keep', 'discard', 'lose', 'offline') }) },
);
const steps = fc.array(fc.record({ at: fc.constantFrom(0 as const, 1 as const), deed }), {
  minLength: 15,
  maxLength: 45,
  size: 'max',
});

interface Write {
  readonly by: DeviceName;
  /** In the order in which they were noted. */
  readonly number: number;
  readonly value: Value;
  /** The device's cursor in the account when it noted this. */
  readonly heard: number;
}

const valueIn = (log: CycleLog, subject: Subject): Value =>
  subject === LENGTHS ? log.cycleLength : dayOf(log, subject).flow;
const noteIn = (log: CycleLog, subject: Subject, value: Value): CycleLog =>
  typeof value === 'number' ? { ...log, cycleLength: value } : noteFlow(log, subject, value);
const valueTold = ({ payload }: { readonly payload: Readonly<Record<string, unknown>> }): unknown =>
  payload.cycle ?? payload.flow;

const createWorld = () => {
  const account = createAccount();
  const wrong: string[] = [];
  /** The note that each operation carries, by the id of the operation. */
  const told = new Map<string, Write>();
  let writes = 0;

  const createDevice = (name: DeviceName) => {
    const harness = account.start(name);
    const reach = harness.network.script.answer;
    const device = {
      name,
      harness,
      online: true,
      fate: null as 'refuse' | 'lose' | null,
      /** The last note of each subject, unless it equals what the account has. */
      noted: new Map<Subject, Write>(),
      /** Nothing may go out. */
      isPrivate: true,
      hasEnded: false,
    };
    harness.network.script.answer = async (request) => {
      if (!device.online) return unreachable();
      if (request.init.method !== 'POST') return reach(request);
      if (device.isPrivate) wrong.push(`${name} sends what stays there: ${request.init.body}`);
      const { fate } = device;
      device.fate = null;
      if (fate === 'refuse') return json({ detail: 'Wrong.' }, 400);
      const answer = await reach(request);
      return fate === 'lose' ? json({ detail: 'Later.' }, 503) : answer;
    };
    return device;
  };
  type Device = ReturnType<typeof createDevice>;
  const devices = [createDevice('phone'), createDevice('tablet')] as const;

  const queuedNotes = ({ harness }: Device) => listKind(harness.db, 'cycle.share');
  const isSharing = async ({ harness }: Device): Promise<boolean> =>
    (await readMemberSetting(harness.db, 'cycleShared')) === true;

  /** Queues the unshared notes, as the cycle page does whenever the notes change, and waits until they were sent. */
  const queue = async (device: Device): Promise<unknown> => {
    const { db, sync } = device.harness;
    if (!(await isSharing(device))) return;
    const run: Harness['sync']['run'] = async (command) => {
      const { intent } = command;
      for (const operation of intent.kind === 'cycle.share' ? intent.payload.operations : []) {
        const write = device.noted.get(subjectOf(operation) as Subject);
        if (write !== undefined) told.set(operation.id, write);
        else wrong.push(`${device.name} tells what nobody noted: ${JSON.stringify(operation)}`);
      }
      return sync.run(command);
    };
    await shareNotes(db, { run }, uuids, TODAY);
    return sync.sendNow();
  };

  const note = async (device: Device, subject: Subject, value: Value): Promise<void> => {
    const { db } = device.harness;
    const heard = await readJournalCursor(db);
    const befores: SharedCycle[] = [];
    await changeHeld(db, (held) => {
      befores.push(held);
      return { ...held, log: noteIn(held.log, subject, value) };
    });
    const before = befores.at(-1);
    if (before === undefined) throw new Error('The note was not kept.');
    if (valueIn(before.log, subject) === value) return;
    const source = before.sources[subject];
    const goesBack = valueIn(before.sent, subject) === value && source?.takenBack !== true;
    const write = goesBack ? told.get(source?.id ?? '') : { by: device.name, number: ++writes, value, heard };
    if (write === undefined) device.noted.delete(subject);
    else device.noted.set(subject, write);
  };

  const end = (device: Device, hasEnded: boolean): void => {
    device.hasEnded ||= hasEnded;
    device.isPrivate ||= hasEnded;
  };

  const perform = async (device: Device, one: Deed): Promise<unknown> => {
    const { db, sync } = device.harness;
    switch (one.kind) {
      case 'note': {
        const { flows, lengths } = VALUES[device.name];
        const values = one.subject === LENGTHS ? lengths : flows;
        await note(device, one.subject, values[one.which % values.length] ?? null);
        return queue(device);
      }
      case 'share':
        device.isPrivate = false;
        await writeMemberSetting(db, 'cycleShared', true);
        return queue(device);
      case 'keep':
        return end(device, (await endSharing(db)).ok);
      case 'discard': {
        const [row] = await queuedNotes(device);
        if (row === undefined) return;
        const discarded = await sync.discard(row.id);
        return end(device, discarded.ok && discarded.value);
      }
      case 'retry': {
        const [row] = await queuedNotes(device);
        if (row !== undefined) await sync.retry(row.id);
        return sync.sendNow();
      }
      case 'look':
        await sync.refresh('journal');
        return queue(device);
      case 'send':
        await wakeWaiting(db);
        return sync.sendNow();
      case 'refuse':
      case 'lose':
        device.fate = one.kind;
        return;
      default:
        device.online = one.kind === 'online';
    }
  };

  const settle = async (device: Device): Promise<void> => {
    device.online = true;
    device.fate = null;
    for (const { id, state } of await queuedNotes(device))
      if (state === 'refused') await device.harness.sync.retry(id);
    for (const kind of ['send', 'look'] as const) await perform(device, { kind });
  };

  const operationsOn = (subject: Subject) =>
    account.log.filter(({ kind, day }) => subject === (kind === LENGTHS ? LENGTHS : day));

  const checkSubject = (device: Device, subject: Subject, shown: Value, shares: boolean): void => {
    const operations = operationsOn(subject);
    const last = operations.at(-1);
    const newest = last === undefined ? valueIn(EMPTY_CYCLE_LOG, subject) : valueTold(last);
    const noted = device.noted.get(subject);
    const isTold = noted === undefined || operations.some(({ id }) => told.get(id) === noted);
    /** Somebody else told the same, so that this device need not. */
    const isSaid = operations.some((one) => one.seq > (noted?.heard ?? 0) && valueTold(one) === noted?.value);
    const right = isTold ? [newest] : isSaid ? [newest, noted.value] : [noted.value];
    const about = `${device.name}, ${subject}:`;
    if (!right.includes(shown)) wrong.push(`${about} shows ${shown} for ${right.join(' or ')}`);
    if (shares && shown !== newest) wrong.push(`${about} shows ${shown}, the account was told ${newest}`);
    if (shares && !isTold && !isSaid) wrong.push(`${about} ${noted.value} was not told`);
  };

  /** Each note once, and none after a newer one; notes that are shared again are told again. */
  const checkOrder = ({ name, hasEnded }: Device, subject: Subject): void => {
    const numbers = operationsOn(subject).flatMap(({ id }) => {
      const write = told.get(id);
      return write?.by === name ? [write.number] : [];
    });
    const inOrder = [...new Set(numbers)].sort((one, other) => one - other);
    if (!hasEnded && inOrder.join() !== numbers.join())
      wrong.push(`${name}, ${subject}: told in the order ${numbers}`);
  };

  const check = async (device: Device): Promise<void> => {
    const rows = await queuedNotes(device);
    if (rows.length > 0) wrong.push(`${device.name} still holds ${rows.map(({ state }) => state)}`);
    const shares = await isSharing(device);
    const notes = await readCycle(device.harness.db);
    if (!notes.ok) throw new Error(`${device.name} cannot read its notes`);
    for (const subject of SUBJECTS) {
      checkSubject(device, subject, valueIn(notes.value, subject), shares);
      checkOrder(device, subject);
    }
  };

  return { devices, perform, settle, check, wrong };
};

test('whatever is noted, lost, refused or kept here, devices show what the account was told last and what waits', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { devices, perform, settle, check, wrong } = createWorld();
      for (const device of devices) await perform(device, { kind: 'share' });
      for (const { at, deed: one } of taken) await perform(devices[at], one);
      for (let round = 0; round < 2; round += 1) for (const device of devices) await settle(device);
      for (const device of devices) await check(device);
      expect(wrong).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
