import { changeHeld, eraseCycle, readCycle } from '../../../src/data/repositories/cycle.ts';
import { readJournalCursor } from '../../../src/data/repositories/journal.ts';
import { listKind, wakeWaiting } from '../../../src/data/repositories/outbox.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { type CycleLog, dayOf, EMPTY_CYCLE_LOG, noteFlow } from '../../../src/domain/cycle/log.ts';
import {
  type CycleOperation,
  LENGTHS,
  type SharedCycle,
  subjectOf,
} from '../../../src/domain/cycle/shared.ts';
import { shareNotes } from '../../../src/features/cycle/share-notes.ts';
import { endSharing } from '../../../src/sync/outbox/cycle-notes.ts';
import { installKernel } from '../../chaos/kernel.ts';
import { type Harness, TODAY } from '../sync/harness.ts';
import { createAccount, uuids } from './account.ts';
import { createDevices, type ModelDevice, type Tab, type Write } from './sharing-devices.ts';
import { type Deed, type Step, SUBJECTS, type Subject, type Value, valueFor } from './sharing-steps.ts';

/**
 * Steps on two devices overlap in one order that they alone decide. What was noted, and which operations told the
 * account of it, says what each device has to show once all have come to rest.
 */

const START = 1_000_000_000_000;
/** Longer than anything takes. */
const REST_MS = 1_000;

const valueIn = (log: CycleLog, subject: Subject): Value =>
  subject === LENGTHS ? log.cycleLength : dayOf(log, subject).flow;

const noteIn = (log: CycleLog, subject: Subject, value: Value): CycleLog =>
  typeof value === 'number' ? { ...log, cycleLength: value } : noteFlow(log, subject, value);

const valueTold = ({ payload }: { readonly payload: Readonly<Record<string, unknown>> }): unknown =>
  payload.cycle ?? payload.flow;

const queuedNotes = ({ harness }: Tab) => listKind(harness.db, 'cycle.share');

const isSharing = ({ harness }: Tab): Promise<boolean> =>
  readMemberSetting(harness.db, 'cycleShared').then((shared) => shared === true);

/** Plays the steps, and answers what is wrong at the end or was on the way. */
export const play = async (steps: readonly Step[]): Promise<readonly string[]> => {
  const kernel = installKernel(START);
  const account = createAccount();
  const wrong: string[] = [];
  const { devices, clock, spareAll } = createDevices(kernel, account, (what) => wrong.push(what));
  const all = Object.values(devices);
  /** The note that each operation carries, by the id of the operation. */
  const told = new Map<string, Write>();
  let writes = 0;
  const written = (device: ModelDevice, value: Value, heard: number, forgotten = false): Write => {
    writes += 1;
    return { by: device.name, number: writes, value, heard, forgotten };
  };

  const noteTold = (device: ModelDevice, operation: CycleOperation): void => {
    const write = device.noted.get(subjectOf(operation) as Subject);
    if (write === undefined)
      wrong.push(`${device.name} tells what nobody noted: ${JSON.stringify(operation)}`);
    else told.set(operation.id, write);
  };

  /** Queues the unshared notes, as the cycle page does whenever the notes change. */
  const queue = async (device: ModelDevice, tab: Tab): Promise<void> => {
    const { db, sync } = tab.harness;
    if (!(await isSharing(tab))) return;
    const run: Harness['sync']['run'] = async (command) => {
      const queued = await sync.run(command);
      if (queued.ok && command.intent.kind === 'cycle.share')
        for (const operation of command.intent.payload.operations) noteTold(device, operation);
      return queued;
    };
    await shareNotes(db, { run }, uuids, TODAY);
  };

  /** Until it is known whether it was kept, the tab is not closed. */
  const keeping = async <T>(tab: Tab, work: Promise<T>): Promise<T> => {
    tab.keeping += 1;
    try {
      return await work;
    } finally {
      tab.keeping -= 1;
    }
  };

  const note = async (device: ModelDevice, tab: Tab, subject: Subject, value: Value): Promise<void> => {
    const { db } = tab.harness;
    const heard = await readJournalCursor(db);
    const befores: SharedCycle[] = [];
    const kept = await changeHeld(db, (held) => {
      befores.push(held);
      return { ...held, log: noteIn(held.log, subject, value) };
    });
    const before = befores.at(-1);
    if (!kept.ok || before === undefined) throw new Error('The note was not kept.');
    if (valueIn(before.log, subject) === value) return;
    const source = before.sources[subject];
    const goesBack = valueIn(before.sent, subject) === value && source?.takenBack !== true;
    const write = goesBack ? told.get(source?.id ?? '') : written(device, value, heard);
    if (write === undefined) device.noted.delete(subject);
    else device.noted.set(subject, write);
  };

  const startAfresh = async (device: ModelDevice, tab: Tab): Promise<void> => {
    const rows = await queuedNotes(tab);
    await eraseCycle(tab.harness.db);
    device.noted.clear();
    for (const subject of rows.length > 0 ? SUBJECTS : [])
      if (subject !== LENGTHS) device.noted.set(subject, written(device, null, 0, true));
  };

  /** `ending` answers whether sharing has ended. */
  const end = async (device: ModelDevice, ending: Promise<boolean>): Promise<void> => {
    const { timesShared } = device;
    device.timesEnded += 1;
    if ((await ending) && timesShared === device.timesShared) device.isPrivate = true;
  };

  const perform = async (device: ModelDevice, tab: Tab, deed: Deed): Promise<unknown> => {
    const { db, sync } = tab.harness;
    switch (deed.kind) {
      case 'note': {
        if (tab.closesIn !== null) return;
        const { subject, which } = deed;
        await keeping(tab, note(device, tab, subject, valueFor(device.name, subject, which)));
        return queue(device, tab);
      }
      case 'share':
        device.timesShared += 1;
        device.isPrivate = false;
        await writeMemberSetting(db, 'cycleShared', true);
        return queue(device, tab);
      case 'keep':
        return end(
          device,
          endSharing(db).then(({ ok }) => ok),
        );
      case 'discard': {
        const row = (await queuedNotes(tab)).find(({ state }) => state !== 'sending');
        if (row === undefined) return;
        const discarded = sync.discard(row.id);
        return end(
          device,
          discarded.then((gone) => gone.ok && gone.value),
        );
      }
      case 'retry': {
        const [row] = await queuedNotes(tab);
        return row === undefined ? undefined : sync.retry(row.id);
      }
      case 'look':
        await sync.refresh('journal');
        return queue(device, tab);
      case 'send':
        await wakeWaiting(db);
        return sync.sendNow();
      case 'start afresh':
        return tab.closesIn === null ? keeping(tab, startAfresh(device, tab)) : undefined;
      case 'refuse':
      case 'lose':
        device.fate = deed.kind;
        return;
      case 'late':
        return clock.advance(30_000);
      case 'network':
        device.network = deed;
        return;
      case 'close':
        tab.closesIn = deed.turns;
        return;
    }
  };

  /** Starts a step without waiting for it. If its tab is closed meanwhile, a failure is expected. */
  const begin = (device: ModelDevice, tab: Tab, deed: Deed): void =>
    void perform(device, tab, deed).catch((thrown: unknown) => {
      if (tab.isOpen) wrong.push(`${device.name} could not ${deed.kind}: ${thrown}`);
    });

  const rest = () => kernel.run(kernel.now() + REST_MS);
  const atRest = async <T>(work: Promise<T>): Promise<T> => {
    await rest();
    return work;
  };

  const settle = async (device: ModelDevice): Promise<void> => {
    const [tab] = device.tabs;
    for (const kind of ['late', 'send', 'look'] as const) {
      const rows = await atRest(queuedNotes(tab));
      for (const { id, state } of rows) if (state === 'refused') await atRest(tab.harness.sync.retry(id));
      await atRest(perform(device, tab, { kind }));
    }
  };

  const operationsOn = (subject: Subject) =>
    account.log.filter(({ kind, day }) => subject === (kind === LENGTHS ? LENGTHS : day));

  const checkSubject = (device: ModelDevice, subject: Subject, shown: Value, shares: boolean): void => {
    const operations = operationsOn(subject);
    const last = operations.at(-1);
    const newest = last === undefined ? valueIn(EMPTY_CYCLE_LOG, subject) : valueTold(last);
    const noted = device.noted.get(subject);
    const isTold = noted === undefined || operations.some(({ id }) => told.get(id) === noted);
    /** Somebody else told the same, so that this device need not. */
    const isSaid = operations.some((one) => one.seq > (noted?.heard ?? 0) && valueTold(one) === noted?.value);
    const mayBeEither = isSaid || noted?.forgotten === true;
    const right = isTold ? [newest] : mayBeEither ? [newest, noted.value] : [noted.value];
    const about = `${device.name}, ${subject}:`;
    if (!right.includes(shown)) wrong.push(`${about} shows ${shown} for ${right.join(' or ')}`);
    if (shares && shown !== newest) wrong.push(`${about} shows ${shown}, the account was told ${newest}`);
    if (shares && !isTold && !mayBeEither) wrong.push(`${about} ${noted.value} was not told`);
  };

  const check = async (device: ModelDevice): Promise<void> => {
    const [tab] = device.tabs;
    const rows = await atRest(queuedNotes(tab));
    if (rows.length > 0) wrong.push(`${device.name} still holds ${rows.map(({ state }) => state)}`);
    const shares = await atRest(isSharing(tab));
    const notes = await atRest(readCycle(tab.harness.db));
    if (!notes.ok) return void wrong.push(`${device.name} cannot read its notes`);
    for (const subject of SUBJECTS) checkSubject(device, subject, valueIn(notes.value, subject), shares);
  };

  /** Each note once, and none after a newer one. */
  const checkOrder = ({ name, timesEnded }: ModelDevice, subject: Subject): void => {
    // Shared again, notes are told again.
    if (timesEnded > 0) return;
    const numbers = operationsOn(subject).flatMap(({ id }) => {
      const write = told.get(id);
      return write?.by === name ? [write.number] : [];
    });
    const inOrder = [...new Set(numbers)].sort((one, other) => one - other);
    if (inOrder.join() !== numbers.join()) wrong.push(`${name}, ${subject}: told in the order ${numbers}`);
  };

  try {
    for (const device of all) begin(device, device.tabs[0], { kind: 'share' });
    await rest();
    for (const { device, tab, after, deed } of steps) {
      if ('ms' in after) await kernel.run(kernel.now() + after.ms);
      else for (let turn = 0; turn < after.turns; turn += 1) await kernel.turn();
      begin(devices[device], devices[device].tabs[tab], deed);
    }
    await rest();
    spareAll();
    for (let round = 0; round < 2; round += 1) for (const device of all) await settle(device);
    for (const device of all) await check(device);
    for (const device of all) for (const subject of SUBJECTS) checkOrder(device, subject);
    return wrong;
  } finally {
    kernel.uninstall();
    await account.end();
  }
};
