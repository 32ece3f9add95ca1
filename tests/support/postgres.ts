import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { installPackages, isDebianAsRoot } from '../../scripts/suites/install-packages.ts';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** `postgres://` address of a database that nobody else uses. */
  readonly url: string;
  stop(): Promise<void>;
}

/** One that can be taken away from whoever uses it. */
export interface PrivatePostgres extends PostgresServer {
  /** Ends it as an operator does who is in a hurry: whoever is connected is thrown out. */
  goAway(): Promise<void>;
  /** The same server at the same address, with everything it had. */
  comeBack(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const OWNER = 'sorrel';
const STARTS_WITHIN_MS = 20_000;
const CLOSES_WITHIN_MS = 2_000;
const RETRY_MS = 50;

const newestFirst = (one: string, other: string): number => Number(other) - Number(one);

/** The folder of `initdb` and `postgres`; null where PostgreSQL is not installed. */
const findBinaries = (): string | null => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort(newestFirst) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  );
};

const ensureBinaries = (): string => {
  const found = findBinaries();
  if (found !== null) return found;
  if (!isDebianAsRoot())
    throw new Error('PostgreSQL is not installed: install it, or name a server in TEST_DATABASE_URL.');
  process.stdout.write('No PostgreSQL found: installing the package postgresql with apt-get.\n');
  installPackages(['postgresql']);
  const installed = findBinaries();
  if (installed === null) throw new Error('PostgreSQL was installed but cannot be found.');
  return installed;
};

/** PostgreSQL refuses to run as root: then Debian's own account for it runs it. */
const account = (): { readonly uid: number; readonly gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: '-u' | '-g'): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const last = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (server.exitCode !== null || Date.now() > last) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

/**
 * A PostgreSQL server of this process alone, with the settings that PostgreSQL comes with: on a free port of
 * localhost, on a folder that goes with it.
 */
export const startPrivatePostgres = async (): Promise<PrivatePostgres> => {
  const binaries = ensureBinaries();
  const runner = account();
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-postgres-'));
  if (runner !== null) chownSync(folder, runner.uid, runner.gid);
  const settings = ['--auth=trust', `--username=${OWNER}`, '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(binaries, 'initdb'), [`--pgdata=${folder}`, ...settings], { ...runner, cwd: folder });
  const port = await freePort();
  const url = `postgres://${OWNER}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const kill = (): void => void server?.kill('SIGINT');
  process.once('exit', kill);
  const comeBack = async (): Promise<void> => {
    server = spawn(
      join(binaries, 'postgres'),
      ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
      { ...runner, cwd: folder, stdio: 'ignore' },
    );
    await untilReady(url, server);
  };
  const goAway = async (): Promise<void> => {
    if (server === null || server.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => server?.once('exit', () => resolve()));
    kill();
    await ended;
  };
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    await goAway();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await comeBack();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, goAway, comeBack, stop };
};

/** The server that TEST_DATABASE_URL names, as it is, or one of this process alone. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? startPrivatePostgres() : { url, stop: async () => undefined };
};

/** A database of its own on a server, until it is dropped. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const askServer = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Connections that are being closed get a moment for it: one that is cut off then has nobody left to tell. */
const dropDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const last = Date.now() + CLOSES_WITHIN_MS;
  for (;;) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0 || Date.now() > last) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  await client.query(`drop database ${name} with (force)`);
};

/** An empty database under a name that nothing else has; the account of `serverUrl` must be allowed to make it. */
export const createDatabase = async (serverUrl: string): Promise<OwnDatabase> => {
  const name = `sorrel_test_${randomBytes(8).toString('hex')}`;
  await askServer(serverUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => askServer(serverUrl, (client) => dropDatabase(client, name)) };
};
