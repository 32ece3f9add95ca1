import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../server/create-app.ts';
import type { OpenDatabase } from '../../../server/database/database.ts';
import { openEmbedded } from '../../../server/database/open.ts';
import { PROFILE, registration } from '../../support/contract-requests.ts';
import { testParts } from '../../support/server-parts.ts';

const SORRY = 'The service is not available just now. Please try again in a few minutes.';
const BLOCK = Buffer.alloc(64 * 1024, 1);
const folder = mkdtempSync(join(tmpdir(), 'sorrel-disk-'));
const filler = join(folder, 'filler');

let database: OpenDatabase;
let send: (method: string, path: string, body?: object, access?: string) => Promise<Response>;
let id: string;
let access: string;

/** A disk of its own, which takes the rights to mount one. */
beforeAll(async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]);
  database = await openEmbedded({ dataDir: join(folder, 'postgres') });
  const { parts, mails } = testParts(database.db, Date.now, 1);
  const { hono } = createApp(parts, { publicUrl: null, backends: [], staticDir: null, devPages: false });
  send = async (method, path, body, token) => {
    const headers = {
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    return hono.request(path, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
  };
  const account = registration('ada@example.org');
  await send('POST', '/django/api/register', account);
  const otp = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
  await send('PUT', '/django/api/verify_otp/ada@example.org/', { otp });
  const signedIn = await (await send('POST', '/django/api/login', account)).json();
  ({ id, access } = signedIn as { id: string; access: string });
  await send('POST', '/django/user/create/profile/', { user: id, ...PROFILE }, access);
});
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
const upload = async (): Promise<Response> => {
  const form = new FormData();
  form.append('user', id);
  form.append('photo', await photo());
  return send('PUT', `/django/user/update/profile/${id}`, form, access);
};
const shownPhoto = async (): Promise<string> => {
  const answer = await send('GET', `/django/user/profiles/${id}/`, undefined, access);
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
  expect((await send('GET', kept)).status).toBe(200);
  rmSync(filler);
  expect((await upload()).status).toBe(200);
  expect(await shownPhoto()).not.toBe(before);
});
