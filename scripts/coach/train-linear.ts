import { shareOfFeatures } from '../../src/domain/coach/learned/linear-model.ts';

/** Something to learn: its features and the place of its label. */
export interface Lesson {
  readonly features: readonly number[];
  readonly label: number;
}

/** Weights before they are packed: those of one feature after those of another. */
export interface Weights {
  readonly labels: readonly string[];
  readonly bias: Float32Array;
  /** Features that were seen often enough, ascending. */
  readonly features: readonly number[];
  readonly weights: Float32Array;
}

const EPOCHS = 10;
const RATE = 0.5;
const DECAY = 1e-4;
/** A feature of fewer examples tells nothing about the next one. */
const FEWEST = 2;
const SMOOTHING = 0.03;
/** The last rounds train what is kept, so that it makes up for what is not. */
const EPOCHS_PRUNED = 4;

/** Numbers from 0 to 1, the same in each run. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

const shuffle = (order: Uint32Array, random: () => number): void => {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
};

/** Sets all but the largest weights to 0 and keeps them there: a rate over an infinite sum is none. */
const prune = (weights: Float32Array, sums: Float32Array, most: number): void => {
  const sizes = weights.map(Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0;
  for (const [place, weight] of weights.entries()) {
    if (Math.abs(weight) >= least && weight !== 0) continue;
    weights[place] = 0;
    sums[place] = Number.POSITIVE_INFINITY;
  }
};

/**
 * Trains a softmax classifier by stochastic gradients with a rate for each weight (AdaGrad). At most `most` weights are
 * not 0.
 */
export const trainLinear = (labels: readonly string[], lessons: readonly Lesson[], most: number): Weights => {
  const seen = new Map<number, number>();
  for (const { features } of lessons)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const features = [...seen]
    .filter(([, count]) => count >= FEWEST)
    .map(([feature]) => feature)
    .sort((one, other) => one - other);
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const count = labels.length;
  const weights = new Float32Array(features.length * count);
  const sums = new Float32Array(features.length * count).fill(1e-2);
  const bias = new Float32Array(count);
  const rows = lessons.map((lesson) =>
    Uint32Array.from(
      lesson.features.flatMap((feature) => rowOf.get(feature) ?? []),
      (row) => row * count,
    ),
  );
  const shares = lessons.map((lesson) => shareOfFeatures(lesson.features.length));
  const order = Uint32Array.from(lessons.keys());
  const random = createRandom(7);
  const scores = new Float32Array(count);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    if (epoch === EPOCHS - EPOCHS_PRUNED) prune(weights, sums, most);
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS) + RATE / 20;
    for (const at of order) {
      const own = rows[at] ?? new Uint32Array();
      const share = shares[at] ?? 1;
      scores.set(bias);
      for (const row of own)
        for (let label = 0; label < count; label += 1)
          scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0) * share;
      let most = Number.NEGATIVE_INFINITY;
      for (const score of scores) if (score > most) most = score;
      let sum = 0;
      for (let label = 0; label < count; label += 1) {
        const raised = Math.exp((scores[label] ?? 0) - most);
        scores[label] = raised;
        sum += raised;
      }
      const meant = lessons[at]?.label ?? 0;
      for (let label = 0; label < count; label += 1) {
        const wanted = label === meant ? 1 - SMOOTHING : SMOOTHING / (count - 1);
        const slope = (scores[label] ?? 0) / sum - wanted;
        if (Math.abs(slope) < 2e-3) continue;
        bias[label] = (bias[label] ?? 0) - rate * 0.1 * slope;
        const push = slope * share;
        for (const row of own) {
          const place = row + label;
          const weight = weights[place] ?? 0;
          const turn = push + DECAY * weight;
          const so = (sums[place] ?? 0) + turn * turn;
          sums[place] = so;
          weights[place] = weight - (rate * turn) / Math.sqrt(so);
        }
      }
    }
  }
  return { labels, bias, features, weights };
};
