import type { PackedHeader } from '../../src/domain/coach/learned/mind.ts';
import type { Weights } from './train-linear.ts';

const LARGEST = 127;
/** The weight in the middle is so many steps large. Finer ones change no answer and pack a fifth larger. */
const STEPS_TO_MIDDLE = 4;

const varint = (value: number): readonly number[] => {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  return [...bytes, rest];
};

const packHead = ({ labels, bias, features, weights }: Weights) => {
  const count = labels.length;
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const scale = (sizes[sizes.length >> 1] ?? 1) / STEPS_TO_MIDDLE;
  const gaps: number[] = [];
  const counts: number[] = [];
  const labelAt: number[] = [];
  const weightAt: number[] = [];
  let before = 0;
  for (const [row, feature] of features.entries()) {
    let kept = 0;
    for (let label = 0; label < count; label += 1) {
      const weight = weights[row * count + label] ?? 0;
      if (Math.abs(weight) < scale / 2) continue;
      kept += 1;
      labelAt.push(label);
      weightAt.push(Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale))) & 0xff);
    }
    if (kept === 0) continue;
    gaps.push(...varint(feature - before));
    counts.push(...varint(kept));
    before = feature;
  }
  const rows = counts.length;
  return {
    head: {
      labels,
      bias: [...bias].map((one) => Number(one.toFixed(4))),
      scale,
      rows,
      entries: labelAt.length,
    },
    bytes: [gaps, counts, labelAt, weightAt],
  };
};

/** One file of trained heads, in the order that `openMind` reads them. */
export const packMind = (
  examples: string,
  names: readonly string[],
  heads: readonly Weights[],
): Uint8Array => {
  const packed = heads.map(packHead);
  const header: PackedHeader = { examples, names, heads: packed.map(({ head }) => head) };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([
    length,
    json,
    ...packed.flatMap(({ bytes }) => bytes.map((part) => Buffer.from(part))),
  ]);
};
