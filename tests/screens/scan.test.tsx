import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open, path, recordFacts } from '../support/screen.tsx';
import { journalOf } from '../support/screen-backend.ts';
import { answer, cutNetwork, refused, restoreNetwork } from '../support/screen-calls.ts';
import {
  alarm,
  arrive,
  hasValue,
  mentions,
  press,
  shownText,
  shows,
  status,
} from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

/** What the source of the tests knows: an oat drink; what it does not know. */
const OAT_DRINK = '4006381333931';
const UNKNOWN = '96385074';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const digits = field('Or type the digits under the bars');

async function type(code: string): Promise<void> {
  await open('/dashboard/scan');
  await digits.fill(code);
  await press('Look it up');
}

async function complete(part: string, shelf: string): Promise<void> {
  await page.getByText(part, { exact: true }).click();
  await page.getByLabelText('Section in the shop').selectOptions(shelf);
  await press('Save');
}

const sheet = page.getByRole('dialog');

/** A pack that is known leads to its amount, and with that into the diary. */
async function logs(name: string): Promise<void> {
  await expect.poll(path).toBe('/dashboard/diary');
  await shows(sheet.getByRole('heading', { name }));
  await press('Done', sheet);
  await shows(sheet.getByRole('button', { name: `Change ${name}` }));
}

test('digits that the server knows fill the form in, and are known on the device after that', async () => {
  await enter('Oona');
  await open('/dashboard/foods');
  await page.getByRole('link', { name: 'Scan a barcode' }).click();
  await mentions('This device has no camera that this page can use.');
  await digits.fill('4006381333932');
  await press('Look it up');
  await shownText('These digits are not a barcode. Please check them.');
  await digits.fill('4006381 333931');
  await press('Look it up');
  await shows(page.getByRole('heading', { level: 1, name: `Barcode ${OAT_DRINK}` }));
  await hasValue(field('Name'), 'Oat drink (A brand)');
  await hasValue(field('Energy (kcal)'), '46');
  await hasValue(field('Salt (g)'), '0.1');
  await hasValue(field('Carbohydrate (g)'), '');
  await expect.element(page.getByRole('radio', { name: '100 ml' })).toBeChecked();
  await mentions(/From Open Food Facts contributors, Open Database License \(ODbL\)\./);
  await complete('Nothing, it is vegan', 'Beverages');
  await logs('Oat drink (A brand)');

  cutNetwork();
  await type(OAT_DRINK);
  await logs('Oat drink (A brand)');
});

test('digits that nobody knows, and a server that cannot say, lead to the label with the code filled in', async () => {
  await enter('Una');
  await type(UNKNOWN);
  await status('Not known yet: add it from the label.');
  await hasValue(field('Barcode'), UNKNOWN);
  await field('Name').fill('Mints');
  await complete('Nothing, it is vegan', 'Sweeteners & sweets');
  await logs('Mints');

  answer('/foods/barcode/', refused(503));
  await type(OAT_DRINK);
  await alarm('This barcode could not be looked up. Please try again later, or add the food from its label.');
  await hasValue(field('Barcode'), OAT_DRINK);
});

test('a scan without a network is kept, and with one its values arrive and correct the log', async () => {
  const { access } = await enter('Offa');
  cutNetwork();
  await type(OAT_DRINK);
  await mentions('Saved for later.');
  const kept = (await readRows('journal')).find(({ kind }) => kind === 'food.put');
  const food: string = Object(kept?.payload).food;
  const log = { slot: 'lunch', grams: 200, kcal: 0, eaten: true, name: `Barcode ${OAT_DRINK}` } as const;
  await recordFacts({
    day: '2026-01-05',
    kind: 'food.eaten',
    payload: { ...log, entry: 'drink', food, nutrients: [] },
  });
  await open('/dashboard/foods');
  await shows(page.getByRole('link', { name: `Barcode ${OAT_DRINK} Waits for its values` }));

  restoreNetwork();
  await status(/^Values found: Oat drink \(A brand\)\. What you logged is counted now\./);
  await page.getByRole('link', { name: 'Oat drink (A brand) Please check it against the pack' }).click();
  await mentions('Please compare its values with the pack, and say what is in it.');
  await hasValue(field('Energy (kcal)'), '46');
  await expect.element(page.getByRole('checkbox', { name: 'Meat' })).not.toBeChecked();
  await complete('Nothing, it is vegan', 'Beverages');
  await arrive('/dashboard/foods');
  await expect
    .poll(() => journalOf(access))
    .toMatchObject([
      { kind: 'food.put' },
      { kind: 'food.eaten', payload: { entry: 'drink', kcal: 0 } },
      { kind: 'food.put', payload: { name: 'Oat drink (A brand)', diet: 'meat' } },
      {
        kind: 'food.eaten',
        day: '2026-01-05',
        payload: { entry: 'drink', kcal: 92, grams: 200, name: 'Oat drink (A brand)' },
      },
      { kind: 'food.put', payload: { diet: 'vegan', allergens: [] } },
    ]);
});

test.each([
  ['NotAllowedError', /^The camera is not allowed for this page\./],
  ['NotReadableError', /^The camera did not start/],
])('a camera that ends with %s is one sentence, beside the digits', async (name, words) => {
  await enter('Cam');
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  onTestFinished(() => asked.mockRestore());
  asked.mockRejectedValue(new DOMException('', name));
  await open('/dashboard/scan');
  await mentions(words);
  await shows(digits);
});

test('an address without https says so, beside the digits', async () => {
  await enter('Ines');
  const secure = vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
  onTestFinished(() => secure.mockRestore());
  await open('/dashboard/scan');
  await mentions(/^Browsers open the camera only for addresses that begin with https\./);
  await shows(digits);
});

test('the camera stops when the screen is left, and its light can be turned on', async () => {
  await enter('Lux');
  const tracks: MediaStreamTrack[] = [];
  const constrained: unknown[] = [];
  const openStream = (): MediaStream => {
    const stream = document.createElement('canvas').captureStream();
    for (const track of stream.getVideoTracks()) {
      track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
      track.applyConstraints = async (wanted) => void constrained.push(wanted);
      tracks.push(track);
    }
    return stream;
  };
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => openStream());
  onTestFinished(() => asked.mockRestore());
  await open('/dashboard/scan');
  await press('Light');
  await expect.element(page.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  expect(constrained).toEqual([{ advanced: [{ torch: true }] }]);
  expect(tracks.at(-1)?.readyState).toBe('live');
  await open('/dashboard/foods');
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).not.toContain('live');
});
