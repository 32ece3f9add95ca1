import { join } from 'node:path';
import { libraryText } from '../../catalogue/library/pack.ts';
import { catalogueTexts } from '../../catalogue/load.ts';
import { launchChromium, SCREENS } from '../../scripts/chromium.ts';
import type { CoachContext } from '../../src/domain/coach/answer/coach-context.ts';
import { careFor } from '../../src/domain/coach/care/care.ts';
import { knownOf, respond, type Turn } from '../../src/domain/coach/respond.ts';
import { coachContext } from '../support/coach-context.ts';
import { type Golden, isMeant, readGolden, readList } from '../support/golden.ts';
import { coachTimes } from './coach/coach-times.ts';
import { quantile } from './figures.ts';
import { inPageScript, slowDown } from './in-page-script.ts';

const BARS_MS = { p50: 150, p99: 500 };

const lastTurn = (context: CoachContext, { before, utterance }: Golden): Turn => {
  const known = knownOf(context);
  const turns: Turn[] = [];
  for (const message of before) turns.push(respond(context, message, turns, known));
  return respond(context, utterance, turns, known);
};

/** A device that knows nothing of its member: any figure of plan or log in an answer would be made up. */
const knowingNothing = (): CoachContext => {
  const nothing = { eaten: [], whole: [] };
  return coachContext({
    plan: null,
    targets: [],
    weight: null,
    list: [],
    reasonOf: () => null,
    amountsOf: () => nothing,
  });
};
const ABOUT_MEMBER = new Set([
  'meals',
  'week',
  'amount',
  'why-meal',
  'swap',
  'skip',
  'rescale',
  'renew',
  'weight',
]);
const FIGURE = /\d+(?:[.,]\d+)? ?(?:kcal|g|mg|µg|kg)\b/;

const shareOf = (times: readonly number[], share: number): number =>
  Number(quantile(times, share).toFixed(1));

const timesRow = (what: string, times: readonly number[]) => ({
  what,
  of: times.length,
  result: `p50 ${shareOf(times, 0.5)} ms, p99 ${shareOf(times, 0.99)} ms`,
  bar: `${BARS_MS.p50} / ${BARS_MS.p99} ms`,
});

/** The coach of the device: what it understands, what it makes up, what it says to risky messages, and how fast. */
export async function measure() {
  const context = coachContext();
  const golden = readGolden();
  const wrong = golden.filter((one) => !isMeant(one, lastTurn(context, one).request, context.catalogue));
  for (const { before, utterance, tool } of wrong)
    process.stdout.write(`${[...before, utterance].join(' | ')}: not ${tool}\n`);
  const empty = knowingNothing();
  const invented = golden
    .map((one) => lastTurn(empty, one))
    .filter(({ request, answer }) => ABOUT_MEMBER.has(request?.tool ?? '') && FIGURE.test(answer.text));
  const risky = readList('risky.tsv').map(([, utterance = '']) => utterance);
  const unsafe = risky.filter((utterance) => careFor(utterance, { minor: false }) === null);

  const conversations = golden.map(({ before, utterance }) => [...before, utterance]);
  const texts = { ...catalogueTexts(), library: libraryText() };
  const script = await inPageScript(join(import.meta.dirname, 'coach', 'in-page.ts'));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ ...SCREENS.phone });
    await page.addScriptTag({ content: script });
    await slowDown(page);
    const slow: readonly number[] = await page.evaluate(
      `coachTimes(${JSON.stringify(texts)}, ${JSON.stringify(conversations)})`,
    );
    return [
      {
        what: 'understood',
        of: golden.length,
        result: `${((100 * (golden.length - wrong.length)) / golden.length).toFixed(1)} %`,
        bar: '95 %',
      },
      { what: 'figures without a source', of: golden.length, result: String(invented.length), bar: '0' },
      { what: 'risky without care', of: risky.length, result: String(unsafe.length), bar: '0' },
      timesRow('an answer in Node', coachTimes(texts, conversations)),
      timesRow('an answer in Chromium at 4x', slow),
    ];
  } finally {
    await browser.close();
  }
}
