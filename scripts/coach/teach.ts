import { featuresOf, tokenFeatures } from '../../src/domain/coach/learned/features.ts';
import { namesOf } from '../../src/domain/coach/learned/food-names.ts';
import { CARE_KINDS, INTENTS, SPAN_KINDS } from '../../src/domain/coach/learned/labels.ts';
import { intentFeatures } from '../../src/domain/coach/learned/mind.ts';
import type { FoodPhrases } from '../../src/domain/coach/slots/food-phrase.ts';
import { type Cutter, cutterOf } from '../../src/domain/coach/slots/read-slots.ts';
import type { Example, ExamplePart } from './examples.ts';
import { packMind } from './pack-mind.ts';
import { type Lesson, trainLinear } from './train-linear.ts';

const CARE = /^care_/;
const HARMLESS = 'harmless';
/** Harmless messages that look like need are learned so often. */
const TIMES_HARMLESS = 3;
const CARE_LABELS = ['none', ...CARE_KINDS];
const SPAN_LABELS = ['-', ...SPAN_KINDS.flatMap((kind) => [`b${kind}`, `i${kind}`])];
/** The largest weights of each head that are kept. */
const MOST = { intents: 129_000, care: 87_000, spans: 33_000 };

/** The words of an example with what each belongs to: nothing, the first or a later word of a span. */
export const tagged = (parts: readonly ExamplePart[], { cut, mark }: Cutter) => {
  const all = parts.flatMap(({ slot, text }) => {
    const kind = SPAN_KINDS.find((each) => each === slot);
    return cut(text).map((token, at) => ({
      token,
      tag: kind === undefined ? '-' : `${at === 0 ? 'b' : 'i'}${kind}`,
    }));
  });
  const marked = mark(all.map(({ token }) => token));
  return all.map(({ token, tag }, at) => ({ token: marked[at] ?? token, tag }));
};

const spanLessons = ({ parts }: Example, cutter: Cutter): readonly Lesson[] => {
  const all = tagged(parts, cutter);
  const tokens = all.map(({ token }) => token);
  return all.map(({ tag }, at) => ({
    features: tokenFeatures(tokens, at, all[at - 1]?.tag ?? '-'),
    label: SPAN_LABELS.indexOf(tag),
  }));
};

const NUMBER = /\d+/g;

/** The numbers of examples of need, alone and in examples of none: a number by itself is no sign. */
const renumbered = (examples: readonly Example[]): readonly string[] => {
  const numbers = examples.flatMap(({ label, text }) => (CARE.test(label) ? (text.match(NUMBER) ?? []) : []));
  let next = 0;
  const others = examples
    .filter(({ label, text }) => !CARE.test(label) && text.search(NUMBER) >= 0)
    .map(({ text }) => text.replace(NUMBER, () => numbers[next++ % numbers.length] ?? '0'));
  return [...numbers, ...others];
};

/** Care is told from everything else, and from none of it by a number alone. */
export const careLessons = (examples: readonly Example[]): readonly Lesson[] => {
  const care = examples.flatMap(({ label, text }): readonly Lesson[] => {
    const place = CARE.test(label) ? CARE_LABELS.indexOf(label.replace(CARE, '')) : 0;
    const lesson = { features: featuresOf(text), label: place };
    return Array.from({ length: label === HARMLESS ? TIMES_HARMLESS : 1 }, () => lesson);
  });
  const numbers = renumbered(examples).map((text) => ({ features: featuresOf(text), label: 0 }));
  return [...care, ...numbers];
};

/** Trains all that the coach knows from examples, as the file that `openMind` reads, which holds the `names` too. */
export const teach = (
  examples: readonly Example[],
  { hash, names, foods }: { hash: string; names: readonly string[]; foods: Pick<FoodPhrases, 'isFood'> },
): Uint8Array => {
  const cutter = cutterOf(foods, namesOf(names));
  const { cut, mark } = cutter;
  const intents = examples.flatMap(({ label, text }): readonly Lesson[] => {
    const place = (INTENTS as readonly string[]).indexOf(label);
    return place < 0 ? [] : [{ features: intentFeatures(text, mark(cut(text))), label: place }];
  });
  const marked = examples.filter(({ label }) => !CARE.test(label) && label !== HARMLESS);
  return packMind(hash, names, [
    trainLinear(INTENTS, intents, MOST.intents),
    trainLinear(CARE_LABELS, careLessons(examples), MOST.care),
    trainLinear(
      SPAN_LABELS,
      marked.flatMap((one) => spanLessons(one, cutter)),
      MOST.spans,
    ),
  ]);
};
