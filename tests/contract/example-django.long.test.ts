import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { djangoToTest } from '../../scripts/suites/find-django.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { walkCall } from '../support/call-checks.ts';
import { PASSWORD } from '../support/contract-client.ts';
import {
  contractRequests,
  makeProfile,
  photoFile,
  registration,
  uploadPhoto,
} from '../support/contract-requests.ts';
import { type ExampleDjango, startExampleDjango } from '../support/example-django.ts';

type Name = keyof typeof contractRequests;

const NAMES = Object.keys(contractRequests) as Name[];
const names = (isWanted: (entry: Endpoint) => boolean): readonly Name[] =>
  NAMES.filter((name) => isWanted(endpoints[name]));
const takesKey = (entry: Endpoint): boolean => entry.takesKey;

const KEY = 'b6f0c6a4-2f0e-4a4c-9a52-0d3c0f7c9b01';
const OTHER_KEY = 'c6f0c6a4-2f0e-4a4c-9a52-0d3c0f7c9b01';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } });
/** A JPEG with a comment after its first two bytes. */
const commented = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from('\xff\xfe\0\x0852.5 N', 'latin1'), jpeg.subarray(2)]);
/** A JPEG with its last scan a thousand times more. */
const rescanned = (jpeg: Buffer): Buffer => {
  const scan = jpeg.subarray(jpeg.lastIndexOf('\xff\xda', undefined, 'latin1'), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(1000).fill(scan), jpeg.subarray(-2)]);
};
/** A PNG whose text claims to be EXIF. */
const withText = (png: Buffer): Buffer => {
  const text = Buffer.from('tEXtexif\0none');
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(text.length - 4);
  sum.writeUInt32BE(crc32(text));
  return Buffer.concat([png.subarray(0, 33), size, text, sum, png.subarray(33)]);
};

describe.each(djangoToTest())('examples/django with %s', (python) => {
  let django: ExampleDjango;
  beforeAll(async () => {
    django = await startExampleDjango(python);
  });
  afterAll(() => django.stop());

  it.each(NAMES)('%s answers as the contract says', (name) =>
    walkCall(django, endpoints[name], contractRequests[name]),
  );

  it('says 401 for a wrong password and 409 for an address that is taken', async () => {
    const { email } = await django.signUpMember();
    const wrong = await django.call(endpoints.login, { body: { email, password: 'Sorrel-43x' } });
    expect(wrong.status).toBe(401);
    expect((await django.call(endpoints.register, { body: registration(email) })).status).toBe(409);
  });

  it('takes a code once, and none after five wrong ones', async () => {
    const email = 'five.tries@example.org';
    await django.call(endpoints.register, { body: registration(email) });
    const verify = async (otp: string): Promise<number> =>
      (await django.call(endpoints.verifyOtp, { params: { email }, body: { otp } })).status;
    const otp = django.codeFor(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(wrong)).toBe(400);
    expect(await verify(otp)).toBe(400);
    await django.call(endpoints.resendOtp, { body: { email } });
    const next = django.codeFor(email);
    expect([await verify(next), await verify(next)]).toEqual([200, 400]);
  });

  it('ends every token when the password is changed, and everything of a deleted account', async () => {
    const { id, email, token } = await django.signUpMember();
    const profile = { params: { userId: id } };
    const body = { user_id: id, password: PASSWORD, new_password: 'Other-42x' };
    expect((await django.call(endpoints.updatePassword, { body })).status).toBe(200);
    expect((await django.call(endpoints.getProfile, { ...profile, token })).status).toBe(401);

    const login = { body: { email, password: 'Other-42x' } };
    const { access } = (await (await django.call(endpoints.login, login)).json()) as { access: string };
    expect((await django.call(endpoints.getProfile, { ...profile, token: access })).status).toBe(404);
    await django.call(endpoints.deleteAccount, { ...profile, token: access });
    expect((await django.call(endpoints.getProfile, { ...profile, token: access })).status).toBe(401);
    expect((await django.call(endpoints.login, login)).status).toBe(401);
  });

  it('keeps a photo as a picture of its own under a name that nobody guesses, and refuses what is none', async () => {
    const member = await django.signUpMember();
    await makeProfile(django, member);
    const upload = (photo: Blob) => uploadPhoto(django, member, photo);
    const { photo_url } = (await (await upload(await photoFile())).json()) as { photo_url: string };
    expect(photo_url).toMatch(/^\/media\/[\w-]{32}\.jpg$/);
    const picture = await django.request(photo_url);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toBe('no-store');

    const refused = await upload(new File(['no picture'], 'photo.png', { type: 'image/png' }));
    expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([400, ['photo']]);
    // Pillow has Ghostscript run the program that an EPS file is.
    const program =
      '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n%%EndComments\n0 0 9 9 rectfill\nshowpage\n';
    const blank = sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'white' } });
    for (const [name, bytes] of [
      ['photo.eps', Buffer.from(program)],
      ['photo.tiff', await blank.clone().resize(9, 9).tiff().toBuffer()],
      ['photo.png', await blank.clone().png().toBuffer()],
    ] as const)
      expect
        .soft([name, (await upload(new File([new Uint8Array(bytes)], name))).status])
        .toEqual([name, 400]);
    const next = (await (await upload(await photoFile())).json()) as { photo_url: string };
    expect(next.photo_url).not.toBe(photo_url);
    expect((await django.request(photo_url)).status).toBe(404);
  });

  it.each<[what: string, make: () => Promise<Buffer>, status: number]>([
    ['words beside it', async () => commented(await drawn(60, 40).jpeg().toBuffer()), 200],
    ['two million pixels too many in twenty kilobytes', () => drawn(4300, 4200).png().toBuffer(), 400],
    [
      'a thousand scans',
      async () => rescanned(await drawn(60, 40).jpeg({ progressive: true }).toBuffer()),
      400,
    ],
    ['a format that nobody sends', () => drawn(60, 40).webp().toBuffer(), 400],
    ['EXIF that is none', async () => withText(await drawn(60, 40).png().toBuffer()), 400],
  ])('a photo with %s', async (_, make, status) => {
    const member = await django.signUpMember();
    await makeProfile(django, member);
    const photo = new File([new Uint8Array(await make())], 'photo.jpg');
    const answer = await uploadPhoto(django, member, photo);
    expect(answer.status).toBe(status);
    const { photo_url } = (await answer.json()) as { photo_url?: string };
    const kept = photo_url === undefined ? '' : await (await django.request(photo_url)).text();
    expect(kept).not.toContain('52.5 N');
  });

  describe('with an Idempotency-Key', () => {
    const keyed = (parts: object, key = KEY) => ({ ...parts, headers: { 'Idempotency-Key': `"${key}"` } });

    it.each(names(takesKey))('%s answers a repeat with its first answer', async (name) => {
      const entry: Endpoint = endpoints[name];
      const member = await django.signUpMember();
      const request = keyed(await contractRequests[name](django, member));
      const first = await django.call(entry, request);
      expect(first.status).toBe(200);
      const again = await django.call(entry, request);
      expect([again.status, await again.json()]).toEqual([200, await first.json()]);
    });

    it('a question has one effect, eight times at once', async () => {
      const member = await django.signUpMember();
      const { id, token } = member;
      const ask = (message: string, key = KEY) =>
        django.call(endpoints.sendChat, keyed({ params: { id }, body: { message }, token }, key));
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask('What is for dinner?')));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect((await ask('What is for lunch?')).status).toBe(422);
      expect((await ask('Hello', 'x')).status).toBe(400);
      expect((await ask(' ', OTHER_KEY)).status).toBe(400);
      expect((await ask('Thank you', OTHER_KEY)).status).toBe(200);
      const thread = await contractRequests.getThreadMessages(django, member);
      const read = await django.call(endpoints.getThreadMessages, thread);
      expect(((await read.json()) as { data: readonly unknown[] }).data).toHaveLength(4);
    });
  });
});
