import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { JournalOperation } from '../../src/terms/journal.ts';
import { memberYear } from '../support/member-year.ts';
import { enter, open } from '../support/screen.tsx';
import { alarm, gone, press, shownText, shows, status } from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

const openSettings = async (username: string) => {
  const member = await enter(username);
  await open('/dashboard/profile');
  await shows(page.getByLabelText('A file to import'));
  return member;
};

const choose = (name: string, text: string): Promise<void> =>
  page.getByLabelText('A file to import').upload(new File([text], name));

const exportOf = (memberId: string, operations: readonly JournalOperation[]): string => {
  const journal = operations.map((operation, at) => ({ ...operation, seq: at + 1, serverSeq: at + 1 }));
  const exportedAt = '2026-11-21T08:14:00.000Z';
  return JSON.stringify({ product: 'Sorrel', format: 1, memberId, exportedAt, tables: { journal } });
};

test('a file that is no export changes nothing', async () => {
  await openSettings('Ines');
  await choose('notes.json', '{"product":"Other"}');
  await alarm('This is not a file that Sorrel can import. Nothing was changed.');
  expect(await readRows('journal')).toEqual([]);
});

test('the export of another account is looked at, imported, sent, and once only', async () => {
  await openSettings('Irma');
  const year = memberYear(5, 60, 12);
  await choose('sorrel.json', exportOf('somebody-else', year));
  await shows(page.getByText('Are these entries your own?'));
  await shows(page.getByText('All are new here.'));
  await press('Yes, import my entries');
  await status('Imported.');
  expect(await readRows('journal')).toHaveLength(year.length);
  await expect.poll(() => readRows('outbox'), { timeout: 60_000 }).toEqual([]);
  const rows = await readRows('journal');
  expect(rows.every(({ serverSeq }) => typeof serverSeq === 'number')).toBe(true);

  await choose('sorrel.json', exportOf('somebody-else', year));
  await shownText('All of it is on this device already.');
  await press('Close');
  await gone(page.getByRole('region', { name: 'In this file' }));
});

test('an import is taken back', async () => {
  const { id } = await openSettings('Iris');
  const water = {
    id: crypto.randomUUID(),
    day: '2026-11-21',
    kind: 'water.add',
    payload: { litres: 0.5 },
  } as const;
  await choose('sorrel.json', exportOf(String(id), [water]));
  await shows(page.getByText('Water: 1'));
  await press('Import');
  await press('Undo the import');
  await status('The import was undone.');
});

test('weights of another app are looked at line by line, in the unit that they are in', async () => {
  await openSettings('Imke');
  await choose('weights.csv', 'Date,Weight\n2025-03-01,180.4\n2025-13-08,178\n');
  await shows(page.getByText(/^180.4 kg on 1 March 2025 is far from your weight/));
  await shows(page.getByText('Line 3 was left out: "2025-13-08" is not a past day.'));
  await page.getByText('lb', { exact: true }).click();
  await shows(page.getByText('1 March 2025: 81.83 kg'));
  await press('Import');
  await status('Imported.');
  const [weight] = await readRows('journal');
  expect(weight).toMatchObject({ kind: 'weight.set', day: '2025-03-01', payload: { kg: 81.83 } });
});
