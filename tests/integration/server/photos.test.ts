import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { issueToken } from '../../../server/auth/access-tokens.ts';
import { closeAccount, reopenAccount } from '../../../server/auth/accounts.ts';
import { photos } from '../../../server/database/schema.ts';
import { makeProfile, uploadPhoto } from '../../support/contract-requests.ts';
import type { TestMember } from '../../support/server-harness.ts';
import { openLastingServer } from '../../support/test-server.ts';

const server = await openLastingServer();
let member: TestMember;
beforeAll(async () => {
  member = await server.signUpMember();
  await makeProfile(server, member);
});

const upload = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg', who = member) =>
  uploadPhoto(server, who, new Blob([bytes], { type }));
const urlOf = async (response: Response) => ((await response.json()) as { photo_url: string }).photo_url;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

it('is drawn anew: smaller, as WebP, under a name of the server’s', async () => {
  const bytes = await picture(2000, 1000).jpeg().toBuffer();
  const url = await urlOf(await upload(new Uint8Array(bytes)));
  expect(url).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);

  const served = await server.request(url);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('content-disposition')).toBe('inline; filename="photo.webp"');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
  const stored = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect([stored.format, stored.width, stored.height]).toEqual(['webp', 800, 400]);
});

it('replaces the one before, whose address is then empty', async () => {
  const bytes = new Uint8Array(await picture(50, 50).png().toBuffer());
  const [first, second] = [await urlOf(await upload(bytes)), await urlOf(await upload(bytes))];
  expect(second).not.toBe(first);
  expect((await server.request(first)).status).toBe(404);
  expect((await server.request(second)).status).toBe(200);
});

it('is not kept where there is no profile to show it', async () => {
  const newcomer = await server.signUpMember();
  const bytes = new Uint8Array(await picture(50, 50).png().toBuffer());
  expect((await upload(bytes, 'image/png', newcomer)).status).toBe(404);
  expect(await server.parts.db.$count(photos, eq(photos.userId, newcomer.id))).toBe(0);
});

it('is shown to nobody while its account is closed', async () => {
  const url = await urlOf(await upload(new Uint8Array(await picture(50, 50).png().toBuffer())));
  const { db } = server.parts;
  const at = new Date(server.clock.now());
  await db.transaction((tx) => closeAccount(tx, member.id, at));
  expect((await server.request(url)).status).toBe(404);
  await db.transaction((tx) => reopenAccount(tx, member.id, at));
  expect((await server.request(url)).status).toBe(200);
  member = { ...member, token: await issueToken(server.parts, member.id) };
});

it('is refused when it is a page', async () => {
  const response = await upload(new TextEncoder().encode('<html><script>alert(1)</script></html>'));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ photo: ['Please upload a JPG, PNG or GIF image.'] });
});

it('is refused above 8 MB', async () => {
  expect((await upload(new Uint8Array(9 * 1024 * 1024))).status).toBe(413);
});

it('has no address that a stranger’s path could widen', async () => {
  for (const path of ['/media/x.webp', '/media/..%2fsecrets.json', `/media/${'0'.repeat(32)}.webp`]) {
    expect((await server.request(path)).status).toBe(404);
  }
});
