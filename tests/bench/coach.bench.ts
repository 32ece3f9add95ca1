import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { libraryText } from '../../catalogue/library/pack.ts';
import { catalogueTexts } from '../../catalogue/load.ts';
import { launchChromium, SCREENS } from '../../scripts/chromium.ts';
import { readExamples } from '../../scripts/coach/examples.ts';
import { MIND_FILE } from '../../scripts/coach/mind-file.ts';
import type { CoachContext } from '../../src/domain/coach/answer/coach-context.ts';
import { knownOf, respond, type Turn } from '../../src/domain/coach/respond.ts';
import { foodPhrases } from '../../src/domain/coach/slots/food-phrase.ts';
import { coachContext } from '../support/coach-context.ts';
import { type Golden, readGolden } from '../support/golden.ts';
import { realMind } from '../support/real-mind.ts';
import { coachTimes } from './coach/coach-times.ts';
import { type HeldOut, holdOut, type Tally } from './coach/held-out.ts';
import { mean, quantile, sum } from './figures.ts';
import { inPageScript, slowDown } from './in-page-script.ts';

const BARS_MS = { p50: 40, p99: 150 };
/** Sentences of no voice: those of earlier tests, and what strangers asked in vain. */
const NO_VOICES = ['lists', 'asked'];
/** So many voices are held out together: to train anew for each would take an hour. */
const TOGETHER = 7;
const MOST_KILOBYTES = 350;

const lastTurn = (context: CoachContext, { before, utterance }: Golden): Turn => {
  const known = knownOf(context, realMind());
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

const together = (tallies: readonly Tally[]): Tally => ({
  right: sum(tallies.map(({ right }) => right)),
  all: sum(tallies.map(({ all }) => all)),
});
const percent = ({ right, all }: Tally): string => `${((100 * right) / Math.max(1, all)).toFixed(1)} %`;
/** The mean over voices, each counted alike. */
const meanOf = (held: readonly HeldOut[], of: (one: HeldOut) => Tally): string => {
  const shares = held.map(of).map(({ right, all }) => right / Math.max(1, all));
  return `${(100 * mean(shares)).toFixed(1)} %`;
};
const careOf = ({ careByKind }: HeldOut): Tally => together([...careByKind.values()]);

/** Each voice understood by what others taught. A language of one voice is left out, since nobody else taught it. */
const heldOutRows = (context: CoachContext) => {
  const foods = foodPhrases(context.catalogue);
  const examples = readExamples();
  const english = examples.filter(({ language }) => language === 'en');
  const voices = [...new Set(english.map(({ voice }) => voice))].filter(
    (voice) => !NO_VOICES.includes(voice),
  );
  const groups = Math.ceil(voices.length / TOGETHER);
  const held = Array.from({ length: groups }, (_, group) =>
    voices.filter((_voice, at) => at % groups === group),
  ).flatMap((group) => holdOut(group, examples, foods));
  for (const one of held)
    process.stdout.write(
      `${one.voice}: intents ${percent(one.intents)}, among three ${percent(one.among)}, slots ${percent(one.slots)}, care ${percent(careOf(one))}, alarms ${percent(one.alarms)}\n`,
    );
  const kinds = [...new Set(held.flatMap(({ careByKind }) => [...careByKind.keys()]))];
  const all = (of: (one: HeldOut) => Tally): number => together(held.map(of)).all;
  return [
    {
      what: 'held-out intents',
      of: all(({ intents }) => intents),
      result: meanOf(held, ({ intents }) => intents),
      bar: '93 %',
    },
    {
      what: 'held-out intents among three',
      of: all(({ among }) => among),
      result: meanOf(held, ({ among }) => among),
      bar: '',
    },
    {
      what: 'held-out slots',
      of: all(({ slots }) => slots),
      result: meanOf(held, ({ slots }) => slots),
      bar: '93 %',
    },
    { what: 'held-out care', of: all(careOf), result: meanOf(held, careOf), bar: '98 %' },
    ...kinds.map((kind) => {
      const tally = together(held.flatMap(({ careByKind }) => careByKind.get(kind) ?? []));
      return { what: kind, of: tally.all, result: percent(tally), bar: '98 %' };
    }),
    {
      what: 'held-out false alarms',
      of: all(({ alarms }) => alarms),
      result: meanOf(held, ({ alarms }) => alarms),
      bar: '3 %',
    },
  ];
};

const timesRow = (what: string, times: readonly number[]) => ({
  what,
  of: times.length,
  result: `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  bar: `${BARS_MS.p50} / ${BARS_MS.p99} ms`,
});

/** The coach of the device: what it makes up, what it understands of voices it never heard, and how fast. */
export async function measure() {
  const context = coachContext();
  const golden = readGolden();
  const empty = knowingNothing();
  const invented = golden
    .map((one) => lastTurn(empty, one))
    .filter(({ request, answer }) => ABOUT_MEMBER.has(request?.tool ?? '') && FIGURE.test(answer.text));

  const conversations = golden.map(({ before, utterance }) => [...before, utterance]);
  const packed = readFileSync(MIND_FILE);
  const texts = { ...catalogueTexts(), library: libraryText(), mind: [...packed] };
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
      { what: 'figures without a source', of: golden.length, result: String(invented.length), bar: '0' },
      ...heldOutRows(context),
      {
        what: 'weights, compressed',
        of: packed.length,
        result: `${(brotliCompressSync(packed).length / 1024).toFixed(0)} kB`,
        bar: `${MOST_KILOBYTES} kB`,
      },
      timesRow('an answer in Node', coachTimes(texts, conversations)),
      timesRow('an answer in Chromium at 4x', slow),
    ];
  } finally {
    await browser.close();
  }
}
