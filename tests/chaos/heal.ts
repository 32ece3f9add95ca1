import { REQUEST_TIMEOUT_MS } from '../../src/device/api/api-client.ts';
import type { OutboxRow } from '../../src/device/db/intents.ts';
import type { MemberDatabase } from '../../src/device/db/member-database.ts';
import { readMessages } from '../../src/device/rows/messages.ts';
import { readProfile } from '../../src/device/rows/profile.ts';
import type { Handset } from './handset.ts';
import { WEATHERS } from './network.ts';
import { SIGN_IN_MS, type World, type WorldMember } from './world.ts';

/** The promise: after the last fault everything is delivered within a minute. */
export const DRAIN_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
const CATCH_UP_MS = 5_000;
/** Longer than any request stays in the network. */
const NETWORK_MS = 40_000;

export interface Healed {
  /** Virtual milliseconds until the slowest outbox was empty; null where one never was. */
  readonly drainedMs: number | null;
  /** What still waited when the minute was over. */
  readonly left: readonly string[];
  /** Handset and lane of rows that had been refused: their order is the member's business. */
  readonly refused: ReadonlySet<string>;
  /** Rows that were refused although nothing was wrong with them. */
  readonly strange: readonly string[];
  readonly copies: readonly Copy[];
}

/** Runs the world's tasks, no timer, until a read of a device is done, also where code has to be loaded for it. */
const readNow = async <T>({ kernel }: World, read: Promise<T>): Promise<T> => {
  const watched = kernel.track(read);
  await kernel.run(kernel.now());
  return watched;
};

const databaseOf = (world: World, handset: Handset, member: WorldMember): MemberDatabase =>
  world.pageOf(handset).device.open(member.id);

const readOutbox = (world: World, handset: Handset, member: WorldMember): Promise<OutboxRow[]> =>
  readNow(world, databaseOf(world, handset, member).outbox.toArray());

const runFor = (world: World, ms: number): Promise<void> => world.kernel.run(world.kernel.now() + ms);

const signIn = async (world: World, handset: Handset, member: WorldMember): Promise<void> => {
  world.signIn(handset, member);
  await runFor(world, SIGN_IN_MS);
};

const describeRow = (handset: Handset, member: WorldMember, row: OutboxRow, now: number): string => {
  const { kind, state, attempts, nextAt, lastError } = row;
  const due = nextAt - now - handset.skew();
  return `${handset.name} ${member.name} ${kind} ${state} x${attempts} due in ${due} ms ${JSON.stringify(lastError)}`;
};

/** What stood in the list of refused changes. */
interface Refusals {
  readonly lanes: Set<string>;
  readonly strange: string[];
}

/** The member looks through what was refused and sends it again. */
const retryRefused = async (
  world: World,
  handset: Handset,
  member: WorldMember,
  { lanes, strange }: Refusals,
): Promise<void> => {
  for (const row of await readOutbox(world, handset, member)) {
    if (row.state !== 'refused') continue;
    const described = describeRow(handset, member, row, world.kernel.now());
    lanes.add(`${handset.name}/${row.lane}`);
    // No fault here says no for good: only a page in the server's place leads to a refusal.
    if (row.lastError?.kind !== 'malformed') strange.push(described);
    world.note(`  ${handset.name} sends again what was refused: ${described}`);
    await readNow(world, world.pageOf(handset).sync.retry(row.id));
  }
};

const drainAll = async (
  world: World,
  turn: readonly (readonly [Handset, WorldMember])[],
): Promise<{ readonly ms: number | null; readonly left: readonly string[] }> => {
  const start = world.kernel.now();
  for (;;) {
    const left: string[] = [];
    for (const [handset, member] of turn) {
      const rows = await readOutbox(world, handset, member);
      left.push(...rows.map((row) => describeRow(handset, member, row, world.kernel.now())));
    }
    const ms = world.kernel.now() - start;
    if (left.length === 0) return { ms, left };
    if (ms >= DRAIN_MS) return { ms: null, left };
    await runFor(world, LOOK_EVERY_MS);
  }
};

/** What a device holds of a member once everything has come to rest. */
const readCopy = async (world: World, handset: Handset, member: WorldMember) => {
  const { sync } = world.pageOf(handset);
  void sync.refreshAll();
  void sync.refresh('chat');
  await runFor(world, CATCH_UP_MS);
  const db = databaseOf(world, handset, member);
  return {
    handset: handset.name,
    member,
    journal: await readNow(world, db.journal.toArray()),
    messages: (await readNow(world, readMessages(db))).map(({ role, text }) => `${role}: ${text}`),
    profileName: (await readNow(world, readProfile(db)))?.profile.name ?? null,
    outbox: await readNow(world, db.outbox.toArray()),
  };
};
export type Copy = Awaited<ReturnType<typeof readCopy>>;

/** Every fault ends; each member signs in on each of their devices and waits at most a minute. */
export const heal = async (world: World): Promise<Healed> => {
  world.note('== every fault ends');
  world.spareAll();
  const refusals: Refusals = { lanes: new Set(), strange: [] };
  for (const { handset } of world.handsets) {
    handset.weather = WEATHERS.clear;
    handset.disk.full = false;
    world.pageOf(handset);
  }

  let drainedMs: number | null = 0;
  const left: string[] = [];
  const rounds = Math.max(...world.handsets.map(({ users }) => users.length));
  for (let round = 0; round < rounds; round += 1) {
    const turn = world.handsets.flatMap(({ handset, users }) => {
      const member = users[round];
      return member === undefined ? [] : [[handset, member] as const];
    });
    for (const [handset, member] of turn) {
      world.signIn(handset, member);
      handset.setOnline(true);
    }
    await runFor(world, SIGN_IN_MS);
    for (const [handset, member] of turn) {
      handset.show();
      await retryRefused(world, handset, member, refusals);
    }
    const drained = await drainAll(world, turn);
    left.push(...drained.left);
    drainedMs = drained.ms === null || drainedMs === null ? null : Math.max(drainedMs, drained.ms);
  }

  // A read that began before the end of the faults may hang for as long as a request may take.
  await runFor(world, REQUEST_TIMEOUT_MS);
  const limit = world.kernel.now() + NETWORK_MS;
  while (world.network.pending() > 0 && world.kernel.now() < limit) await runFor(world, LOOK_EVERY_MS);
  const copies: Copy[] = [];
  for (const { handset, users } of world.handsets) {
    for (const member of users) {
      await signIn(world, handset, member);
      copies.push(await readCopy(world, handset, member));
    }
  }
  return { drainedMs, left, refused: refusals.lanes, strange: refusals.strange, copies };
};
