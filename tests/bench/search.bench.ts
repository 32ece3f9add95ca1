import { join } from 'node:path';
import { libraryText } from '../../catalogue/library/pack.ts';
import { launchChromium, SCREENS } from '../../scripts/chromium.ts';
import { quantile } from './figures.ts';
import { inPageScript, slowDown } from './in-page-script.ts';
import { type SearchTimes, searchTimes } from './search/search-times.ts';

const BAR_MS = 50;

const shareOf = (times: readonly number[], share: number): number =>
  Number(quantile(times, share).toFixed(1));

const rowsOf = (where: string, { letters, parts }: SearchTimes) =>
  [['a letter of a search', letters] as const, ['a part of opening the library', parts] as const].map(
    ([what, times]) => ({
      where,
      what,
      times: times.length,
      'all ms': Math.round(times.reduce((sum, time) => sum + time, 0)),
      'p50 ms': shareOf(times, 0.5),
      'p98 ms': shareOf(times, 0.98),
      'worst ms': shareOf(times, 1),
      'bar ms': BAR_MS,
    }),
  );

/** A search of the whole food library, in Node and in Chromium slowed down to a phone. */
export async function measure() {
  const text = libraryText();
  const script = await inPageScript(join(import.meta.dirname, 'search', 'in-page.ts'));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ ...SCREENS.phone });
    await page.addScriptTag({ content: script });
    await slowDown(page);
    const slow: SearchTimes = await page.evaluate(`searchTimes(${JSON.stringify(text)})`);
    return [...rowsOf('Node', searchTimes(text)), ...rowsOf('Chromium at 4x', slow)];
  } finally {
    await browser.close();
  }
}
