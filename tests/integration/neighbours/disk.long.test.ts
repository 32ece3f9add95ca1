import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from '../../../server/database/open.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { createCaller } from '../../support/contract-client.ts';
import { makeProfile, uploadPhoto } from '../../support/contract-requests.ts';
import { appOn } from '../../support/server-harness.ts';
import { testParts } from '../../support/server-parts.ts';

const SORRY = 'The service is not available just now. Please try again in a few minutes.';
const BLOCK = Buffer.alloc(64 * 1024, 1);
const folder = mkdtempSync(join(tmpdir(), 'sorrel-disk-'));
const filler = join(folder, 'filler');

// A disk of its own, which takes the rights to mount one.
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]);
const database = await openEmbedded({ dataDir: join(folder, 'postgres') });
const { parts, mails } = testParts(database.db, Date.now, 1);
const { call, request } = appOn(parts);
const codeFor = () => /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
const member = await createCaller({ request, codeFor }).signUpMember();
await makeProfile({ call }, member);
afterAll(async () => {
  await database.close();
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});

const fillDisk = (): void => {
  const file = openSync(filler, 'w');
  const fill = (): void => {
    for (;;) writeSync(file, BLOCK);
  };
  expect(fill).toThrow('ENOSPC');
  closeSync(file);
};

/** Noise, so that it stays large however it is drawn. */
const photo = async (): Promise<Blob> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: 'green', noise } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
};
const upload = async (): Promise<Response> => uploadPhoto({ call }, member, await photo());
const shownPhoto = async (): Promise<string> => {
  const answer = await call(endpoints.getProfile, { params: { userId: member.id }, token: member.token });
  return ((await answer.json()) as { photo_url: string }).photo_url;
};

it('a full disk refuses uploads with a sentence, keeps what there was, and takes them again with room', async () => {
  expect((await upload()).status).toBe(200);
  const before = await shownPhoto();
  fillDisk();
  const refused: number[] = [];
  for (let tried = 0; tried < 20 && refused.length < 3; tried += 1) {
    const answer = await upload();
    if (answer.status === 200) continue;
    refused.push(answer.status);
    expect(await answer.json()).toEqual({ detail: SORRY });
  }
  expect(refused).toEqual([503, 503, 503]);
  const kept = await shownPhoto();
  expect(kept).toMatch(/^\/media\//);
  expect((await request(kept)).status).toBe(200);
  rmSync(filler);
  expect((await upload()).status).toBe(200);
  expect(await shownPhoto()).not.toBe(before);
});
