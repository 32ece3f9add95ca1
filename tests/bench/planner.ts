import { loadCatalogue } from '../../catalogue/load.ts';
import { amountOf } from '../../src/domain/catalogue/nutrients.ts';
import type { Catalogue } from '../../src/domain/catalogue/types.ts';
import { dailyTargets } from '../../src/domain/nutrition/daily-targets.ts';
import { COVERED_NUTRIENTS, referenceIntakes } from '../../src/domain/nutrition/reference-intakes.ts';
import { planWeek } from '../../src/domain/planner/plan-week.ts';
import { dayTotals } from '../../src/domain/planner/totals.ts';
import { ruleBreaks } from '../support/plan-checks.ts';
import { randomProfile } from '../support/random-profiles.ts';
import { syntheticCatalogue } from '../support/synthetic-catalogue.ts';

/** Plans weeks for random adults and prints how near they come: `tsx tests/bench/planner.ts [profiles] [synthetic]`. */
const count = Number(process.argv[2] ?? 200);
const catalogue: Catalogue = process.argv[3] === 'synthetic' ? syntheticCatalogue() : loadCatalogue();

const safety = { pregnantOrBreastfeeding: false, kidneyDisease: false, eatingDisorder: false };
const times: number[] = [];
const errors: number[] = [];
const macroErrors: number[] = [];
const refusals: string[] = [];
const distinct: number[] = [];
const met: number[] = [];
const shortBy = new Map<string, number>();
let allFour = 0;
/** Days whose protein target is one that ordinary dishes can meet: at least 13 % of energy. */
let reachableDays = 0;
let reachableFour = 0;
let within3 = 0;
let days = 0;
let sodiumOver = 0;
let breaks = 0;
let planned = 0;

for (let seed = 1; seed <= count; seed += 1) {
  const { facts, rules } = randomProfile(seed);
  const daily = dailyTargets(facts, safety, { factsConfirmed: true });
  if (!daily.ok) throw new Error('adults have targets');
  const { targets } = daily.value;
  const started = performance.now();
  const plan = planWeek({ targets, rules, facts, safety, seed, startDate: '2026-03-01', days: 8, catalogue });
  times.push(performance.now() - started);
  if (!plan.ok) {
    refusals.push(
      `${seed}: ${JSON.stringify(plan.error)} ${rules.diet} ${rules.allergies} ${targets.kcal} kcal`,
    );
    continue;
  }
  planned += 1;
  breaks += ruleBreaks(plan.value.days, rules, catalogue).length;
  distinct.push(new Set(plan.value.days.flatMap(({ meals }) => meals.map((meal) => meal.recipeId))).size);
  const totals = plan.value.days.map((day) => dayTotals(day, catalogue));
  for (const day of totals) {
    const energy = Math.abs(amountOf(day, 'energy_kcal') / targets.kcal - 1);
    const macros = [
      Math.abs(amountOf(day, 'protein_g') / targets.protein - 1),
      Math.abs(amountOf(day, 'fat_g') / targets.fat - 1),
      Math.abs(amountOf(day, 'carbs_g') / targets.carbs - 1),
    ];
    days += 1;
    errors.push(energy);
    macroErrors.push(...macros);
    if (energy <= 0.03) within3 += 1;
    const isFour = energy <= 0.05 && macros.every((error) => error <= 0.05);
    const isReachable = targets.protein * 4 >= 0.13 * targets.kcal;
    if (isFour) allFour += 1;
    if (isReachable) reachableDays += 1;
    if (isReachable && isFour) reachableFour += 1;
  }
  const intakes = referenceIntakes(facts, safety);
  const mean = (nutrient: Parameters<typeof amountOf>[1]) =>
    totals.reduce((sum, day) => sum + amountOf(day, nutrient), 0) / totals.length;
  const missed = COVERED_NUTRIENTS.filter((nutrient) => mean(nutrient) < intakes[nutrient] * 0.9999);
  for (const nutrient of missed) shortBy.set(nutrient, (shortBy.get(nutrient) ?? 0) + 1);
  met.push(1 - missed.length / COVERED_NUTRIENTS.length);
  if (mean('sodium_mg') > intakes.sodium_cdrr_mg) sodiumOver += 1;
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const average = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const at = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;
console.log({
  dishes: catalogue.dishes.size,
  planned,
  refused: refusals.length,
  ruleBreaks: breaks,
  'days within 3 % of energy': percent(within3 / days),
  'worst day': percent(Math.max(...errors)),
  'days with all four within 5 %': percent(allFour / days),
  'the same, protein target at least 13 % of energy': percent(reachableFour / reachableDays),
  'mean error, energy': percent(average(errors)),
  'mean error, macros': percent(average(macroErrors)),
  'nutrients met': percent(average(met)),
  'weeks over sodium': sodiumOver,
  'distinct dishes': `${Math.min(...distinct)}-${Math.max(...distinct)}, mean ${average(distinct).toFixed(1)}`,
  'p50 ms': at(times, 0.5).toFixed(0),
  'p95 ms': at(times, 0.95).toFixed(0),
});
console.log('weeks short of:', Object.fromEntries([...shortBy].sort((one, other) => other[1] - one[1])));
for (const refusal of refusals.slice(0, 20)) console.log('refused', refusal);
