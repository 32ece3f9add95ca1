import {
  type EnergyEstimate,
  estimateOf,
  startEstimate,
  takeObservation,
} from '../../src/domain/body/energy/estimate.ts';
import { bodyMassIndex } from '../../src/domain/body/nutrition/body.ts';
import { dailyTargets } from '../../src/domain/body/nutrition/daily-targets.ts';
import { ACTIVITY_FACTORS, restingEnergy } from '../../src/domain/body/nutrition/energy.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { createRandom, type Random } from '../../src/domain/random.ts';
import type { PersonFacts } from '../../src/terms/plan.ts';
import { createHallBody, type HallDay } from './hall-body.ts';
import { NO_SAFETY_FACTS, randomProfile } from './random-profiles.ts';

/** What a member's phone holds of a day. */
export interface LoggedDay {
  readonly kg: number | null;
  readonly kcal: number;
}

export interface VirtualMember {
  readonly person: PersonFacts;
  readonly planKcal: number;
  /** From the first day on. */
  readonly days: readonly LoggedDay[];
  /** Energy used on a day of the usual kind, kcal, at each day. */
  readonly expenditure: readonly number[];
  /** The same less what was eaten and not logged on days that look complete, their mean so far: kcal. */
  readonly asLogged: readonly number[];
}

/** Largest share of the food that is never logged. */
export type UnderLogging = 0 | 0.3;

const STEPS = 1_000_000;
const unit = (random: Random): number => (random.below(STEPS) + 0.5) / STEPS;
const between = (random: Random, low: number, high: number): number => low + (high - low) * unit(random);
/** Box and Muller. */
const normal = (random: Random, sd: number): number =>
  sd * Math.sqrt(-2 * Math.log(unit(random))) * Math.cos(2 * Math.PI * unit(random));
const chance = (random: Random, share: number): boolean => unit(random) < share;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const LB_PER_KG = 2.20462;
/** Deurenberg et al., Br J Nutr 1991, whose standard error is 4 points. */
const fatShare = ({ sex, age, heightCm, weightKg }: PersonFacts, random: Random): number => {
  const bmi = bodyMassIndex(weightKg, heightCm);
  const male = sex === 'male' ? 1 : sex === 'female' ? 0 : 0.5;
  return clamp((1.2 * bmi + 0.23 * age - 10.8 * male - 5.4 + normal(random, 4)) / 100, 0.07, 0.55);
};

/** Multiples of rest of people who said the same word: mostly near the factor, some a whole level away. */
const trueActivity = (person: PersonFacts, random: Random): number => {
  const misjudged = chance(random, 0.25) ? 0.175 * (chance(random, 0.5) ? 1 : -1) : 0;
  return Math.max(1.15, (ACTIVITY_FACTORS[person.activity] + misjudged) * Math.exp(normal(random, 0.12)));
};

interface Habits {
  readonly startsDiet: boolean;
  readonly adherence: number;
  readonly unlogged: number;
  readonly missed: number;
  readonly partly: number;
  readonly moreWhenMissed: number;
  readonly weighs: number;
  readonly cycle: { readonly length: number; readonly offset: number; readonly kg: number } | null;
  readonly change: { readonly day: number; readonly moving: number } | null;
}

const habitsOf = ({ sex, age }: PersonFacts, random: Random, underLogging: UnderLogging): Habits => ({
  startsDiet: chance(random, 0.6),
  adherence: 1 + normal(random, 0.07),
  unlogged: between(random, 0, 1) * underLogging,
  missed: between(random, 0, 0.35),
  partly: between(random, 0, 0.15),
  moreWhenMissed: 1.08 + normal(random, 0.08),
  weighs: between(random, 0.4, 1),
  cycle:
    sex !== 'male' && age < 50 && chance(random, 0.75)
      ? {
          length: 26 + random.below(7),
          offset: random.below(28),
          kg: between(random, 0.2, 1),
        }
      : null,
  change: chance(random, 0.35) ? { day: 4 + random.below(46), moving: Math.exp(normal(random, 0.25)) } : null,
});

/** Rises over the second half of the cycle and is gone with its first days. */
const lutealKg = (cycle: Habits['cycle'], day: number): number => {
  if (cycle === null) return 0;
  const at = ((day + cycle.offset) % cycle.length) / cycle.length;
  return at < 0.55 ? 0 : cycle.kg * Math.sin(((at - 0.55) / 0.45) * Math.PI) ** 2;
};

/** Months in the shape that the body has when the log begins. */
const DAYS_BEFORE = 30;
const USUAL_SODIUM_MG = 3400;
const PLAN_SODIUM_MG = 2300;

/** A seeded adult who follows a plan more or less, for `length` days. */
export const virtualMember = (seed: number, length: number, underLogging: UnderLogging): VirtualMember => {
  const random = createRandom(seed * 7 + 3);
  const { facts: person } = randomProfile(seed);
  const daily = dailyTargets(person, NO_SAFETY_FACTS, { factsConfirmed: true });
  if (!daily.ok) throw new Error('adults have targets');
  const planKcal = daily.value.targets.kcal;
  const habits = habitsOf(person, random, underLogging);
  const resting = restingEnergy(person) * Math.exp(normal(random, 0.08));
  const activity = trueActivity(person, random);
  const held = resting * activity;
  const carbs = between(random, 0.42, 0.55);
  const body = createHallBody({
    weightKg: person.weightKg,
    fatKg: person.weightKg * fatShare(person, random),
    restingKcal: resting,
    activity,
    sodiumMg: USUAL_SODIUM_MG,
    carbs,
  });
  const meanKcal = clamp(planKcal * habits.adherence, 0.6 * held, 1.4 * held);
  const moreAtWeekends = between(random, 0, 0.15);

  const dayOf = (day: number, moving: number, logs: boolean): HallDay & { readonly planned: HallDay } => {
    const isDieting = day >= 0 || !habits.startsDiet;
    const mean = isDieting ? meanKcal : held;
    const weekend = ((day % 7) + 7) % 7 > 4 ? moreAtWeekends : 0;
    const factor = (1 + weekend) * (logs || !isDieting ? 1 : habits.moreWhenMissed);
    const sodium = (isDieting ? PLAN_SODIUM_MG : USUAL_SODIUM_MG) + normal(random, 800);
    const usual = { carbs, moving, kcal: mean * (1 + (moreAtWeekends * 2) / 7), sodiumMg: PLAN_SODIUM_MG };
    return {
      kcal: Math.max(500, mean * factor * (1 + normal(random, 0.15))),
      carbs: clamp(carbs + normal(random, 0.06), 0.15, 0.75),
      sodiumMg: Math.max(500, sodium),
      moving: Math.max(0.2, moving * (1 + normal(random, 0.15))),
      planned: usual,
    };
  };

  for (let day = -DAYS_BEFORE; day < 0; day += 1) body.live(dayOf(day, 1, true));
  // The profile holds the weight that they remember.
  const remembered = { ...person, weightKg: Math.round((body.weightKg() + normal(random, 1)) * 10) / 10 };
  const days: LoggedDay[] = [];
  const expenditure: number[] = [];
  const asLogged: number[] = [];
  let [complete, unlogged] = [0, 0];
  for (let day = 0; day < length; day += 1) {
    const moving = habits.change !== null && day >= habits.change.day ? habits.change.moving : 1;
    const isMissed = chance(random, habits.missed);
    const isPart = !isMissed && chance(random, habits.partly);
    const lived = dayOf(day, moving, !isMissed);
    const share = clamp(1 - habits.unlogged + normal(random, habits.unlogged === 0 ? 0.03 : 0.06), 0.3, 1.15);
    const kcal = isMissed ? 0 : lived.kcal * share * (isPart ? between(random, 0.15, 0.75) : 1);
    const scale = lutealKg(habits.cycle, day) + normal(random, Math.hypot(0.15, 0.0035 * body.weightKg()));
    const wrong = chance(random, 0.006);
    const shown = body.weightKg() + scale;
    const mistaken = chance(random, 0.5) ? shown * LB_PER_KG : shown + between(random, 8, 20);
    const isWeighed = chance(random, habits.weighs);
    days.push({
      kg: isWeighed ? Math.round((wrong ? mistaken : shown) * 10) / 10 : null,
      kcal: Math.round(kcal),
    });
    if (kcal >= planKcal / 2) {
      complete += 1;
      unlogged += lived.kcal - kcal;
    }
    expenditure.push(body.expenditureAt(lived.planned));
    asLogged.push(body.expenditureAt(lived.planned) - (complete === 0 ? 0 : unlogged / complete));
    body.live(lived);
  }
  return { person: remembered, planKcal, days, expenditure, asLogged };
};

const FIRST_DAY = '2026-01-05';

/** What the log tells on the morning of a day, of which nothing is eaten yet. */
export const estimateAt = ({ person, days, planKcal }: VirtualMember, day: number): EnergyEstimate => {
  const observations = days.slice(0, day + 1).map(({ kg, kcal }, at) => ({
    day: addDays(FIRST_DAY, at),
    kg,
    kcal: at === day ? 0 : kcal,
    plannedKcal: planKcal,
  }));
  return estimateOf(observations.reduce(takeObservation, startEstimate(person, FIRST_DAY)));
};
