import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../chaos/dice.ts';
import type { MoodyMailServer } from '../support/moody-mail-server.ts';
import type { MoodyProvider } from '../support/moody-provider.ts';
import type { PrivatePostgres } from '../support/postgres.ts';
import type { TcpGate } from '../support/tcp-gate.ts';
import type { Instance } from './instance.ts';
import type { Tally } from './tally.ts';

/** Everything that a run can take away and give back. */
export interface Surroundings {
  readonly postgres: PrivatePostgres;
  /** Between the servers and their database. */
  readonly toDatabase: TcpGate;
  /** Between the members and each server. */
  readonly toServers: readonly TcpGate[];
  readonly mail: MoodyMailServer;
  readonly provider: MoodyProvider;
  /** The one that may die; another one lives through the whole run and is measured. */
  readonly mortal: Instance;
  readonly tally: Tally;
}

const SHORT_MS = 4_000;
const LONG_MS = 9_000;

type Fault = (around: Surroundings) => Promise<unknown>;

const FAULTS = {
  'database silent': async ({ toDatabase }) => {
    toDatabase.silence();
    await wait(LONG_MS);
    toDatabase.open();
  },
  'connections to the database cut': async ({ toDatabase }) => {
    toDatabase.shut();
    await wait(SHORT_MS);
    toDatabase.open();
  },
  'database restarted': async ({ postgres }) => {
    await postgres.goAway();
    await wait(SHORT_MS);
    await postgres.comeBack();
  },
  'mail server hangs': async ({ mail }) => {
    mail.mood = 'hangs';
    await wait(LONG_MS);
    mail.mood = 'well';
  },
  'mail server refuses': async ({ mail }) => {
    mail.mood = 'refuses for now';
    await wait(LONG_MS);
    mail.mood = 'well';
  },
  'AI provider silent': async ({ provider }) => {
    provider.mood = 'hangs';
    await wait(LONG_MS);
    provider.mood = 'well';
  },
  'AI provider broken': async ({ provider }) => {
    provider.mood = 'a page';
    await wait(LONG_MS);
    provider.mood = 'well';
  },
  'one server out of reach': async ({ toServers: [first] }) => {
    first?.silence();
    await wait(LONG_MS);
    first?.open();
  },
  'no network': async ({ toServers }) => {
    for (const gate of toServers) gate.shut();
    await wait(SHORT_MS);
    for (const gate of toServers) gate.open();
  },
  'a server killed': async ({ mortal }) => {
    await mortal.kill();
    await wait(SHORT_MS);
    await mortal.start();
  },
  'a server stopped in order': async ({ mortal, tally }) => {
    const code = await mortal.stop();
    if (code !== 0) tally.accuse(`a server that was told to stop ended with ${code}`);
    await mortal.start();
  },
} as const satisfies Readonly<Record<string, Fault>>;
type FaultName = keyof typeof FAULTS;

const REST_MS = 8_000;

/** One fault after another, each in turn before one comes again, with a rest after it. */
export const playFaults = async (around: Surroundings, dice: Dice, until: number): Promise<void> => {
  let left: FaultName[] = [];
  while (Date.now() < until) {
    if (left.length === 0) left = Object.keys(FAULTS) as FaultName[];
    const [name] = left.splice(dice.below(left.length), 1);
    if (name === undefined) return;
    process.stdout.write(`${new Date().toISOString()} ${name}\n`);
    await FAULTS[name](around);
    around.tally.count(`fault: ${name}`);
    await wait(REST_MS);
  }
};
