/**
 * A body that never existed, day by day: the model of Hall et al. (Lancet 2011; 378:826-837, equations of the web
 * appendix) with fat, lean tissue, glycogen and its water, extracellular water by sodium and carbohydrate, and adaptive
 * thermogenesis. Its own code and its own figures in MJ, so that what is tested against it shares nothing with it.
 */
const KCAL_PER_MJ = 239.006;
const FAT_MJ = 39.5;
const LEAN_MJ = 7.6;
const GLYCOGEN_MJ = 17.6;
const GLYCOGEN_KG = 0.5;
/** A kilogram of glycogen binds 2.7 kg of water. */
const WET = 3.7;
const SODIUM_MG_PER_L = 3220;
const SODIUM_MG_PER_L_DAY = 3000;
const CARB_SODIUM_MG_DAY = 4000;
const TEF = 0.1;
const ADAPTATION = 0.14;
const ADAPTATION_DAYS = 14;
const FAT_USE = 0.013;
const LEAN_USE = 0.092;
const FAT_TURNOVER = 0.75;
const LEAN_TURNOVER = 0.96;
const FORBES = (10.4 * LEAN_MJ) / FAT_MJ;
const STEPS_A_DAY = 8;

export interface HallStart {
  readonly weightKg: number;
  readonly fatKg: number;
  readonly restingKcal: number;
  /** Energy used in a day as a multiple of rest. */
  readonly activity: number;
  readonly sodiumMg: number;
  /** Share of energy from carbohydrate. */
  readonly carbs: number;
}

export interface HallDay {
  readonly kcal: number;
  readonly carbs: number;
  readonly sodiumMg: number;
  /** Multiplies what moving costs; 1 as usual. */
  readonly moving: number;
}

export interface HallBody {
  /** Without luteal water, gut and scale. */
  readonly weightKg: () => number;
  /** Lives one day; returns the energy used in it, kcal. */
  readonly live: (day: HallDay) => number;
  /** Energy that a day of this kind uses now, kcal. */
  readonly expenditureAt: (day: HallDay) => number;
}

export const createHallBody = (start: HallStart): HallBody => {
  const rest = start.restingKcal / KCAL_PER_MJ;
  const held = rest * start.activity;
  const movingPerKg = ((1 - TEF) * held - rest) / start.weightKg;
  const carbsAtFirst = start.carbs * held;
  const glycogenUse = carbsAtFirst / GLYCOGEN_KG ** 2;
  const leanAtFirst = start.weightKg - start.fatKg - GLYCOGEN_KG * WET;
  let [fat, lean, glycogen, water, adapted] = [start.fatKg, leanAtFirst, GLYCOGEN_KG, 0, 0];
  const weightKg = () => fat + lean + glycogen * WET + water;

  const flows = ({ kcal, carbs, sodiumMg, moving }: HallDay) => {
    const eaten = kcal / KCAL_PER_MJ;
    const carbEnergy = carbs * eaten;
    const toGlycogen = carbEnergy - glycogenUse * glycogen ** 2;
    const toLean = FORBES / (FORBES + fat);
    const turnover = (LEAN_TURNOVER / LEAN_MJ) * toLean + (FAT_TURNOVER / FAT_MJ) * (1 - toLean);
    // At rest the body used `rest` at its first weight; digestion takes the same share of what is eaten.
    const before =
      rest +
      FAT_USE * (fat - start.fatKg) +
      LEAN_USE * (lean - leanAtFirst) +
      movingPerKg * moving * weightKg() +
      TEF * eaten +
      adapted;
    const stored = (eaten - before - toGlycogen) / (1 + turnover);
    return { eaten, carbEnergy, toGlycogen, toLean, stored, used: before + turnover * stored, sodiumMg };
  };

  const live = (day: HallDay): number => {
    let used = 0;
    for (let step = 0; step < STEPS_A_DAY; step += 1) {
      const part = 1 / STEPS_A_DAY;
      const flow = flows(day);
      used += flow.used * part;
      fat = Math.max(1, fat + ((1 - flow.toLean) * flow.stored * part) / FAT_MJ);
      lean += (flow.toLean * flow.stored * part) / LEAN_MJ;
      glycogen = Math.max(0.05, glycogen + (flow.toGlycogen * part) / GLYCOGEN_MJ);
      const sodiumChange = day.sodiumMg - start.sodiumMg;
      const carbChange = CARB_SODIUM_MG_DAY * (1 - flow.carbEnergy / carbsAtFirst);
      water += ((sodiumChange - SODIUM_MG_PER_L_DAY * water - carbChange) * part) / SODIUM_MG_PER_L;
      adapted += ((ADAPTATION * (flow.eaten - held) - adapted) * part) / ADAPTATION_DAYS;
    }
    return used * KCAL_PER_MJ;
  };

  return { weightKg, live, expenditureAt: (day) => flows(day).used * KCAL_PER_MJ };
};
