import { stored } from '../../src/device/db/storage.ts';
import { readOwnEntries } from '../../src/device/journal/own.ts';
import * as lateCode from '../../src/device/outbox/drain/lazy-import.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { foldOwn } from '../../src/domain/food/own-food/own-food.ts';
import type { JournalFact } from '../../src/terms/journal.ts';
import type { Backend } from './backend.ts';
import { createDice } from './dice.ts';
import { type Entry, type EntryKind, factOf, intentOf, markOf } from './entries.ts';
import { createHandset, type Handset, type Page, type Realm } from './handset.ts';
import { installKernel } from './kernel.ts';
import { createNetwork, WEATHERS } from './network.ts';
import { isOwnKind, type OwnKind, ownFactOf } from './own-entries.ts';
import type { Deed, Schedule } from './schedule.ts';

export interface WorldMember {
  readonly name: string;
  readonly id: string;
}

export interface WorldHandset {
  readonly handset: Handset;
  readonly users: readonly WorldMember[];
}

// A device loads these when it first needs them; played time does not wait for files.
await Promise.all(Object.values(lateCode).map((load) => load()));

export const EPOCH = Date.parse('2026-11-21T12:00:00Z');
export const EXTENSIONS = ['plan-inputs', 'journal', 'idempotency'];
export const SIGN_IN_MS = 50;
const DAY_MS = 86_400_000;

interface Doom {
  readonly realm: Realm;
  left: number;
  readonly kept: boolean;
  readonly afterwards: () => void;
}

/** Every draw of the network and the devices comes after those of the schedule. */
const playDice = (seed: number) => createDice(seed + 2 ** 40);

export const playSchedule = async (schedule: Schedule, backend: Backend) => {
  const kernel = installKernel(EPOCH);
  const dice = playDice(schedule.seed);
  const trace: string[] = [];
  const entries: Entry[] = [];
  /** What no device may ever do, seen while the schedule ran. */
  const offences: string[] = [];
  const dooms = new Set<Doom>();

  const note = (line: string): void => {
    trace.push(`${((kernel.now() - EPOCH) / 1_000).toFixed(3).padStart(8)} ${line}`);
  };

  await backend.begin(schedule.seed, kernel.now);
  const members: WorldMember[] = [];
  for (let at = 0; at < schedule.members; at += 1) {
    const name = at === 0 ? 'ana' : 'ben';
    members.push({ name, id: await backend.addMember(name) });
  }
  const network = createNetwork(kernel, backend, dice, note);

  const memberAt = (at: number | null): WorldMember[] => {
    const member = at === null ? undefined : members[at];
    return member === undefined ? [] : [member];
  };
  const handsets = schedule.handsets.map(
    ({ member, guest, webLocks, backgroundSync, skew }, at): WorldHandset => {
      const parts = {
        kernel,
        network,
        dice,
        trace: note,
        accuse: (offence: string) => offences.push(offence),
        webLocks,
        backgroundSync,
        skew,
      };
      const handset = createHandset(`d${at + 1}`, parts);
      return { handset, users: [...memberAt(member), ...memberAt(guest)] };
    },
  );

  /** Takes `SIGN_IN_MS`. */
  const signIn = (handset: Handset, { name, id }: WorldMember): void => {
    let access = '';
    const asked = backend.signIn(id).then((token) => {
      access = token;
    });
    void kernel.track(asked);
    // An event of its own, so that what follows from it has its place in the one order.
    kernel.after(SIGN_IN_MS, () => {
      note(`  ${handset.name} signs in ${name}`);
      const who = { memberId: id, access, username: name };
      handset.setSession({ ...who, isClient: true, membershipType: 'free', extensions: EXTENSIONS });
    });
  };

  /** The page in front, opened where none is. */
  const pageOf = (handset: Handset): Page => handset.pages().at(-1) ?? handset.openPage();

  kernel.onTask(() => {
    for (const doom of dooms) {
      doom.left -= 1;
      if (!doom.realm.alive()) dooms.delete(doom);
      else if (doom.left <= 0 && !doom.realm.busy()) {
        dooms.delete(doom);
        doom.realm.kill(doom.kept);
        doom.afterwards();
      }
    }
  });

  const begin = (page: Page, handset: Handset, kind: EntryKind, knew?: ReadonlySet<string>): Entry => {
    const entry: Entry = {
      number: entries.length + 1,
      member: handset.session()?.username ?? '',
      handset: handset.name,
      kind,
      day: localDayAt(kernel.now() + handset.skew(), 0),
      ...(knew === undefined ? {} : { knew }),
      fate: 'pending',
    };
    entries.push(entry);
    note(`> ${page.name} ${entry.member}:${entry.number} enters ${kind}`);
    return entry;
  };
  const settle = (page: Page, entry: Entry, fate: 'acknowledged' | 'failed', outcome: string): void => {
    if (!page.alive()) return;
    entry.fate = fate;
    note(`< ${page.name} ${entry.member}:${entry.number} ${outcome}`);
  };
  const record = async (page: Page, entry: Entry, fact: JournalFact): Promise<void> => {
    const kept = await page.sync.record(fact);
    settle(page, entry, kept.ok ? 'acknowledged' : 'failed', kept.ok ? 'kept' : kept.error.kind);
  };

  /** The member changes what the device shows them then. */
  const enterOwn = async (handset: Handset, kind: OwnKind): Promise<void> => {
    const session = handset.session();
    if (session === null) return;
    const page = pageOf(handset);
    const db = page.device.open(session.memberId);
    const read = await stored(db, () => readOwnEntries(db));
    if (!read.ok || !page.alive() || handset.session()?.memberId !== session.memberId) return;
    const entry = begin(page, handset, kind, new Set(read.value.map(({ id }) => id)));
    const { number, member } = entry;
    const name = markOf(member, number);
    await record(page, entry, ownFactOf(kind, { number, name }, foldOwn(read.value), dice));
  };

  const enter = (handset: Handset, kind: EntryKind): void => {
    if (isOwnKind(kind)) return void enterOwn(handset, kind);
    if (handset.session() === null) return;
    const page = pageOf(handset);
    const entry = begin(page, handset, kind);
    const fact = factOf(entry, dice);
    const intent = intentOf(entry);
    if (fact !== null) void record(page, entry, fact);
    else if (intent?.kind === 'chat.send')
      void page.sync
        .run({ intent })
        .then((kept) =>
          settle(page, entry, kept.ok ? 'acknowledged' : 'failed', kept.ok ? 'kept' : kept.error.kind),
        );
    else if (intent !== null)
      void page.sync
        .submit({ intent })
        .then(({ kind: outcome }) =>
          settle(page, entry, outcome === 'failed' ? 'failed' : 'acknowledged', outcome),
        );
  };

  const perform = ({ handset, users }: WorldHandset, deed: Deed): void => {
    const session = handset.session();
    const current = users.find(({ id }) => id === session?.memberId);
    switch (deed.kind) {
      case 'enter':
        enter(handset, deed.entry);
        return;
      case 'weather':
        note(`* ${handset.name} weather ${deed.weather}`);
        handset.weather = WEATHERS[deed.weather];
        if (deed.noticed) handset.setOnline(deed.weather !== 'offline');
        return;
      case 'crash': {
        const realm = pageOf(handset);
        const { tasks, kept, reopenMs } = deed;
        const reopen = (): void => {
          handset.fireSync();
          if (reopenMs !== null) kernel.after(reopenMs, () => void handset.openPage());
        };
        dooms.add({ realm, left: tasks, kept, afterwards: reopen });
        return;
      }
      case 'worker': {
        if (session === null) return;
        const realm = handset.wakeWorker();
        if (deed.tasks !== null)
          dooms.add({ realm, left: deed.tasks, kept: deed.kept, afterwards: () => undefined });
        return;
      }
      case 'tab':
        handset.openPage();
        return;
      case 'clock':
        note(`* ${handset.name} clock ${deed.days} d`);
        handset.turnClock(deed.days * DAY_MS);
        // The cookie's hour is over.
        if (deed.days > 0 && session !== null) handset.setSession({ ...session, access: null });
        return;
      case 'full':
        note(`* ${handset.name} disk full`);
        handset.disk.full = true;
        kernel.after(deed.forMs, () => {
          handset.disk.full = false;
        });
        return;
      case 'sign-in':
        if (current !== undefined && session?.access === null) signIn(handset, current);
        return;
      case 'revoke':
        note(`* ${handset.name} revoked`);
        if (current !== undefined) void kernel.track(backend.revoke(current.id));
        return;
      case 'other-member': {
        const other = users.find(({ id }) => id !== session?.memberId);
        if (other === undefined) return;
        for (const kind of deed.hurried) enter(handset, kind);
        signIn(handset, other);
        return;
      }
      case 'show':
        handset.show();
        return;
      case 'send-now':
        void handset.pages().at(-1)?.sync.sendNow();
        return;
    }
  };

  for (const { handset, users } of handsets) {
    const [owner] = users;
    if (owner !== undefined) signIn(handset, owner);
    handset.openPage();
  }
  for (const { at, handset, deed } of schedule.steps) {
    const target = handsets[handset];
    if (target !== undefined) kernel.after(at, () => perform(target, deed));
  }
  await kernel.run(EPOCH + schedule.healsAt);

  return {
    kernel,
    network,
    handsets,
    entries,
    trace,
    offences,
    note,
    signIn,
    pageOf,
    /** No realm dies any more. */
    spareAll: () => dooms.clear(),
  };
};

/** A schedule being played: its devices, what their members entered, and what was seen. */
export type World = Awaited<ReturnType<typeof playSchedule>>;
