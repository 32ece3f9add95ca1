import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backUp,
  embeddedPlace,
  fill,
  MEMBERS,
  type Place,
  placeOn,
  postgresPlaces,
  read,
  restore,
} from '../../support/backup-commands.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { fillTables } from '../../support/table-rows.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is the same wherever a backup is made and restored. */
const expectFaithful = async (from: Place, to: Place): Promise<void> => {
  const backup = join(folder, 'backup');
  const first = await fill(from);
  expect(first.get('public."photos"')?.rows).toHaveLength(MEMBERS);
  expect(await backUp(from, backup)).toEqual({ code: 0, said: `The backup is complete: ${backup}\n` });
  expect(await read(from)).toEqual(first);
  expect((await backUp(from, backup)).said).toContain('is there already');

  expect(await restore(to, backup)).toEqual({ code: 0, said: 'The backup is restored.\n' });
  expect(await read(to)).toEqual(first);

  const later = await fill(to);
  const refused = await restore(to, backup);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('add --replace')]);
  expect(await read(to)).toEqual(later);
  expect((await restore(to, backup, '--replace')).code).toBe(0);
  expect(await read(to)).toEqual(first);
};

describe('an embedded database', () => {
  const placeIn = (name: string): Place => embeddedPlace(join(folder, name));

  it('is the same after a restore into another folder, secrets included, and can be served', async () => {
    const [from, to] = [placeIn('from'), placeIn('to')];
    const server = startServerProcess(from.environment);
    await server.ready;
    const running = await backUp(from, join(folder, 'too-early'));
    expect([running.code, running.said]).toEqual([
      1,
      expect.stringContaining(`process ${server.pid}. Stop it first`),
    ]);
    expect(existsSync(join(folder, 'too-early'))).toBe(false);
    await server.stop();

    await expectFaithful(from, to);
    const secrets = (name: string) => readFileSync(join(folder, name, 'secrets.json'), 'utf8');
    expect(secrets('to')).toBe(secrets('from'));
    const again = startServerProcess(to.environment);
    expect((await fetch(`${await again.ready}/healthz`)).status).toBe(200);
    expect((await restore(to, join(folder, 'backup'), '--replace')).said).toContain('Stop it first');
    expect(await again.stop()).toBe(0);
  });

  it('loses nothing to a backup that is broken or of another kind', async () => {
    const place = placeIn('data');
    const server = startServerProcess(place.environment);
    await server.ready;
    await server.stop();
    const before = await read(place);
    const backup = join(folder, 'backup');
    expect((await restore(place, backup, '--replace')).said).toContain('not a complete backup');
    await backUp(place, backup);
    writeFileSync(join(backup, 'postgres', 'global', 'pg_control'), 'broken');
    expect((await restore(place, backup, '--replace')).code).not.toBe(0);
    expect(await read(place)).toEqual(before);
    const other = join(folder, 'without-secrets');
    await backUp(place, other);
    writeFileSync(join(other, 'secrets.json'), 'broken');
    expect((await restore(place, other, '--replace')).said).toContain('Nothing was replaced');
    const again = startServerProcess(place.environment);
    await again.ready;
    await again.stop();
    expect((await backUp(place, join(folder, 'data', 'postgres', 'inside'))).said).toBe(
      `The backup cannot be written to ${join(folder, 'data', 'postgres', 'inside')} (ERR_FS_CP_EINVAL).\n`,
    );
    const postgres = placeOn({ url: 'postgres://127.0.0.1:9/none' });
    expect((await restore(postgres, backup)).said).toContain('This is a backup of an embedded database');
  });
});

const newPlace = postgresPlaces();

it('a PostgreSQL server is the same after a restore into another database', async () => {
  await expectFaithful(await newPlace(), await newPlace());
});

it('a PostgreSQL server is backed up while servers write, and not restored under their feet', async () => {
  const place = await newPlace();
  const { db, close } = await place.open();
  await fillTables(db);
  const backup = join(folder, 'backup');
  expect((await backUp(place, backup)).code).toBe(0);
  const refused = await restore(place, backup, '--replace');
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('stop the servers first')]);
  await close();
});

it('a PostgreSQL server comes back as it was where a backup cannot be read', async () => {
  const place = await newPlace();
  const before = await fill(place);
  const backup = join(folder, 'backup');
  await backUp(place, backup);
  const dump = readFileSync(join(backup, 'database.dump'));
  writeFileSync(join(backup, 'database.dump'), dump.subarray(0, dump.length / 2));
  const failed = await restore(place, backup, '--replace');
  expect([failed.code, failed.said]).toEqual([1, expect.stringContaining('pg_restore')]);
  expect(await read(place)).toEqual(before);
});
