import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { caller } from '../support/ready-member.ts';
import { enter, open, path } from '../support/screen.tsx';
import { backend } from '../support/screen-backend.ts';
import {
  answer,
  type Call,
  cutNetwork,
  hold,
  letThrough,
  restoreNetwork,
  watchCalls,
} from '../support/screen-calls.ts';
import {
  alarm,
  arrive,
  gone,
  greenPicture,
  hasValue,
  logIn,
  press,
  shows,
  status,
} from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

const openSettings = async (username: string, tab = 'profile') => {
  const member = await enter(username);
  await open(`/dashboard/profile?tab=${tab}`);
  return member;
};

const UPDATE = '/user/update/profile/';

test('the profile is saved, with a spinner, and offline it is kept and sent later [3.5 4.14 8.11]', async () => {
  const member = await openSettings('Prisca');
  const place = page.getByLabelText('Location');
  const bio = page.getByLabelText('Bio');
  await page.getByLabelText('Name', { exact: true }).fill('Prisca P.');
  await place.fill('Bern');
  await bio.fill('Cooks on Sundays.');
  const release = hold(UPDATE);
  await press('Save');
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect.element(saving).toBeDisabled();
  await expect.poll(() => saving.element().querySelector('svg')).not.toBeNull();
  release();
  await status('Profile updated successfully');
  await expect.poll(() => decodeURIComponent(document.cookie)).toContain('"location":"Bern"');

  letThrough(UPDATE);
  cutNetwork();
  await place.fill('Basel');
  await press('Save');
  await status('Saved, will be sent');
  await open('/dashboard/profile');
  await hasValue(place, 'Basel');
  restoreNetwork();
  const profile = `/django/user/profiles/${member.id}/`;
  await expect
    .poll(() => caller(backend)('GET', profile, null, member.access))
    .toMatchObject({ location: 'Basel', name: 'Prisca P.' });

  answer(UPDATE, { status: 400, json: { name: ['No'] } });
  await bio.fill('Something else');
  await press('Save');
  await alarm('Error happened');
  await gone(page.getByText('Failed to update profile'));
  await hasValue(bio, 'Something else');
});

const naturalWidth = (picture: Element): number => (picture as HTMLImageElement).naturalWidth;

test('a photo is looked at before it is uploaded [2.28 4.15 5.11 8.12 8.13]', async () => {
  await openSettings('Fotini');
  const calls = watchCalls();
  const puts = (): readonly Call[] => calls.filter(({ method }) => method === 'PUT');
  const picker = page.getByLabelText('Choose a photo');
  const upload = page.getByRole('button', { name: 'Upload photo' });
  await shows(page.getByText('at least 800x800 px recommended, JPG, PNG or GIF allowed'));
  await expect.element(picker).toHaveAttribute('accept', 'image/*');
  await gone(upload);

  await picker.upload(new File(['no'], 'notes.txt', { type: 'text/plain' }));
  await alarm('Please select an image to upload');
  await upload.click();
  await alarm('Please select an image to upload');
  expect(puts()).toEqual([]);

  await picker.upload(await greenPicture(900));
  const preview = page.getByRole('img', { name: 'The photo you chose' });
  await expect.poll(() => naturalWidth(preview.element())).toBe(900);
  await upload.click();
  await status('Photo uploaded');
  expect(puts()).toHaveLength(1);
  await gone(upload);
  const inHeader = () => document.querySelector('header img[src^="blob:"], a img[src^="blob:"]');
  await expect.poll(inHeader).not.toBeNull();

  answer(UPDATE, { status: 413, json: { detail: 'Big' } });
  await picker.upload(await greenPicture(900));
  await upload.click();
  await alarm('An error occurred while uploading the image');
  await shows(page.getByText('The server says: Big', { exact: true }));
  await shows(preview);

  await open('/dashboard');
  const welcome = page.getByRole('region', { name: 'Energy today' });
  await shows(welcome.getByText('Welcome, Fotini'));
  await expect.poll(() => welcome.element().querySelector('img[src^="blob:"]')).not.toBeNull();
});

/** A picture that no compression makes small, with what a camera that was held on its side writes beside it. */
const heldOnItsSide = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing can be drawn here.');
  const noise = pen.createImageData(width, height);
  // So many bytes may be asked for at once.
  for (let at = 0; at < noise.data.length; at += 65_536)
    crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
  pen.putImageData(noise, 0, 0);
  const drawn = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 })).arrayBuffer(),
  );
  // Exif in big-endian order with one entry: orientation 6, a quarter turn.
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3];
  const entry = [0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const segment = [...exif, ...entry];
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment];
  return new File([new Uint8Array(head), drawn.subarray(2)], 'me.jpg', { type: 'image/jpeg' });
};

/** Chooses a large file without its way through the test runner. */
const choose = (picker: Locator, file: File): void => {
  const input = picker.element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a large photo is drawn upright and small before it is sent', async () => {
  await openSettings('Foteini');
  answer(UPDATE, { status: 413, json: { detail: 'Big' } });
  const picker = page.getByLabelText('Choose a photo');
  await expect.element(picker).toBeInTheDocument();
  choose(picker, await heldOnItsSide(3000, 2000));
  const calls = watchCalls();
  await press('Upload photo');
  await alarm('An error occurred while uploading the image');

  const { photo } = Object(calls.find(({ method }) => method === 'PUT')?.body) as { readonly photo: File };
  const { width, height } = await createImageBitmap(photo);
  expect({ width, height, type: photo.type }).toEqual({ width: 533, height: 800, type: 'image/jpeg' });
  expect(await photo.text()).not.toContain('Exif');
  // A weak signal carries it in the time that a request has.
  expect(photo.size).toBeLessThanOrEqual(50_000);
  const [unsent] = await readRows('outbox');
  expect(unsent).toMatchObject({ kind: 'photo.upload', payload: { bytes: await photo.arrayBuffer() } });
});

test('a password change says how it ends, needs a connection, and asks to sign in again [4.13 8.10]', async () => {
  const member = await openSettings('Pascal', 'password');
  const change = page.getByRole('button', { name: 'Change Password' });
  const current = page.getByLabelText('Current password');
  const next = page.getByLabelText('New password');
  await current.fill('Wrong-one-1');
  await next.fill('Sorrel-and-8');
  await page.getByLabelText('Confirm password').fill('Sorrel-and-8');
  await change.click();
  await alarm('Password change failed, check your current password');
  await hasValue(current, 'Wrong-one-1');
  await hasValue(next, 'Sorrel-and-8');

  cutNetwork();
  await change.click();
  await alarm('You are offline. Changing your password needs a connection.');
  restoreNetwork();

  const release = hold('/update_password');
  await current.fill(member.password);
  await change.click();
  const changing = page.getByRole('button', { name: 'Changing Password...' });
  await expect.element(changing).toBeDisabled();
  await expect.poll(() => changing.element().querySelector('svg')).not.toBeNull();
  release();
  await status('Password Changed Successfully');
  await expect.element(change).toBeEnabled();
  await hasValue(next, '');

  await page.getByRole('link', { name: 'Please sign in again with your new password' }).click();
  await expect.poll(path).toBe('/sign-in');
  await logIn({ ...member, password: 'Sorrel-and-8' });
  await arrive('/dashboard');
});

test('notification choices are kept on the device', async () => {
  await openSettings('Nora', 'notifications');
  const boxes = page.getByRole('tabpanel').getByRole('checkbox');
  await expect.poll(() => boxes.length).toBe(6);
  const email = page.getByLabelText('Preferred email');
  const water = page.getByLabelText('Water reminders');
  const news = page.getByLabelText('News and tips');
  await email.fill('nora');
  await press('Save');
  await shows(page.getByText('Please provide a valid email'));
  await email.fill('nora@example.org');
  await water.click();
  await news.click();
  await press('Save');
  await status('Saved on this device');
  await open('/dashboard/profile?tab=notifications');
  await hasValue(email, 'nora@example.org');
  await expect.element(water).not.toBeChecked();
  await expect.element(news).toBeChecked();
});

test('colours, units and staying signed in count at once', async () => {
  await openSettings('Thea');
  const paper = () => getComputedStyle(document.documentElement).backgroundColor;
  const light = paper();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(paper).not.toBe(light);
  await shows(page.getByText('You: 168 cm, 61 kg'));
  await page.getByText('ft, lb', { exact: true }).click();
  await shows(page.getByText('You: 5 ft 6 in, 134.5 lb'));
  const keep = page.getByRole('switch', { name: 'Keep me signed in on this device' });
  await keep.click();
  await expect.element(keep).toBeChecked();
  await open('/dashboard/profile');
  await shows(page.getByText('You: 5 ft 6 in, 134.5 lb'));
  await expect.element(keep).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('deleting the account asks, can be cancelled, and needs a connection [4.12]', async () => {
  await openSettings('Dora', 'delete');
  const calls = watchCalls();
  await press('Delete account');
  await press('Cancel');
  await gone(page.getByRole('dialog'));
  cutNetwork();
  await press('Delete account');
  await press('Delete');
  await alarm('You are offline. Deleting your account needs a connection.');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});
