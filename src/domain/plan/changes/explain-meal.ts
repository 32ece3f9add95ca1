import { type Dish, kindOfSlot, type Slot } from '../../../terms/food.ts';
import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';
import type { DayTargets, PlannedMeal } from '../../../terms/plan.ts';
import type { ReferenceIntakes } from '../../body/nutrition/reference-intakes.ts';
import { SLOT_SHARES } from '../solver/slot-shares.ts';

export interface WhyContext {
  readonly targets: DayTargets;
  /** The member's reference intakes; left out, no vitamin or mineral is a reason. */
  readonly intakes?: ReferenceIntakes;
}

const QUICK_MINUTES = 15;
/** A dish is praised for a nutrient when it brings this many times its slot's fair share of it. */
const PRAISED = 1.3;

/** The nutrients that many people's days run short of, in words. */
const RICH_IN = [
  ['iron_mg', 'iron'],
  ['calcium_mg', 'calcium'],
  ['ala_g', 'omega-3'],
  ['potassium_mg', 'potassium'],
  ['magnesium_mg', 'magnesium'],
  ['vit_c_mg', 'vitamin C'],
  ['vit_a_rae_ug', 'vitamin A'],
  ['vit_d_ug', 'vitamin D'],
  ['folate_dfe_ug', 'folate'],
  ['vit_b12_ug', 'vitamin B12'],
] as const satisfies readonly (readonly [Nutrient, string])[];

const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  breakfast: 'breakfast',
  snacks1: 'a snack',
  lunch: 'lunch',
  snacks2: 'a snack',
  dinner: 'dinner',
};

const strongest = (reasons: readonly (readonly [string, number])[]): string | null =>
  reasons.reduce<readonly [string, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    ['', PRAISED],
  )[0] || null;

/**
 * Why a dish is in the plan, as one short clause computed from its numbers: at most two of its macros,
 * its richest vitamin or mineral, and its speed; otherwise that it fits the slot's energy.
 */
export const explainMeal = (
  { slot, portion }: Pick<PlannedMeal, 'slot' | 'portion'>,
  dish: Dish,
  { targets, intakes }: WhyContext,
): string => {
  const share = SLOT_SHARES[slot];
  const timesFair = (nutrient: Nutrient, daily: number): number =>
    (amountOf(dish.nutrients, nutrient) * portion) / (daily * share);
  const macro = strongest([
    ['high in fibre', timesFair('fiber_g', targets.fiber)],
    [
      kindOfSlot(slot) === 'main' ? 'your protein for the day' : 'a good share of your protein',
      timesFair('protein_g', targets.protein),
    ],
  ]);
  const micro =
    intakes === undefined
      ? null
      : strongest(
          RICH_IN.map(([nutrient, words]) => [`rich in ${words}`, timesFair(nutrient, intakes[nutrient])]),
        );
  const quick = dish.minutesTotal <= QUICK_MINUTES ? `quick: ${dish.minutesTotal} minutes` : null;
  const clauses = [macro, micro, quick].filter((clause) => clause !== null).slice(0, 2);
  return clauses.length > 0 ? clauses.join(', ') : `fits your energy for ${SLOT_WORDS[slot]}`;
};

/** The reason of `explainMeal` as a sentence, after the member's own if they love the dish. */
export const whyInWords = (why: string, isLoved: boolean): string =>
  `${isLoved ? 'You love it. ' : ''}${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
