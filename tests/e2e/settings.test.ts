import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { profiles } from '../../server/database/schema.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

/** With a worker only where the network is cut. */
const open = async (context: TestContext, username: string, tab = 'profile', installsWorker = false) => {
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { origin: server.origin, installsWorker, workerSends: false });
  await enter(device.page, member);
  await device.page.goto(`/dashboard/profile?tab=${tab}`);
  return { ...device, member };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const alarm = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const sent = (page: Page, method: string, path: string): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
};
/** The fields of a multipart body, by name. */
const fieldsOf = (request: Request | undefined): string[] =>
  [...(request?.postDataBuffer()?.toString('latin1') ?? '').matchAll(/; name="(\w+)"/g)].map(
    ([, name]) => name ?? '',
  );

/** Holds the calls to an address back until the answer is called. */
const holdBack = async (page: Page, address: string): Promise<() => void> => {
  let release = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  return release;
};

test('the four tabs are in the address, and are walked by arrow keys [2.45 4.11]', async (context) => {
  const { page } = await open(context, 'Tabea', 'nonsense');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const tabs = page.getByRole('tab');
  await expect
    .poll(() => tabs.allTextContents())
    .toEqual(['Profile', 'Password', 'Notifications', 'Delete account']);
  await page.getByRole('tab', { name: 'Profile', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Password' }).waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('password');
  await page.keyboard.press('End');
  await page.reload();
  await page.getByRole('tabpanel', { name: 'Delete account' }).waitFor();
});

test('the profile is saved, with a spinner, and offline it is kept and sent later [3.5 4.14 8.11]', async (context) => {
  const { page, member, ...device } = await open(context, 'Prisca', 'profile', true);
  const path = `/django/user/update/profile/${member.id}`;
  const puts = sent(page, 'PUT', path);
  await page.getByLabel('Name').fill('Prisca P.');
  await page.getByLabel('Location').fill('Bern');
  await page.getByLabel('Bio').fill('Cooks on Sundays.');
  const release = await holdBack(page, `**${path}`);
  await press(page, 'Save');
  const saving = page.getByRole('button', { name: 'Saving...' });
  await saving.locator('svg').waitFor();
  await expect.poll(() => saving.isDisabled()).toBe(true);
  release();
  await status(page, 'Profile updated successfully').waitFor();
  expect(fieldsOf(puts[0]).sort()).toEqual(['bio', 'location', 'name', 'user']);
  const profileCookie = async () => {
    const cookie = (await device.context.cookies()).find(({ name }) => name === 'profile');
    return decodeURIComponent(cookie?.value ?? '');
  };
  await expect.poll(profileCookie).toContain('"location":"Bern"');

  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await page.getByLabel('Location').fill('Basel');
  await press(page, 'Save');
  await status(page, 'Saved, will be sent').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Basel');
  await device.restoreNetwork();
  const onServer = () => server.db.select().from(profiles).where(eq(profiles.userId, member.id));
  await expect.poll(onServer).toMatchObject([{ location: 'Basel', name: 'Prisca P.' }]);

  device.expectConsole(/status of 400/);
  await page.route(`**${path}`, (route) => route.fulfill({ status: 400, json: { name: ['No'] } }));
  await page.getByLabel('Bio').fill('Something else');
  await press(page, 'Save');
  await alarm(page, 'Error happened').waitFor();
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('Something else');
});

test('a photo is looked at before it is uploaded [2.28 4.15 5.11 8.12 8.13]', async (context) => {
  const { page, member, ...device } = await open(context, 'Fotini');
  const puts = sent(page, 'PUT', `/django/user/update/profile/${member.id}`);
  const picker = page.getByLabel('Choose a photo');
  const upload = page.getByRole('button', { name: 'Upload photo' });
  await page.getByText('at least 800x800 px recommended, JPG, PNG or GIF allowed').waitFor();
  await expect.poll(() => picker.getAttribute('accept')).toBe('image/*');
  await expect.poll(() => upload.count()).toBe(0);

  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await alarm(page, 'Please select an image to upload').waitFor();
  await upload.click();
  await alarm(page, 'Please select an image to upload').waitFor();
  expect(puts).toEqual([]);

  const red = { create: { width: 900, height: 900, channels: 3 as const, background: '#b8402f' } };
  const buffer = await sharp(red).png().toBuffer();
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const preview = page.getByRole('img', { name: 'The photo you chose' });
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
  await upload.click();
  await status(page, 'Photo uploaded').waitFor();
  expect(puts).toHaveLength(1);
  await expect.poll(() => upload.count()).toBe(0);
  await page.locator('header img[src^="blob:"], a img[src^="blob:"]').first().waitFor();

  device.expectConsole(/status of 413/);
  await page.route('**/update/profile/**', (route) =>
    route.fulfill({ status: 413, json: { detail: 'Big' } }),
  );
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await upload.click();
  await alarm(page, 'An error occurred while uploading the image').waitFor();
  await page.getByText('The server says: Big', { exact: true }).waitFor();
  await preview.waitFor();

  await page.goto('/dashboard');
  const welcome = page.getByRole('region', { name: 'Energy today' });
  await welcome.getByText('Welcome, Fotini').waitFor();
  await welcome.locator('img[src^="blob:"]').waitFor();
});

test('a large photo is drawn upright and small before it is sent', async (context) => {
  const { page, member, ...device } = await open(context, 'Foteini');
  device.expectConsole(/status of 413/);
  await page.route('**/update/profile/**', (route) =>
    route.fulfill({ status: 413, json: { detail: 'Big' } }),
  );
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 3000, height: 2000, channels: 3, background: '#808080', noise } as const;
  // A camera that was held on its side says so beside the picture.
  const buffer = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await press(page, 'Upload photo');
  await alarm(page, 'An error occurred while uploading the image').waitFor();

  // What was refused waits as it was sent, and is in the member's own copy.
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export as JSON')]);
  const { tables } = JSON.parse(await readFile(await download.path(), 'utf8'));
  const sentPicture = Buffer.from(tables.outbox[0].payload.bytes, 'base64');
  const { width, height, format, orientation, exif } = await sharp(sentPicture).metadata();
  expect({ width, height, format, orientation, exif }).toEqual({ width: 533, height: 800, format: 'jpeg' });
  // A weak signal carries it in the time that a request has.
  expect(sentPicture.length).toBeLessThanOrEqual(50_000);
});

test('the password changes without a token, and the device asks to sign in again [4.13 8.10]', async (context) => {
  const { page, member, ...device } = await open(context, 'Pascal', 'password', true);
  const posts = sent(page, 'POST', '/django/api/user/update_password');
  const change = page.getByRole('button', { name: 'Change Password' });
  await page.getByText('Minimum 8 characters').waitFor();
  await change.click();
  for (const words of [
    'Current password is required',
    'New password is required',
    'Please confirm your new password',
  ])
    await page.getByText(words).waitFor();

  const fill = async (current: string, next: string, again: string): Promise<void> => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(next);
    await page.getByLabel('Confirm password').fill(again);
  };
  await fill(member.password, 'Sorrel-and-8', 'Sorrel-and-9');
  await change.click();
  await page.getByText('New password and confirmation do not match').waitFor();
  await fill(member.password, 'short', 'short');
  await change.click();
  await page.getByText('Password is 8 characters minimum').waitFor();
  expect(posts).toEqual([]);

  device.expectConsole(/status of (400|401)/);
  await fill('Wrong-one-1', 'Sorrel-and-8', 'Sorrel-and-8');
  await change.click();
  await alarm(page, 'Password change failed, check your current password').waitFor();
  await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('Sorrel-and-8');

  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await change.click();
  await alarm(page, 'You are offline. Changing your password needs a connection.').waitFor();
  await device.restoreNetwork();

  const release = await holdBack(page, '**/update_password');
  await page.getByLabel('Current password').fill(member.password);
  await change.click();
  await page.getByRole('button', { name: 'Changing Password...' }).waitFor();
  release();
  await status(page, 'Password Changed Successfully').waitFor();
  expect(posts.at(-1)?.postDataJSON()).toEqual({
    user_id: member.id,
    password: member.password,
    new_password: 'Sorrel-and-8',
  });
  expect(posts.every((request) => !('authorization' in request.headers()))).toBe(true);

  await page.getByRole('link', { name: 'Please sign in again with your new password' }).click();
  await enter(page, { ...member, password: 'Sorrel-and-8' });
});

test('notification choices are kept on the device', async (context) => {
  const { page } = await open(context, 'Nora', 'notifications');
  const boxes = page.getByRole('tabpanel').getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBe(6);
  await page.getByLabel('Preferred email').fill('nora');
  await press(page, 'Save');
  await page.getByText('Please provide a valid email').waitFor();
  await page.getByLabel('Preferred email').fill('nora@example.org');
  await page.getByLabel('Water reminders').uncheck();
  await page.getByLabel('News and tips').check();
  await press(page, 'Save');
  await status(page, 'Saved on this device').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Preferred email').inputValue()).toBe('nora@example.org');
  await expect.poll(() => page.getByLabel('Water reminders').isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel('News and tips').isChecked()).toBe(true);
});

test('colours, units and staying signed in count at once, and on the landing page too', async (context) => {
  const { page } = await open(context, 'Thea');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.getByText('You: 168 cm, 61 kg').waitFor();
  await page.getByText('ft, lb', { exact: true }).click();
  await page.getByText('You: 5 ft 6 in, 134.5 lb').waitFor();
  const keep = page.getByRole('switch', { name: 'Keep me signed in on this device' });
  await keep.click();
  await expect.poll(() => keep.isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => paper()).toBe(dark);
  await page.getByText('You: 5 ft 6 in, 134.5 lb').waitFor();
  await expect.poll(() => keep.isChecked()).toBe(true);
  await page.goto('/');
  await expect.poll(paper).toBe(dark);
});

test('everything on the device can be taken away as JSON, and the log as CSV', async (context) => {
  const { page, member } = await open(context, 'Xaver');
  await page.getByText(/[\d.]+ [kM]B used/).waitFor();
  await page.getByText('You: 168 cm, 61 kg').waitFor();
  const take = async (name: string): Promise<{ file: string; text: string }> => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
    return { file: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const json = await take('Export as JSON');
  expect(json.file).toMatch(/^sorrel-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(json.text)).toMatchObject({
    memberId: member.id,
    tables: { profile: [{ profile: { weight: 61 } }] },
  });
  const csv = await take('Export as CSV');
  expect(csv.file).toMatch(/\.csv$/);
  expect(csv.text).toMatch(/^\uFEFF?day,entry,meal,name,amount,unit,kcal\r\n/);
  for (const name of ['Allergies and safety', 'Wellness', 'Lifestyle', 'Food preferences', 'Cycle'])
    await page.getByRole('link', { name }).waitFor();
});

test('deleting the account asks, can be cancelled, needs a connection, and leaves nothing [4.12]', async (context) => {
  const { page, member, ...device } = await open(context, 'Dora', 'delete', true);
  const deletes = sent(page, 'DELETE', `/django/api/delete_account/${member.id}/`);
  await press(page, 'Delete account');
  await press(page, 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(deletes).toEqual([]);

  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await press(page, 'Delete account');
  await press(page, 'Delete');
  await alarm(page, 'You are offline. Deleting your account needs a connection.').waitFor();
  await device.restoreNetwork();

  await press(page, 'Delete');
  await page.waitForURL(`${server.origin}/`);
  expect(deletes.at(-1)?.headers().authorization).toMatch(/^Bearer /);
  await expect.poll(() => device.context.cookies()).toEqual([]);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: { ...localStorage },
    session: ['user_id', 'access_token', 'sign_up_id'].filter((key) => sessionStorage.getItem(key) !== null),
  }));
  expect(left).toEqual({ databases: [], local: {}, session: [] });

  device.expectConsole(/status of 401/);
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Login');
  await page.getByText('Error! Please check your credentials').waitFor();
});
