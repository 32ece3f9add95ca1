import { loadCatalogue } from '../../catalogue/load.ts';
import { dailyTargets } from '../../src/domain/nutrition/daily-targets.ts';
import { planWeek } from '../../src/domain/planner/plan-week.ts';
import { randomProfile } from '../support/random-profiles.ts';

const PROFILES = 60;
const DAYS = 8;
const NO_SAFETY_FACTS = { pregnantOrBreastfeeding: false, kidneyDisease: false, eatingDisorder: false };

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Milliseconds that one plan of eight days takes, over seeded profiles, after three to warm up. */
export async function measure() {
  const catalogue = loadCatalogue();
  const times: number[] = [];
  let refused = 0;
  for (let seed = 0; seed < PROFILES + 3; seed += 1) {
    const { facts, rules } = randomProfile(seed);
    const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
    if (!daily.ok) continue;
    const started = performance.now();
    const { targets } = daily.value;
    const plan = planWeek({ targets, rules, facts, seed, startDate: '2026-03-02', days: DAYS, catalogue });
    if (seed >= 3) times.push(performance.now() - started);
    if (!plan.ok) refused += 1;
  }
  const sorted = times.toSorted((a, b) => a - b);
  return [
    {
      profiles: sorted.length,
      refused,
      'median ms': Math.round(quantile(sorted, 0.5)),
      'p95 ms': Math.round(quantile(sorted, 0.95)),
      'worst ms': Math.round(quantile(sorted, 1)),
    },
  ];
}
