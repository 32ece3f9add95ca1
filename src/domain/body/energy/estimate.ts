import type { LocalDay } from '../../../terms/local-day.ts';
import type { PersonFacts } from '../../../terms/plan.ts';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../constants.ts';
import { ACTIVITY_FACTORS, restingEnergy } from '../nutrition/energy.ts';
import { energyPerKg, responseShare } from '../nutrition/weight-dynamics.ts';
import {
  type Belief,
  independent,
  type Night,
  observe,
  predict,
  type Response,
  surpriseOf,
  usedKcal,
} from './kalman.ts';
import { type Eating, NOTHING_LOGGED, takeFood } from './logged-food.ts';

/**
 * One day of an adult's log, from which daily energy expenditure is learned.
 *
 * The estimate is the expenditure as this member logs it: food that is never logged lowers both sides of the balance, so the
 * estimate is the logged intake that holds the weight. That is what a plan needs, since the plan is logged the same way.
 */
export interface DayObservation {
  readonly day: LocalDay;
  /** Weight in the morning; null without one. */
  readonly kg: number | null;
  /** Energy logged on the day in kcal, 0 for nothing. */
  readonly kcal: number;
  /** Energy of the day's plan in kcal: days with less than half of it logged are incomplete. */
  readonly plannedKcal: number;
}

/** The state between two days. Plain data. */
export interface EnergyState {
  readonly person: PersonFacts;
  /** The day whose weight comes next. */
  readonly day: LocalDay;
  readonly belief: Belief;
  /** Days taken so far, with and without a log. */
  readonly days: number;
  readonly eating: Eating;
  readonly daysWeighed: number;
  /** Weights in a row that were no part of it: a wrong unit, somebody else. */
  readonly gated: number;
}

export interface EnergyEstimate {
  /** Energy used in a day of what is usually eaten, kcal. */
  readonly kcal: number;
  /** In 95 of 100 cases the true value lies between these two, kcal. */
  readonly low: number;
  readonly high: number;
  /** True until the band is narrower than that of the formula. */
  readonly learning: boolean;
  /** Complete days of food, and days with a weight, that it rests on. */
  readonly daysLogged: number;
  readonly daysWeighed: number;
}

/**
 * Spread of the formula as a share of it. Resting energy: 8 %, since Mifflin's equation comes within 10 % for 8 of 10
 * adults (Frankenfield et al., J Am Diet Assoc 2005). Activity: 10 %, of people who chose one of four words.
 */
const FORMULA_SPREAD = Math.hypot(0.08, 0.1);
/** Spread of what is eaten and never logged, of the formula; the start has both. */
const UNLOGGED_SPREAD = 0.12;
/** A band holds 95 % of a normal distribution. */
export const BAND = 1.96;

/** Spread of the weight in the profile, which may be a guess, kg. */
const FIRST_WEIGHT_SD = 2;
/** Water that shifts in the first week of another way of eating, kg: glycogen with its water, and salt. */
const FIRST_WATER_SD = 0.6;
/**
 * Spread of one morning's weight: gut, clothes and scale, in kg and as a share of the weight, and water that comes and
 * goes within days. Together half a kilogram (Cheuvront et al., Int J Sport Nutr Exerc Metab 2004).
 */
const SCALE_SD = 0.2;
const SCALE_SHARE = 0.004;
const WATER_SD = 0.35;
/** Standard deviation for women of an age to have a cycle. */
const CYCLE_WATER_SD = 0.45;
const CYCLE_UNTIL = 52;
/** The share of a water shift that is still there a day later. */
const WATER_KEPT = 0.5;
/** Expenditure drifts: habits, adaptation, tissue; kcal a night. */
const DRIFT_KCAL = 14;
const WEIGHT_DRIFT_KG = 0.01;

/** Spread of a day's intake, as a share of the energy used: of a complete day, and of one that is not. */
const COMPLETE_SPREAD = 0.1;
const INCOMPLETE_SPREAD = 0.35;

/** Deviations from which on a weight is no part of the estimate. */
const GATE = 4;
/** So many strange weights in a row are believed: the weight starts anew there. */
const BELIEVED_AFTER = 3;
/** After a longer gap the estimate begins again with the formula. */
const LONGEST_GAP_DAYS = 120;

const formulaOf = (person: PersonFacts): number => restingEnergy(person) * ACTIVITY_FACTORS[person.activity];

const scaleSd = (kg: number): number => Math.hypot(SCALE_SD, SCALE_SHARE * kg);

const waterSd = ({ sex, age }: PersonFacts): number =>
  sex !== 'male' && age < CYCLE_UNTIL ? CYCLE_WATER_SD : WATER_SD;

/** The state before anything was logged: the formula with its published spread. */
export const startEstimate = (person: PersonFacts, day: LocalDay): EnergyState => {
  const formula = formulaOf(person);
  const energySd = Math.hypot(FORMULA_SPREAD, UNLOGGED_SPREAD) * formula;
  const firstWaterSd = Math.hypot(FIRST_WATER_SD, waterSd(person));
  return {
    person,
    day,
    belief: {
      mean: [person.weightKg, formula, 0],
      cov: independent([FIRST_WEIGHT_SD, energySd, firstWaterSd]),
    },
    days: 0,
    eating: NOTHING_LOGGED,
    daysWeighed: 0,
    gated: 0,
  };
};

/** A day as it was taken: what the smoother needs to look back. */
export interface EnergyStep {
  readonly day: LocalDay;
  /** The morning's belief with its weight. */
  readonly morning: Belief;
  /** True where the weight started anew that morning: nothing before it tells of it. */
  readonly anew: boolean;
  readonly night: Night;
  /** The next morning's belief before its weight. */
  readonly predicted: Belief;
  readonly state: EnergyState;
}

/** A day's weight, where it can be one. */
export const plausibleWeight = ({ kg }: Pick<DayObservation, 'kg'>): number | null =>
  kg === null || kg < WEIGHT_MIN_KG || kg > WEIGHT_MAX_KG ? null : kg;

const weighed = (state: EnergyState, kg: number | null): EnergyState & { readonly anew?: boolean } => {
  if (kg === null) return state;
  const { belief, gated } = state;
  const sd = scaleSd(belief.mean[0]);
  const surprise = surpriseOf(belief, kg, sd);
  if (Math.abs(surprise.kg) <= GATE * Math.sqrt(surprise.variance))
    return { ...state, belief: observe(belief, kg, sd), gated: 0, daysWeighed: state.daysWeighed + 1 };
  if (gated + 1 < BELIEVED_AFTER) return { ...state, gated: gated + 1 };
  const anew = independent([FIRST_WEIGHT_SD, Math.sqrt(belief.cov.ee), waterSd(state.person)]);
  const restarted: Belief = { mean: [kg, belief.mean[1], 0], cov: anew };
  return { ...state, belief: restarted, gated: 0, daysWeighed: state.daysWeighed + 1, anew: true };
};

/** Before anything tells what is usually eaten, it is taken to hold the weight. */
const responseOf = ({ days, belief, eating }: EnergyState): Response => ({
  share: responseShare(days),
  usualKcal: eating.usualKcal ?? belief.mean[1],
});

const nightOf = (state: EnergyState, likelyKcal: number | null, isComplete: boolean): Night => {
  const { person, belief } = state;
  const waterNoise = waterSd(person) * Math.sqrt(1 - WATER_KEPT ** 2);
  return {
    intakeKcal: likelyKcal,
    intakeSd: (isComplete ? COMPLETE_SPREAD : INCOMPLETE_SPREAD) * belief.mean[1],
    kcalPerKg: energyPerKg({ ...person, weightKg: Math.max(belief.mean[0], WEIGHT_MIN_KG) }),
    response: responseOf(state),
    waterKept: WATER_KEPT,
    noise: [WEIGHT_DRIFT_KG, DRIFT_KCAL, waterNoise],
  };
};

const takeDay = (state: EnergyState, observation: DayObservation): EnergyStep => {
  const { anew = false, ...morning } = weighed(state, plausibleWeight(observation));
  const { isComplete, likelyKcal, after: eating } = takeFood(state.eating, observation);
  const night = nightOf(morning, likelyKcal, isComplete);
  const predicted = predict(morning.belief, night);
  return {
    day: observation.day,
    morning: morning.belief,
    anew,
    night,
    predicted,
    state: {
      ...morning,
      eating,
      day: addDays(observation.day, 1),
      days: state.days + 1,
      belief: predicted,
    },
  };
};

/**
 * Takes one day's observation, and the days without any before it. Observations come in order of days; one of a day
 * that was already taken changes nothing.
 */
export const takeSteps = (state: EnergyState, observation: DayObservation): readonly EnergyStep[] => {
  const gap = daysBetween(state.day, observation.day);
  if (gap < 0) return [];
  if (gap > LONGEST_GAP_DAYS)
    return [{ ...takeDay(startEstimate(state.person, observation.day), observation), anew: true }];
  const steps: EnergyStep[] = [];
  let now = state;
  for (let missing = 0; missing < gap; missing += 1) {
    const nothing = { day: now.day, kg: null, kcal: 0, plannedKcal: observation.plannedKcal };
    const step = takeDay(now, nothing);
    steps.push(step);
    now = step.state;
  }
  steps.push(takeDay(now, observation));
  return steps;
};

export const takeObservation = (state: EnergyState, observation: DayObservation): EnergyState =>
  takeSteps(state, observation).at(-1)?.state ?? state;

export const estimateOf = (state: EnergyState): EnergyEstimate => {
  const { belief, person, eating, daysWeighed } = state;
  const response = responseOf(state);
  const kcal = usedKcal(belief.mean[1], response);
  const half = BAND * (1 - response.share) * Math.sqrt(belief.cov.ee);
  return {
    kcal,
    low: kcal - half,
    high: kcal + half,
    learning: half >= BAND * FORMULA_SPREAD * formulaOf(person),
    daysLogged: eating.daysLogged,
    daysWeighed,
  };
};
