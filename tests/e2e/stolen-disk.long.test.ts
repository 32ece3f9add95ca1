import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, type TestContext, test } from 'vitest';
import { type Device, openDevice } from '../support/browser.ts';
import { press } from '../support/daily-steps.ts';
import type { LiveServer } from '../support/live-server.ts';
import { createMemberWithWeek, sharedServer } from '../support/member-device.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { readRows, untilDraftKept } from '../support/member-store.ts';
import { keysIn, placesOf, type Reading, readProfile } from '../support/profile-dump.ts';
import { caller, enter, type KnownMember } from '../support/ready-member.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What somebody finds who takes the disk out of a phone: while a member is signed in, and after they left. */

/** A word that stands nowhere else and cannot be packed. */
const newWord = (): string => `q${randomBytes(14).toString('hex')}`;

/** Written by the member on the way; browsers and devices must keep none of it readable. */
const SEALED = {
  allergySent: newWord(),
  allergyHalfTyped: newWord(),
  questionHalfTyped: newWord(),
} as const;
/** What a place for answers is called in the app's own words: found beside the app's files, it names a sealed answer. */
const SEALED_FIELDS = ['preCycleSymptoms', 'hereditary_ailments', 'kidney_disease', '30 mg/dl', 'Diabetes'];
const OPEN = { said: newWord(), waiting: newWord(), bio: newWord(), place: newWord() } as const;

const question = (page: Page) => page.getByPlaceholder('Enter your question...');
const allergies = (page: Page) => page.getByLabel('Allergies');

/** The profile of the phone's browser. */
const folder = temporaryFolder('profile');

/** Starts the phone's browser, each time on the same profile. */
async function start(context: TestContext, origin: string): Promise<Device> {
  const device = await openDevice(context, { origin, profile: folder });
  device.expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  return device;
}

/**
 * Reads the disk after a later use of the browser, which holds nothing of the member for whoever uses it. Freed room
 * inside the browser's own files of databases may keep the bytes until the browser needs it: no app can erase that.
 */
async function readAfterLaterUse(later: Device, member: KnownMember): Promise<readonly Reading[]> {
  // A browser that is closed at once may not have written the end of the sign-out down: then the app ends it now.
  await later.page.goto('/sign-in');
  await later.page.getByRole('button', { name: 'Login' }).waitFor();
  const databases = () =>
    later.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(async () => (await databases()).filter((name) => name?.includes(member.id))).toEqual([]);
  const storage = () =>
    later.page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join());
  await expect.poll(storage).not.toMatch(new RegExp(`${member.id}|${member.username}`));
  await later.close();
  return (await readProfile(folder)).filter(({ file }) => !isFreedRoom(file));
}

const isFreedRoom = (file: string): boolean => /\.indexeddb\.leveldb\//.test(file);

/** A photo of noise, which cannot be packed, and a part of it as the server gives it. */
async function uploadPhoto(origin: string, { id, access }: KnownMember): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 64, height: 64, channels: 3, background: '#808080', noise } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('user', id);
  form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/png' }));
  const answer = await fetch(`${origin}/django/user/update/profile/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${access}` },
    body: form,
  });
  const { photo_url } = (await answer.json()) as { photo_url: string };
  const bytes = Buffer.from(await (await fetch(`${origin}${photo_url}`)).arrayBuffer());
  return bytes.subarray(bytes.length / 2, bytes.length / 2 + 32);
}

/** A member with a history, whose device is ready to work alone. */
async function settle({ page }: Device, server: LiveServer, member: KnownMember): Promise<void> {
  const message = `Is ${OPEN.said} water?`;
  await caller(server)('POST', `/django/assistant/${member.id}/chat/`, { message }, member.access);
  await enter(page, member);
  await page.goto('/dashboard/ai-chat');
  await page.getByText(OPEN.said).first().waitFor();
  await waitUntilReadyOffline(page);
  await expect.poll(async () => (await readRows(page, member.id, 'photo'))?.length).toBe(1);
}

/** Every questionnaire answered or half answered, everything waiting to be sent. */
async function liveOffline({ page }: Device): Promise<void> {
  await page.goto('/dashboard/preference2');
  await page.getByLabel('Cholesterol Level', { exact: true }).selectOption('30 mg/dl');
  await untilDraftKept(page, 'preference', () => allergies(page).fill(SEALED.allergySent));
  await press(page, 'Next');
  await press(page, 'Save');
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/preference2');
  await untilDraftKept(page, 'preference', () => allergies(page).fill(SEALED.allergyHalfTyped));

  await page.goto('/dashboard/other-issues');
  await press(page, 'Save');
  await page.waitForURL('**/dashboard/cycle');
  await press(page, 'My period started this day');
  await page.getByRole('radio', { name: 'Medium' }).and(page.locator(':checked')).waitFor();
  await page.goto('/dashboard/chronic-conditions');
  const condition = page.getByLabel('Chronic Conditions', { exact: true });
  await untilDraftKept(page, 'wellness', () => condition.selectOption('Diabetes'));

  await page.goto('/dashboard/safety');
  await page.getByRole('checkbox', { name: 'Kidney disease' }).check();
  await press(page, 'Save');
  await page.getByText('Saved, will be sent').waitFor();
  await page.goto('/dashboard/profile');
  await page.getByLabel('Location').fill(OPEN.place);
  await page.getByLabel('Bio').fill(OPEN.bio);
  await press(page, 'Save');
  await page.getByText('Saved, will be sent').waitFor();

  await page.goto('/dashboard/ai-chat');
  await question(page).fill(OPEN.waiting);
  await page.keyboard.press('Enter');
  await page.getByText(/^Will be (answered|sent) when you are online$/).waitFor();
  await untilDraftKept(page, 'chat', () => question(page).fill(SEALED.questionHalfTyped));
}

/** Where each of the words can be read: the parts of the profile. */
const found = (
  profile: readonly Reading[],
  words: readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(words.map((word) => [word, placesOf(profile, word)]));
const nowhere = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, []]));

/** The app's own files hold the names of its fields. */
const isProgram = ({ file }: Reading): boolean => /Service Worker|Code Cache|^Default\/Cache\//.test(file);

test('the disk of a member shows no health answer and no draft; once they left, their database with its key and photo is deleted', async (context) => {
  const server = await sharedServer();
  const member = await createMemberWithWeek(server, 'Zinnia');
  const mark = await uploadPhoto(server.origin, member);
  const device = await start(context, server.origin);
  await settle(device, server, member);
  await device.cutNetwork();
  await device.page.reload();
  const photo = device.page.locator('header img').first();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
  await liveOffline(device);
  const token = await device.page.evaluate(() => sessionStorage.getItem('access_token') ?? '');
  const kinds = (await readRows(device.page, member.id, 'outbox'))?.map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'preference.submit',
      'wellness.submit',
      'plan-inputs.put',
      'profile.save',
      'chat.send',
    ]),
  );
  await device.close();

  const used = await readProfile(folder);
  const sealed = Object.values(SEALED);
  expect(found(used, [...sealed, member.password])).toEqual(nowhere([...sealed, member.password]));
  const stored = used.filter((reading) => !isProgram(reading));
  expect(found(stored, SEALED_FIELDS)).toEqual(nowhere(SEALED_FIELDS));
  // These show that the disk is read right; what they are is in docs/security.md.
  expect(found(used, [OPEN.said, OPEN.waiting, OPEN.bio])).toEqual({
    [OPEN.said]: ['IndexedDB'],
    [OPEN.waiting]: ['IndexedDB'],
    [OPEN.bio]: ['IndexedDB'],
  });
  expect(placesOf(used, mark)).toEqual(['IndexedDB']);
  expect(placesOf(used, token)).toEqual(['Cookies', 'Session Storage']);
  expect(keysIn(used).length).toBeGreaterThan(0);
  for (const word of [member.id, member.username, member.email])
    expect(placesOf(used, word)).not.toContain('History');

  const again = await start(context, server.origin);
  await again.cutNetwork();
  await again.page.goto('/dashboard');
  await press(again.page, '+250 ml');
  await press(again.page, 'Open menu');
  await press(again.page, 'Logout');
  const discard = again.page.getByRole('button', { name: /^Discard/ });
  await discard.click();
  // A try that ended without an answer cannot be taken back now; that is said, and asked once more.
  const warning = again.page.getByText('could not take it back now');
  await warning
    .or(again.page.getByRole('link', { name: 'Sign In' }))
    .first()
    .waitFor();
  if (await warning.isVisible()) await discard.click();
  await again.page.waitForURL(`${server.origin}/`);
  await again.close();

  const gone = [...sealed, OPEN.said, OPEN.waiting, OPEN.bio, token, member.password];
  const left = await readAfterLaterUse(await start(context, server.origin), member);
  expect(found(left, gone)).toEqual(nowhere(gone));
  expect(placesOf(left, member.id).filter((place) => place !== 'Local Storage')).toEqual([]);
  expect(placesOf(left, mark)).toEqual([]);
  expect(keysIn(left)).toEqual([]);
});
