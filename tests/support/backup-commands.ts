import { afterAll, afterEach } from 'vitest';
import { clusterFolder, lockDataFolder } from '../../server/base/data-folder.ts';
import type { OpenDatabase } from '../../server/database/database.ts';
import { openEmbeddedFolder, openPostgres } from '../../server/database/open.ts';
import { createDatabase, type OwnDatabase, type PostgresServer, startPostgres } from './postgres.ts';
import { startServerProcess } from './server-process.ts';
import { fillTables, readTables } from './table-rows.ts';

const SERVICE = {
  SESSION_SECRET: 'a secret of this test alone, long enough',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'sorrel@sorrel.example',
  PUBLIC_URL: 'http://127.0.0.1:4173',
};
export const MEMBERS = 5;

/** A database that the commands of the server back up and restore. */
export interface Place {
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<OpenDatabase>;
}

export const embeddedPlace = (dataDir: string): Place => ({
  environment: { DATA_DIR: dataDir },
  open: async () => {
    const lock = lockDataFolder(dataDir);
    if (!lock.ok) throw new Error(lock.error);
    const opened = await openEmbeddedFolder(clusterFolder(dataDir));
    const close = () => opened.close().finally(lock.value);
    return { ...opened, close };
  },
});

const fail = (error: Error): never => {
  throw error;
};
export const placeOn = ({ url }: Pick<OwnDatabase, 'url'>): Place => ({
  environment: { ...SERVICE, DATABASE_URL: url },
  open: () => openPostgres(url, fail),
});

const command = async (script: string, { environment }: Place, args: readonly string[]) => {
  const ran = startServerProcess(environment, `server/${script}.ts`, args);
  return { code: await ran.ended, said: ran.output() };
};
export const backUp = (place: Place, ...args: string[]) => command('backup', place, args);
export const restore = (place: Place, ...args: string[]) => command('restore', place, args);

export const read = async ({ open }: Place) => {
  const { db, close } = await open();
  const tables = await readTables(db);
  await close();
  return tables;
};

/** Adds a few members to the place and returns all its rows. */
export const fill = async (place: Place) => {
  const { db, close } = await place.open();
  for (let member = 0; member < MEMBERS; member += 1) await fillTables(db);
  await close();
  return read(place);
};

/** Makes places on one PostgreSQL server for the tests of a group; each is gone after its test. */
export const postgresPlaces = (): (() => Promise<Place>) => {
  let postgres: PostgresServer | null = null;
  const databases: OwnDatabase[] = [];
  afterEach(async () => {
    for (const { drop } of databases.splice(0)) await drop();
  });
  afterAll(() => postgres?.stop());
  return async () => {
    postgres ??= await startPostgres();
    const database = await createDatabase(postgres.url);
    databases.push(database);
    return placeOn(database);
  };
};
