import { join } from 'node:path';
import { catalogueTexts, loadCatalogue } from '../../catalogue/load.ts';
import { launchChromium, SCREENS } from '../../scripts/chromium.ts';
import { macrosFor } from '../../src/domain/nutrition/macros.ts';
import { planWeek } from '../../src/domain/planner/plan-week.ts';
import type { SolverInput } from '../../src/domain/planner/solver-input.ts';
import { NO_OPINIONS } from '../../src/domain/planner/types.ts';
import { inPageScript } from './in-page-script.ts';
import type { SlotTimes } from './slot/in-page.ts';

const TIMES = 30;
/** A phone of the middle range against a desk computer. */
const SLOWDOWN = 4;
const BAR_MS = 100;

const planAtHand = (): SolverInput => {
  const targets = macrosFor(2000, 90);
  const rules = {
    diet: 'full_non_vegetarian',
    eatsEggs: true,
    eatsDairy: true,
    allergies: [],
    excludedFoods: [],
  } as const;
  const catalogue = loadCatalogue();
  const plan = planWeek({ targets, rules, seed: 1, startDate: '2026-03-02', days: 10, catalogue });
  if (!plan.ok) throw new Error('There is no plan to change.');
  return {
    days: plan.value.days,
    held: [],
    offPlanFoods: [],
    targets,
    floorKcal: 1200,
    rules,
    plannedFor: null,
    opinions: NO_OPINIONS,
  };
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** What a member waits for when they change one slot, in Chromium slowed down to a phone, with every dish allowed. */
export async function measure() {
  const script = await inPageScript(join(import.meta.dirname, 'slot', 'in-page.ts'));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ ...SCREENS.phone });
    await page.addScriptTag({ content: script });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const input = JSON.stringify([catalogueTexts().catalogue, planAtHand(), TIMES]);
    const times: SlotTimes = await page.evaluate(`measureSlots(...${input})`);
    return [
      ['alternatives for one slot', times.swap] as const,
      ['rest of a day rebalanced', times.rebalance] as const,
    ].map(([solved, all]) => ({
      solved,
      times: all.length,
      slowdown: SLOWDOWN,
      'median ms': Number(median(all).toFixed(1)),
      'worst ms': Number(Math.max(...all).toFixed(1)),
      'bar, median ms': BAR_MS,
    }));
  } finally {
    await browser.close();
  }
}
