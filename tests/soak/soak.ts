import { setTimeout as wait } from 'node:timers/promises';
import { createDice } from '../chaos/dice.ts';
import { type MoodyMailServer, startMoodyMailServer } from '../support/moody-mail-server.ts';
import { startMoodyProvider } from '../support/moody-provider.ts';
import { startPrivatePostgres } from '../support/postgres.ts';
import { openGate } from '../support/tcp-gate.ts';
import { playFaults } from './faults.ts';
import { type Held, type Instance, prepareInstance } from './instance.ts';
import { drain, judge } from './judge.ts';
import { joinMember, type SoakMember } from './member.ts';
import { openPhone } from './phone.ts';
import { createTally, type Tally } from './tally.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly members: number;
  readonly seed: number;
}

export interface SoakReport {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly counts: ReadonlyMap<string, number>;
  readonly offences: readonly string[];
}

const MINUTE_MS = 60_000;
/** On the average, between two things that a member does. */
const PACE_MS = 10_000;
const JOIN_AT_ONCE = 8;
const LATEST_BASELINE_MS = 5 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;
/** Of what a process holds at the baseline. The rest is room for what it has not met until then. */
const GROWTH = 1.15;
const ROOM = { heap: 12 * MEGABYTE, resident: 64 * MEGABYTE, handles: 10 };

const codeIn = (mail: MoodyMailServer, email: string): string | null =>
  /\b\d{6}\b/.exec(mail.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? null;

const joinAll = async (count: number, join: (at: number) => Promise<SoakMember>): Promise<SoakMember[]> => {
  const members: SoakMember[] = [];
  const places = Array.from({ length: count }, (_, at) => at).values();
  const lane = async (): Promise<void> => {
    for (const at of places) members.push(await join(at));
  };
  await Promise.all(Array.from({ length: JOIN_AT_ONCE }, lane));
  return members;
};

/** A pool keeps each connection for minutes, with a socket and a timer of its own: they are told apart. */
const measure = async (instance: Instance): Promise<Held> => {
  const connections = await instance.metric('sorrel_database_connections');
  const held = await instance.held();
  return {
    ...held,
    openFiles: held.openFiles - connections,
    timersAndSockets: held.timersAndSockets - 2 * connections,
  };
};

/** Nobody acts until the servers have nothing under way and have let go of what they kept for the next call. */
const comeToRest = async (instance: Instance): Promise<void> => {
  const last = Date.now() + MINUTE_MS;
  while ((await instance.metric('sorrel_http_requests_in_flight')) > 0 && Date.now() < last) await wait(500);
  await wait(8_000);
};

const inMegabytes = (bytes: number): number => Number((bytes / MEGABYTE).toFixed(1));

const compare = (before: Held, after: Held, tally: Tally): SoakReport['rows'] => {
  const row = (what: string, key: keyof Held, room: number, unit: (value: number) => number) => {
    const [first, last] = [before[key], after[key]];
    if (last > first * GROWTH + room) tally.accuse(`${what} grew from ${unit(first)} to ${unit(last)}`);
    return { what, 'at the baseline': unit(first), 'at the end': unit(last) };
  };
  const plain = (value: number): number => value;
  return [
    row('heap after collection, MB', 'heapBytes', ROOM.heap, inMegabytes),
    row('memory outside the heap, MB', 'externalBytes', ROOM.heap, inMegabytes),
    row('resident memory, MB', 'residentBytes', ROOM.resident, inMegabytes),
    row('open files and sockets, less the database', 'openFiles', ROOM.handles, plain),
    row('timers and handles, less the database', 'timersAndSockets', ROOM.handles, plain),
  ];
};

/** Refusals of neighbours are told in the log; anything else there is a fault of the server. */
const judgeComplaints = (instances: readonly Instance[], tally: Tally): void => {
  for (const line of instances.flatMap(({ complaints }) => complaints)) {
    if (line.includes('@')) tally.accuse(`the log names somebody: ${line.slice(0, 200)}`);
    const complaint = line.startsWith('{') ? (JSON.parse(line) as { msg: string; status?: number }) : null;
    tally.count(`log: ${complaint?.msg ?? 'no JSON'}`);
    if (complaint === null || complaint.msg === 'unexpected failure' || complaint.status === 500)
      tally.accuse(`the log says ${line.slice(0, 300)}`);
  }
};

export const soak = async ({ minutes, members: count, seed }: SoakOptions): Promise<SoakReport> => {
  const tally = createTally();
  const dice = createDice(seed);
  const postgres = await startPrivatePostgres();
  const mail = await startMoodyMailServer();
  const provider = await startMoodyProvider();
  const toDatabase = await openGate(Number(new URL(postgres.url).port));
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(toDatabase.port);
  const environment = {
    DATABASE_URL: databaseUrl.href,
    SESSION_SECRET: 'a secret of this run alone, long enough',
    SMTP_URL: mail.url,
    MAIL_FROM: 'sorrel@sorrel.example',
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'a-model',
  };
  const steady = await prepareInstance(environment);
  const mortal = await prepareInstance(environment);
  const instances = [steady, mortal];
  for (const each of instances) await each.start();
  const toServers = await Promise.all(instances.map(({ port }) => openGate(port)));
  const origins = toServers.map(({ port }) => `http://127.0.0.1:${port}`);

  const joining = Date.now();
  const members = await joinAll(count, (at) => {
    const own = createDice(seed * 10_000 + at);
    const address = `10.${at >> 8}.${at & 255}.7`;
    const phone = openPhone({ origins, address, dice: own, tally });
    return joinMember({ name: `m${at}`, phone, dice: own, tally, codeFor: (email) => codeIn(mail, email) });
  });
  const started = Date.now();
  const end = started + minutes * MINUTE_MS;
  process.stdout.write(`${members.length} members after ${Math.round((started - joining) / 1000)} s\n`);

  let resting = false;
  const live = async (member: SoakMember, at: number): Promise<void> => {
    const own = createDice(seed * 20_000 + at);
    while (Date.now() < end) {
      await wait(own.below(2 * PACE_MS));
      if (!resting) await member.act();
    }
  };
  const lives = Promise.all(members.map(live));
  const baselineAt = Math.min(started + LATEST_BASELINE_MS, started + (end - started) / 3);
  const around = { postgres, toDatabase, toServers, mail, provider, mortal, tally };
  await playFaults(around, dice, baselineAt);
  resting = true;
  await comeToRest(steady);
  const before = await measure(steady);
  resting = false;
  await playFaults(around, dice, end);
  await lives;

  await Promise.all(members.map((member) => drain(member, tally)));
  await judge(postgres.url, members, tally);
  for (const { phone } of members) phone.switchOff();
  await comeToRest(steady);
  const after = await measure(steady);
  const rows = compare(before, after, tally);
  for (const each of instances) {
    const code = await each.stop();
    if (code !== 0) tally.accuse(`a server ended with ${code}`);
  }
  judgeComplaints(instances, tally);
  for (const each of [...toServers, toDatabase, mail, provider, postgres]) await each.stop();
  return { rows, counts: tally.counts, offences: tally.offences };
};
