import { classFeatures, FEATURES, featuresOf, type Token, tokenFeatures } from './features.ts';
import { type FoodNames, namesOf } from './food-names.ts';
import type { CareKind, Intent, SpanKind } from './labels.ts';
import { type LinearModel, likelihoods } from './linear-model.ts';

/** A guess with its likelihood, 0 to 1. */
export interface Guess<Label> {
  readonly label: Label;
  readonly sure: number;
}

/** Words in a row that name one thing; `to` is the place behind the last. */
export interface Span {
  readonly kind: SpanKind;
  readonly from: number;
  readonly to: number;
}

/** What was learned from the examples. */
export interface Mind {
  /** The hash of the examples that it was trained on. */
  readonly examples: string;
  readonly names: FoodNames;
  /** The likeliest first. */
  readonly intentsOf: (message: string, tokens: readonly Token[]) => readonly Guess<Intent>[];
  /** The likeliest care, with the likelihood that it needs any. */
  readonly careOf: (message: string) => Guess<CareKind>;
  readonly spansIn: (tokens: readonly Token[]) => readonly Span[];
}

interface Head {
  readonly labels: readonly string[];
  readonly bias: readonly number[];
  readonly scale: number;
  readonly rows: number;
  readonly entries: number;
}

/** What stands before the weights, as JSON with its length in four bytes before it. */
export interface PackedHeader {
  readonly examples: string;
  readonly names: readonly string[];
  readonly heads: readonly Head[];
}

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const ORDER_OF_HEADS = ['intents', 'care', 'spans'] as const;

/** Reads numbers of one or more bytes, of which the last has no high bit. */
const readVarints = (bytes: Uint8Array, from: number, count: number) => {
  const values = new Uint32Array(count);
  let at = from;
  for (let index = 0; index < count; index += 1) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    values[index] = value;
  }
  return { values, end: at };
};

const readHead = (
  bytes: Uint8Array,
  from: number,
  head: Head,
): { readonly model: LinearModel; readonly end: number } => {
  const gaps = readVarints(bytes, from, head.rows);
  const counts = readVarints(bytes, gaps.end, head.rows);
  const rowOf = new Uint32Array(FEATURES);
  const starts = new Uint32Array(head.rows + 1);
  let feature = 0;
  for (let row = 0; row < head.rows; row += 1) {
    feature += gaps.values[row] ?? 0;
    rowOf[feature] = row + 1;
    starts[row + 1] = (starts[row] ?? 0) + (counts.values[row] ?? 0);
  }
  const labelsEnd = counts.end + head.entries;
  const end = labelsEnd + head.entries;
  return {
    model: {
      labels: head.labels,
      bias: Float32Array.from(head.bias),
      rowOf,
      starts,
      labelAt: bytes.slice(counts.end, labelsEnd),
      weightAt: Int8Array.from(bytes.subarray(labelsEnd, end), (byte) => (byte << 24) >> 24),
      scale: head.scale,
    },
    end,
  };
};

const guesses = <Label>(model: LinearModel, features: readonly number[]): readonly Guess<Label>[] =>
  [...likelihoods(model, features)]
    .map((sure, at) => ({ label: model.labels[at] as Label, sure }))
    .sort((one, other) => other.sure - one.sure);

/** Features by which intents are told. */
export const intentFeatures = (message: string, tokens: readonly Token[]): readonly number[] => [
  ...new Set([...featuresOf(message), ...classFeatures(tokens)]),
];

const OUTSIDE = '-';

const spansWith = (model: LinearModel, tokens: readonly Token[]): readonly Span[] => {
  const spans: Span[] = [];
  let before = OUTSIDE;
  for (const at of tokens.keys()) {
    const [best] = guesses<string>(model, tokenFeatures(tokens, at, before));
    const label = best?.label ?? OUTSIDE;
    const kind = label.slice(1) as SpanKind;
    const last = spans.at(-1);
    if (label !== OUTSIDE) {
      const goesOn = label.startsWith('i') && last?.kind === kind && last.to === at;
      if (goesOn) spans[spans.length - 1] = { ...last, to: at + 1 };
      else spans.push({ kind, from: at, to: at + 1 });
    }
    before = label;
  }
  return spans;
};

/** Opens the packed weights. Throws where they are not a whole file of `scripts/train-coach.ts`. */
export const openMind = (bytes: Uint8Array): Mind => {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(textOf(bytes.subarray(4, 4 + length))) as PackedHeader;
  let at = 4 + length;
  const models = ORDER_OF_HEADS.map((name, place) => {
    const head = header.heads[place];
    if (head === undefined) throw new Error(`The weights lack ${name}.`);
    const { model, end } = readHead(bytes, at, head);
    at = end;
    return model;
  });
  if (at !== bytes.length) throw new Error('The weights have another length than they say.');
  const [intents, care, spans] = models as [LinearModel, LinearModel, LinearModel];
  return {
    examples: header.examples,
    names: namesOf(header.names),
    intentsOf: (message, tokens) => guesses<Intent>(intents, intentFeatures(message, tokens)),
    careOf: (message) => {
      const all = guesses<CareKind | 'none'>(care, featuresOf(message));
      const none = all.find(({ label }) => label === 'none')?.sure ?? 0;
      const [first] = all.flatMap(({ label }) => (label === 'none' ? [] : [label]));
      return { label: first ?? 'distress', sure: 1 - none };
    },
    spansIn: (tokens) => spansWith(spans, tokens),
  };
};
