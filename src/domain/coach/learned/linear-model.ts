/** Weights of a linear classifier. Most features have none; of the others each has a few. */
export interface LinearModel {
  readonly labels: readonly string[];
  /** Added to each label's score. */
  readonly bias: Float32Array;
  /** The place in `starts` of each feature's weights, less one; 0 for features without. */
  readonly rowOf: Uint32Array;
  readonly starts: Uint32Array;
  readonly labelAt: Uint8Array;
  readonly weightAt: Int8Array;
  /** The weight that 1 in `weightAt` stands for. */
  readonly scale: number;
}

const softmax = (scores: Float32Array): Float32Array => {
  const most = scores.reduce((so, score) => Math.max(so, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((so, one) => so + one, 0);
  return raised.map((one) => one / sum);
};

/** Long messages have more features, which are not to make it surer. */
export const shareOfFeatures = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** The likelihood of each label, in their order; together 1. */
export const likelihoods = (model: LinearModel, features: readonly number[]): Float32Array => {
  const scores = new Float32Array(model.labels.length);
  for (const feature of features) {
    const row = model.rowOf[feature] ?? 0;
    if (row === 0) continue;
    const end = model.starts[row] ?? 0;
    for (let at = model.starts[row - 1] ?? 0; at < end; at += 1) {
      const label = model.labelAt[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (model.weightAt[at] ?? 0);
    }
  }
  const share = shareOfFeatures(features.length) * model.scale;
  return softmax(scores.map((score, label) => score * share + (model.bias[label] ?? 0)));
};
