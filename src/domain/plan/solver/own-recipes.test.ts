import { expect, test } from 'vitest';
import { inJournal, line, lineFood, ownFood, ownId, ownRecipe } from '../../../../tests/support/own-food.ts';
import { ruleBreaks } from '../../../../tests/support/plan-checks.ts';
import { plannedWeek } from '../../../../tests/support/planned-week.ts';
import { NO_SAFETY_FACTS, randomProfile } from '../../../../tests/support/random-profiles.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { ALLERGENS, type Dish, MEAL_KINDS, SLOTS } from '../../../terms/food.ts';
import { dailyTargets } from '../../body/nutrition/daily-targets.ts';
import { withOwn } from '../../food/own-food/own-dishes.ts';
import { foldOwn, type OwnRecipe, putFood, putRecipe } from '../../food/own-food/own-food.ts';
import { createRandom } from '../../random.ts';
import { regenerateSlots } from '../changes/regenerate.ts';
import { resolveSlot } from '../changes/resolve-slot.ts';
import { similarDishes } from '../changes/similar-dishes.ts';
import { slotCandidates } from '../changes/slot-candidates.ts';
import { eligibleDishes } from '../rules/eligibility.ts';
import { foldOpinions } from '../week/dish-opinions.ts';
import type { PlanToSolve } from '../week/solver-input.ts';

const base = realCatalogue();
const foods = [...base.foods.values()];
const START = '2026-03-02';
const RECIPES = 24;
const OAT_DRINK = ownFood({ id: ownId(900) });

interface Written {
  readonly recipe: OwnRecipe;
  readonly fate: 'kept' | 'incomplete' | 'removed';
}

/** Recipes of two to five foods: the catalogue's, one of the library, one of the member's own, and one to taste. */
const randomRecipe = (at: number, below: (count: number) => number): Written => {
  const some = <T>(all: readonly [T, ...T[]]): T => all[below(all.length)] ?? all[0];
  const food = () => foods[below(foods.length)]?.id ?? 'rice-white-cooked';
  const weighed = Array.from({ length: 2 + below(3) }, () => food()).map((id) =>
    line(id, id, 40 + below(300)),
  );
  const described = lineFood(`l:${at}`, {
    diet: some(['vegan', 'lacto', 'ovo', 'meat', 'fish', 'honey']),
    allergens: below(3) === 0 ? [some(ALLERGENS)] : [],
  });
  const fate = some<Written['fate']>(['kept', 'kept', 'kept', 'kept', 'incomplete', 'removed']);
  const lines = [
    ...weighed,
    ...(below(3) === 0 ? [line('to taste', food(), 0)] : []),
    ...(below(4) === 0 ? [line('of the library', described.id, below(2) * 100)] : []),
    ...(below(4) === 0 ? [line('of ours', OAT_DRINK.id, 150)] : []),
    ...(fate === 'incomplete' ? [line('powder', null, null)] : []),
  ];
  const recipe = ownRecipe({
    id: ownId(at),
    name: `Recipe ${at}`,
    kinds: MEAL_KINDS.filter(() => below(2) === 0),
    servings: 1 + below(3),
    minutesActive: below(50),
    minutesTotal: 60,
    keeps: below(4),
    lines,
    foods: [described],
    allergens: below(8) === 0 ? [some(ALLERGENS)] : [],
  });
  return { recipe, fate };
};

/** A profile and everything that somebody might plan for them, with the recipes that they must never be given. */
const writerOf = (seed: number) => {
  const { below } = createRandom(seed + 7000);
  const profile = randomProfile(seed);
  const excludedFoods = [foods[below(foods.length)]?.id ?? ''];
  const rules = { ...profile.rules, excludedFoods };
  const written = Array.from({ length: RECIPES }, (_, at) => randomRecipe(at + 1, below));
  const puts = [
    { kind: 'food.put', payload: putFood(OAT_DRINK, null) } as const,
    ...written.map(({ recipe }) => ({ kind: 'recipe.put', payload: putRecipe(recipe, null) }) as const),
  ];
  const gone = written.flatMap(({ recipe, fate }, at) =>
    fate === 'removed'
      ? [{ kind: 'recipe.remove', payload: { recipe: recipe.id, replaces: String(at + 2) } } as const]
      : [],
  );
  const catalogue = withOwn(base, foldOwn(inJournal([...puts, ...gone])));
  /** Read from the lines, apart from what the app computes of a recipe. */
  const mustNotHave = ({ recipe, fate }: Written): boolean => {
    const ticked = recipe.allergens.map((allergen) => lineFood('ticked', { allergens: [allergen] }));
    const described = [...recipe.foods, OAT_DRINK, ...foods, ...ticked];
    const used = recipe.lines.map(({ food: id }) => id).concat(ticked.map(({ id }) => id));
    const known = new Map(described.map((one) => [one.id, { ...foods[0], ...one }]));
    const dish = { kinds: MEAL_KINDS, minutesActive: 0, keeps: 1, ingredients: [] as unknown[] };
    dish.ingredients = used.flatMap((id) => (id === null ? [] : [{ food: id, grams: 1 }]));
    const one = { foods: known, dishes: new Map([[recipe.id, dish]]) } as never;
    const meals = [{ slot: 'lunch', recipeId: recipe.id, portion: 1 } as const];
    return fate !== 'kept' || ruleBreaks([{ date: START, meals }], rules, one).length > 0;
  };
  const forbidden = new Set(written.filter(mustNotHave).map(({ recipe }) => recipe.id as string));
  return { ...profile, rules, catalogue, forbidden };
};

const usesOwn = (id: string): boolean => id.startsWith('o:');

/** The ways in which dishes are chosen: for a whole week first of all, then for parts of one. */
const offeredBy = (seed: number, plan: PlanToSolve) => {
  const { days, rules, opinions, catalogue } = plan;
  const date = days[3]?.date ?? START;
  const anew = regenerateSlots(plan, [date], seed);
  if (!anew.ok) throw new Error(anew.error.kind);
  const own = [...catalogue.dishes.values()].filter(({ id }) => usesOwn(id));
  return {
    week: eligibleDishes(rules, catalogue).map(({ id }) => id),
    anew: anew.value.flatMap(({ meals }) => meals.map(({ recipe }) => recipe)),
    candidates: SLOTS.flatMap((slot) => slotCandidates(plan, days, date, slot).map(({ id }) => id)),
    resolved: SLOTS.flatMap((slot) =>
      resolveSlot(plan, { date, slot, recipeId: null }, 500).map(({ meal }) => meal.recipeId),
    ),
    similar: own.flatMap((dish: Dish) =>
      similarDishes(dish, { rules, opinions }, catalogue, 500).map(({ id }) => id),
    ),
  };
};

test.each([2, 4, 6, 8])(
  'of random recipes of their own nobody is given an incomplete, removed or forbidden one, anywhere (%i)',
  (seed) => {
    const { facts, rules, catalogue, forbidden } = writerOf(seed);
    const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
    if (!daily.ok) throw new Error('no targets');
    const opinions = foldOpinions([], START, catalogue.dishes);
    const plan: PlanToSolve = {
      targets: daily.value.targets,
      rules,
      opinions,
      catalogue,
      days: plannedWeek().days,
      held: [],
      offPlanFoods: [],
      floorKcal: 1200,
      plannedFor: null,
    };
    const offered = offeredBy(seed, plan);
    for (const [where, ids] of Object.entries(offered))
      expect(
        ids.filter((id) => forbidden.has(id)),
        where,
      ).toEqual([]);
    expect(forbidden.size).toBeLessThan(RECIPES);
    expect(offered.week.filter(usesOwn)).toHaveLength(RECIPES - forbidden.size);
    expect(offered.candidates.filter(usesOwn).length).toBeGreaterThan(0);
  },
);
