import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backUp,
  embeddedPlace,
  fill,
  type Place,
  postgresPlaces,
  read,
  restore,
} from '../../support/backup-commands.ts';
import { startServerProcess } from '../../support/server-process.ts';

let folder: string;
let backup: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-restore-'));
  backup = join(folder, 'backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an embedded database', () => {
  /** As a server leaves it that was stopped and backed up, with members who came later. */
  const newPlace = async () => {
    const dataDir = join(folder, 'data');
    const place = embeddedPlace(dataDir);
    const server = startServerProcess(place.environment);
    await server.ready;
    await server.stop();
    await backUp(place, backup);
    return { place, dataDir, before: await fill(place) };
  };

  it('comes back where a restore was killed before its own was in place', async () => {
    const { place, dataDir, before } = await newPlace();
    const cluster = join(dataDir, 'postgres');
    renameSync(cluster, `${cluster}.replaced`);
    expect(await read(place)).toEqual(before);
    renameSync(cluster, `${cluster}.replaced`);
    expect((await restore(place, backup)).said).toContain('add --replace');
    expect(await read(place)).toEqual(before);
  });

  it('is the restored one where the restore was killed after that, and nothing of the other is left', async () => {
    const { place, dataDir, before } = await newPlace();
    const left = readdirSync(dataDir);
    cpSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.replaced'), { recursive: true });
    cpSync(join(backup, 'secrets.json'), join(dataDir, 'secrets.json.restored'));
    writeFileSync(join(dataDir, 'secrets.json'), '{}');
    expect(await read(place)).toEqual(before);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe(
      readFileSync(join(backup, 'secrets.json'), 'utf8'),
    );
    expect(readdirSync(dataDir)).toEqual(left);
  });

  it('loses nothing, and keeps its secrets, to a backup without any', async () => {
    const { place, dataDir, before } = await newPlace();
    const secrets = () => readFileSync(join(dataDir, 'secrets.json'), 'utf8');
    const own = secrets();
    rmSync(join(backup, 'secrets.json'));
    const failed = await restore(place, backup, '--replace');
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining('Nothing was replaced')]);
    expect(await read(place)).toEqual(before);
    expect(secrets()).toBe(own);
  });
});

describe('a PostgreSQL server', () => {
  const newPlace = postgresPlaces();
  const execute = async ({ open }: Place, statement: string): Promise<void> => {
    const { db, close } = await open();
    await db.execute(sql.raw(statement));
    await close();
  };
  /** The place, where a script runs in the place of pg_restore. */
  const withTool = (place: Place, script: string): Place => {
    const tools = join(folder, 'tools');
    mkdirSync(tools, { recursive: true });
    writeFileSync(join(tools, 'pg_restore'), `#!/bin/sh\nPATH='${process.env.PATH}'\n${script}\n`);
    chmodSync(join(tools, 'pg_restore'), 0o755);
    return { ...place, environment: { ...place.environment, PATH: `${tools}:${process.env.PATH}` } };
  };

  it('comes back as it was where a backup cannot be brought up to date', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    const before = await fill(place);
    await fill(other);
    await execute(other, 'delete from drizzle.__drizzle_migrations');
    await backUp(other, backup);
    const failed = await restore(place, backup, '--replace');
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining('already exists')]);
    expect(await read(place)).toEqual(before);
  });

  it('keeps what it held through restores that are killed, is not served meanwhile, and is restored in the end', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    const [before, wanted] = [await fill(place), await fill(other)];
    await backUp(other, backup);
    const killed = withTool(place, 'kill -9 $PPID');
    for (let time = 0; time < 2; time += 1) {
      expect((await restore(killed, backup, '--replace')).code).toBe('SIGKILL');
    }
    await expect(startServerProcess(place.environment).ready).rejects.toThrow('a restore is under way');

    expect((await restore(place, backup)).said).toContain('add --replace');
    expect(await read(place)).toEqual(before);
    const late = withTool(place, 'pg_restore "$@" && kill -9 $PPID');
    expect((await restore(late, backup, '--replace')).code).toBe('SIGKILL');
    expect((await restore(withTool(place, 'exit 1'), backup, '--replace')).code).toBe(1);
    expect(await read(place)).toEqual(before);
    expect(await restore(place, backup, '--replace')).toEqual({ code: 0, said: 'The backup is restored.\n' });
    expect(await read(place)).toEqual(wanted);
  });

  it('is restored although connections are lost meanwhile', async () => {
    const place = await newPlace();
    const before = await fill(place);
    await backUp(place, backup);
    const lossy = withTool(
      place,
      `for url; do :; done
      psql "$url" -c 'select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()'
      pg_restore "$@"`,
    );
    expect(await restore(lossy, backup, '--replace')).toEqual({ code: 0, said: 'The backup is restored.\n' });
    expect(await read(place)).toEqual(before);
  });

  it('is not backed up meanwhile: what counts lies beside', async () => {
    const place = await newPlace();
    await fill(place);
    await execute(place, 'create schema replaced_public create table left_over (id int)');
    expect(await backUp(place, backup)).toMatchObject({
      code: 1,
      said: expect.stringContaining('A restore is under way'),
    });
  });
});
