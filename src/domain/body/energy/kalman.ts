/**
 * A linear Kalman filter over three numbers: body weight without water shifts (kg), energy that holds the weight in a
 * day (kcal), and water above or below the usual (kg). The scale shows weight plus water. Kalman, J Basic Eng 1960; the
 * smoother is that of Rauch, Tung and Striebel, AIAA J 1965.
 */
export type Vector = readonly [weight: number, energy: number, water: number];

/** Variances of weight (w), energy (e) and water (h), and what each two of them share. */
export interface Covariance {
  readonly ww: number;
  readonly we: number;
  readonly wh: number;
  readonly ee: number;
  readonly eh: number;
  readonly hh: number;
}

export interface Belief {
  readonly mean: Vector;
  readonly cov: Covariance;
}

/**
 * A body that eats less than holds its weight uses less, and the other way round: `share` of the difference between
 * `usualKcal`, what is usually eaten, and the energy that holds the weight.
 */
export interface Response {
  readonly share: number;
  readonly usualKcal: number;
}

/** One night: energy eaten turns into weight, part of the water goes. */
export interface Night {
  /** Null where nothing tells what was eaten: the weight may then change by itself, and the energy learns nothing. */
  readonly intakeKcal: number | null;
  /** Standard deviation of what was eaten, kcal. */
  readonly intakeSd: number;
  readonly kcalPerKg: number;
  readonly response: Response;
  /** The share of the water shift that stays, 0 to 1. */
  readonly waterKept: number;
  /** Standard deviations of what one night adds: kg of weight, kcal, kg of water. */
  readonly noise: Vector;
}

/** Independent numbers with these standard deviations. */
export const independent = ([weight, energy, water]: Vector): Covariance => ({
  ww: weight ** 2,
  we: 0,
  wh: 0,
  ee: energy ** 2,
  eh: 0,
  hh: water ** 2,
});

/** Energy used in a day, kcal, by a body whose weight is held by `holdsKcal`. */
export const usedKcal = (holdsKcal: number, { share, usualKcal }: Response): number =>
  (1 - share) * holdsKcal + share * usualKcal;

/** Kilograms by which the next morning's weight is lower for each kilocalorie more that holds the weight. */
const kgPerKcal = ({ intakeKcal, kcalPerKg, response }: Night): number =>
  intakeKcal === null ? 0 : (1 - response.share) / kcalPerKg;

/** The next morning, before its weight is known. */
export const predict = ({ mean, cov }: Belief, night: Night): Belief => {
  const { intakeKcal, intakeSd, kcalPerKg, response, waterKept, noise } = night;
  const [weight, energy, water] = mean;
  const perKcal = kgPerKcal(night);
  const added = (intakeSd / kcalPerKg) ** 2 + noise[0] ** 2;
  const storedKcal = intakeKcal === null ? 0 : intakeKcal - usedKcal(energy, response);
  return {
    mean: [weight + storedKcal / kcalPerKg, energy, waterKept * water],
    cov: {
      ww: cov.ww - 2 * perKcal * cov.we + perKcal ** 2 * cov.ee + added,
      we: cov.we - perKcal * cov.ee,
      wh: waterKept * (cov.wh - perKcal * cov.eh),
      ee: cov.ee + noise[1] ** 2,
      eh: waterKept * cov.eh,
      hh: waterKept ** 2 * cov.hh + noise[2] ** 2,
    },
  };
};

/** The difference between the scale and what was expected, in kg, and its variance. */
export const surpriseOf = ({ mean, cov }: Belief, kg: number, scaleSd: number) => ({
  kg: kg - mean[0] - mean[2],
  variance: cov.ww + 2 * cov.wh + cov.hh + scaleSd ** 2,
});

/** The belief after the scale showed `kg` with a standard deviation of `scaleSd`. */
export const observe = (belief: Belief, kg: number, scaleSd: number): Belief => {
  const { mean, cov } = belief;
  const surprise = surpriseOf(belief, kg, scaleSd);
  const [w, e, h] = [cov.ww + cov.wh, cov.we + cov.eh, cov.wh + cov.hh];
  const step = surprise.kg / surprise.variance;
  return {
    mean: [mean[0] + w * step, mean[1] + e * step, mean[2] + h * step],
    cov: {
      ww: cov.ww - (w * w) / surprise.variance,
      we: cov.we - (w * e) / surprise.variance,
      wh: cov.wh - (w * h) / surprise.variance,
      ee: cov.ee - (e * e) / surprise.variance,
      eh: cov.eh - (e * h) / surprise.variance,
      hh: cov.hh - (h * h) / surprise.variance,
    },
  };
};

type Matrix = readonly [Vector, Vector, Vector];

const matrixOf = ({ ww, we, wh, ee, eh, hh }: Covariance): Matrix => [
  [ww, we, wh],
  [we, ee, eh],
  [wh, eh, hh],
];

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const cross = (one: Vector, other: Vector): Vector => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];
const applied = ([a, b, c]: Matrix, vector: Vector): Vector => [
  dot(a, vector),
  dot(b, vector),
  dot(c, vector),
];

/** Inverse of a symmetric matrix. Covariances here are never singular: every night adds noise to each number. */
const inverse = ([a, b, c]: Matrix): Matrix => {
  const [x, y, z] = [cross(b, c), cross(c, a), cross(a, b)];
  const determinant = dot(a, x);
  const scaled = (vector: Vector): Vector => [
    vector[0] / determinant,
    vector[1] / determinant,
    vector[2] / determinant,
  ];
  return [scaled(x), scaled(y), scaled(z)];
};

/**
 * A morning seen from the next one: `before` is the belief of that morning, `predicted` what followed from it for the
 * next, `after` the smoothed belief of the next.
 */
export const smoothed = (before: Belief, predicted: Belief, after: Belief, night: Night): Belief => {
  const perKcal = kgPerKcal(night);
  const undo = inverse(matrixOf(predicted.cov));
  // The covariance of the morning with the next one, times the inverse of the next one's.
  const gainRow = ([w, e, h]: Vector): Vector => applied(undo, [w - perKcal * e, e, night.waterKept * h]);
  const [covW, covE, covH] = matrixOf(before.cov);
  const gain: Matrix = [gainRow(covW), gainRow(covE), gainRow(covH)];
  const moved = applied(gain, [
    after.mean[0] - predicted.mean[0],
    after.mean[1] - predicted.mean[1],
    after.mean[2] - predicted.mean[2],
  ]);
  const [now, then] = [matrixOf(after.cov), matrixOf(predicted.cov)];
  const change = (vector: Vector): Vector => {
    const [a, b] = [applied(now, vector), applied(then, vector)];
    return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  };
  const [w, e, h] = gain;
  const [changeW, changeE, changeH] = [change(w), change(e), change(h)];
  return {
    mean: [before.mean[0] + moved[0], before.mean[1] + moved[1], before.mean[2] + moved[2]],
    cov: {
      ww: before.cov.ww + dot(w, changeW),
      we: before.cov.we + dot(w, changeE),
      wh: before.cov.wh + dot(w, changeH),
      ee: before.cov.ee + dot(e, changeE),
      eh: before.cov.eh + dot(e, changeH),
      hh: before.cov.hh + dot(h, changeH),
    },
  };
};
