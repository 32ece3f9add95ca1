import { featuresOf, type Token, tokenFeatures } from '../../src/domain/coach/learned/features.ts';
import { CARE_KINDS, INTENTS, SPAN_KINDS } from '../../src/domain/coach/learned/labels.ts';
import { intentFeatures } from '../../src/domain/coach/learned/mind.ts';
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
const MOST = { intents: 133_000, care: 64_000, spans: 34_000 };

/** Cuts a part of a message into words as the coach reads them. */
export type Cut = (text: string) => readonly Token[];

/** The words of an example with what each belongs to: nothing, the first or a later word of a span. */
export const tagged = (parts: readonly ExamplePart[], cut: Cut) =>
  parts.flatMap(({ slot, text }) => {
    const kind = SPAN_KINDS.find((each) => each === slot);
    return cut(text).map((token, at) => ({
      token,
      tag: kind === undefined ? '-' : `${at === 0 ? 'b' : 'i'}${kind}`,
    }));
  });

const spanLessons = ({ parts }: Example, cut: Cut): readonly Lesson[] => {
  const all = tagged(parts, cut);
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

/** Trains all that the coach knows from examples, as the file that `openMind` reads. */
export const teach = (examples: readonly Example[], hash: string, cut: Cut): Uint8Array => {
  const intents = examples.flatMap(({ label, text }): readonly Lesson[] => {
    const place = (INTENTS as readonly string[]).indexOf(label);
    return place < 0 ? [] : [{ features: intentFeatures(text, cut(text)), label: place }];
  });
  const care = examples.flatMap(({ label, text }): readonly Lesson[] => {
    const place = CARE.test(label) ? CARE_LABELS.indexOf(label.replace(CARE, '')) : 0;
    const lesson = { features: featuresOf(text), label: place };
    return Array.from({ length: label === HARMLESS ? TIMES_HARMLESS : 1 }, () => lesson);
  });
  const numbers = renumbered(examples).map((text) => ({ features: featuresOf(text), label: 0 }));
  const marked = examples.filter(({ label }) => !CARE.test(label) && label !== HARMLESS);
  return packMind(hash, [
    trainLinear(INTENTS, intents, MOST.intents),
    trainLinear(CARE_LABELS, [...care, ...numbers], MOST.care),
    trainLinear(
      SPAN_LABELS,
      marked.flatMap((one) => spanLessons(one, cut)),
      MOST.spans,
    ),
  ]);
};
