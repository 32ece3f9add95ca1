import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, weekdayOf } from '../../src/domain/calendar/days.ts';
import { enter, open } from '../support/screen.tsx';
import { cutNetwork, restoreNetwork, watchCalls } from '../support/screen-calls.ts';
import { openPlan, openSlot } from '../support/screen-plan.ts';
import { gone, mentions, press, shownText, shows, today } from '../support/screen-steps.ts';

const choice = (name: string) => page.getByRole('radio', { name, exact: true });
const choose = async (name: string): Promise<void> => {
  await page.getByText(name, { exact: true }).click();
  await expect.element(choice(name)).toBeChecked();
};
/** Opens the page of a dish that is planned for dinner, and returns its address. */
async function openDinner(): Promise<string> {
  const link = () => document.querySelector<HTMLAnchorElement>('a[href^="/dashboard/dish/"]');
  await openPlan();
  await openSlot('Dinner');
  await expect.poll(link).not.toBeNull();
  const address = link()?.getAttribute('href') ?? '';
  await open(address);
  return address;
}

test('a dish is never wanted, without a network too, swapped at once, and taken back', async () => {
  await enter('Nora');
  const address = await openDinner();
  await expect.element(choice('Fine')).toBeChecked();
  cutNetwork();
  const name = page.getByRole('heading', { level: 1 }).element().textContent ?? '';
  await choose('Never');
  await mentions('No longer in new meals.');

  await open(address);
  await expect.element(choice('Never')).toBeChecked();
  await press('Swap it now');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await mentions(/^Dinner has another dish now: /);

  await open('/dashboard/safety');
  await shows(page.getByRole('heading', { name: 'Dishes you never want' }));
  await press(`Dishes you never want: take back ${name}`);
  await gone(page.getByRole('heading', { name: 'Dishes you never want' }));
  await open(address);
  await expect.element(choice('Fine')).toBeChecked();

  const calls = watchCalls();
  restoreNetwork();
  const sent = () => calls.flatMap(({ body }) => JSON.stringify(body)?.match(/"opinion":"(\w+)"/g) ?? []);
  await expect.poll(sent).toEqual(['"opinion":"never"', '"opinion":"fine"']);
});

test('a dish is not wanted this week, is swapped where it is planned, and is listed with its last day', async () => {
  await enter('Paula');
  const [withoutSlot = ''] = (await openDinner()).split('?');
  await open(withoutSlot);
  const name = page.getByRole('heading', { level: 1 }).element().textContent ?? '';
  await choose('Not this week');
  const until = weekdayOf(addDays(today(), 6));
  await mentions(`Not in new meals until ${until}.`);
  await mentions(/^Still planned for today/);
  await page.getByRole('link', { name: 'Swap it there' }).click();
  await press('Swap it now');
  const offered = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
  await shows(offered);
  await offered.click();
  await mentions(/^Dinner has another dish now: /);

  await open('/dashboard/safety');
  await shows(page.getByRole('heading', { name: 'Dishes you do not want this week' }));
  await shownText(`${name}, until ${until}`);
});

test('the plan says which dish is loved', async () => {
  await enter('Lova');
  await openDinner();
  await shows(page.getByRole('heading', { name: 'Why this dish' }));
  await gone(page.getByText(/^You love it\./));
  await choose('Love it');
  await mentions(/^You love it\. [A-Z].*\.$/);
  await openPlan();
  await openSlot('Dinner');
  await mentions(/^You love it\. /);
  await open('/dashboard/safety');
  await shownText('Dishes you love');
});

test('a dish leads to others like it, without a network too', async () => {
  await enter('Mila');
  await openDinner();
  cutNetwork();
  const card = page.getByRole('region', { name: 'More like this' });
  const like = card.getByRole('link').first();
  await shows(like);
  expect(card.getByRole('link').elements().length).toBeLessThanOrEqual(4);
  const [picture, words] = like.element().children;
  await expect.poll(() => picture?.querySelector('img')).not.toBeNull();
  const name = words?.firstElementChild?.textContent ?? '';
  await like.click();
  await shows(page.getByRole('heading', { level: 1, name, exact: true }));
  await shows(card);
});

test('the page of a dish says what it suits', async () => {
  await enter('Tova');
  await open('/dashboard/dish/golden-soy-milk');
  await mentions('Children too');
});
