import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../../server/database/database.ts';
import { openEmbedded, openPostgres } from '../../server/database/open.ts';
import { JOURNAL_PAGE } from '../../src/contract/journal.ts';
import { startPostgres } from '../support/postgres.ts';
import { OPERATIONS, type Seed, seedHousehold } from './server/household.ts';
import { type Latencies, type Shot, type Shots, saturate, sendSteadily } from './server/load.ts';
import { leaveServerCore, type Subject, startBackend, startHello } from './server/processes.ts';

const MEMBERS = 200;
/** The embedded database takes its rows one core slower. */
const EMBEDDED_MEMBERS = 25;
const STEADY_SHARE = 0.7;
const WRITES = 40_000;

interface Call {
  readonly name: string;
  readonly shots: Shots;
}

const callsOf = ({ members, today }: Seed): readonly Call[] => {
  const read = (path: (id: string) => string): Shots => {
    const all = members.map(
      ({ id, token }): Shot => ({
        method: 'GET',
        path: path(id),
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    return () => all;
  };
  const page = OPERATIONS - JOURNAL_PAGE;
  const append = (token: string): Shot => ({
    method: 'POST',
    path: '/django/ext/v1/journal',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      operations: [{ id: randomUUID(), day: today, kind: 'water.add', payload: { litres: 0.25 } }],
    }),
  });
  return [
    { name: 'budget', shots: read((id) => `/django/today-nutrition-budget/${id}/?day=${today}`) },
    { name: 'plan', shots: read((id) => `/django/nutrition/meal/${id}`) },
    { name: 'journal, 500 operations', shots: read(() => `/django/ext/v1/journal?after=${page}`) },
    { name: 'journal, nothing new', shots: read(() => `/django/ext/v1/journal?after=${OPERATIONS}`) },
    {
      name: 'one operation appended',
      shots: () =>
        Array.from({ length: WRITES }, (_, at) => append(members[at % members.length]?.token ?? '')),
    },
  ];
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

const measureCall = async (on: string, { origin }: Subject, { name, shots }: Call, hello: Latencies) => {
  const full = await saturate(origin, shots);
  const steady = await sendSteadily(origin, shots, full.perSecond * STEADY_SHARE);
  const row = {
    on,
    call: name,
    'requests/s': Math.round(full.perSecond),
    '% of hello world': rounded((100 * full.perSecond) / hello.perSecond, 1),
    'p50 ms, saturated': rounded(full.p50),
    'p99 ms, saturated': rounded(full.p99),
    'p50 ms, 70 %': rounded(steady.p50),
    'p99 ms, 70 %': rounded(steady.p99),
    'p99/p50, 70 %': rounded(steady.p99 / steady.p50, 1),
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
  return row;
};

const seeded = async (database: OpenDatabase, members: number): Promise<Seed> => {
  try {
    return await seedHousehold(database.db, members);
  } finally {
    await database.close();
  }
};

const fail = (error: Error): never => {
  throw error;
};

async function measureBackend(on: string, seed: Seed, storage: Record<string, string>, hello: Latencies) {
  const backend = await startBackend(storage);
  try {
    const rows = [];
    for (const call of callsOf(seed)) rows.push(await measureCall(on, backend, call, hello));
    return rows;
  } finally {
    await backend.stop();
  }
}

async function measureHello(): Promise<Latencies> {
  const subject = await startHello();
  try {
    return await saturate(subject.origin, () => [{ method: 'GET', path: '/', headers: {} }]);
  } finally {
    await subject.stop();
  }
}

/**
 * The reference backend, one process on one core, against the framework's hello world on the same core: with a
 * PostgreSQL server, which shares the other core with the load, and with the embedded database, which shares
 * the backend's.
 */
export async function measure() {
  leaveServerCore();
  const hello = await measureHello();
  process.stdout.write(`hello world: ${Math.round(hello.perSecond)} requests a second\n`);
  const rows = [];
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'sorrel-bench-'));
  try {
    const onServer = await seeded(await openPostgres(postgres.url, fail), MEMBERS);
    rows.push(...(await measureBackend('PostgreSQL', onServer, { DATABASE_URL: postgres.url }, hello)));
    const embedded = await openEmbedded({ dataDir: join(dataDir, 'postgres') });
    const inside = await seeded(embedded, EMBEDDED_MEMBERS);
    rows.push(...(await measureBackend('embedded', inside, { DATA_DIR: dataDir }, hello)));
    return rows;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
