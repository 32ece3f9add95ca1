import fc from 'fast-check';
import { expect, test } from 'vitest';
import { macrosFor } from '../../../../src/domain/nutrition/macros.ts';
import { ADULT_INTAKES, nutrientGoals } from '../../../../src/domain/nutrition/reference-intakes.ts';
import { eligibleDishes } from '../../../../src/domain/planner/eligibility.ts';
import { createPlanModel } from '../../../../src/domain/planner/plan-model.ts';
import { createWeekState, type Place } from '../../../../src/domain/planner/week-state.ts';
import { syntheticCatalogue } from '../../../support/synthetic-catalogue.ts';

const catalogue = syntheticCatalogue();
const dishes = eligibleDishes(
  { diet: 'full_non_vegetarian', eatsEggs: true, eatsDairy: true, allergies: [], excludedFoods: [] },
  catalogue,
);
const model = createPlanModel(
  dishes,
  catalogue.foods,
  macrosFor(2000, 70),
  nutrientGoals(ADULT_INTAKES, false),
);
const fixed = { days: 3, cooksFrom: 0, keptTotals: new Float64Array(model.width), uses: [], given: [] };

const move = fc.record({
  place: fc.nat({ max: 14 }),
  dish: fc.nat({ max: dishes.length - 1 }),
  steps: fc.integer({ min: 2, max: 8 }),
  slack: fc.integer({ min: -200, max: 200 }),
  keep: fc.boolean(),
});

test('the running cost is what a fresh count of the same week costs', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const places: Place[] = Array.from({ length: 15 }, (_, at) => ({
        day: Math.floor(at / 5),
        slot: at % 5,
        dish: at,
        steps: 4,
      }));
      const state = createWeekState(model, fixed, places);
      for (const { place: at, dish, steps, slack, keep } of moves) {
        const place = places[at];
        if (!place || (dish !== place.dish && !state.uses.allows(dish, place.day))) continue;
        const before = state.cost();
        const tried = state.tryChange(place, dish, steps, Number.POSITIVE_INFINITY);
        const limit = tried + slack;
        const limited = state.tryChange(place, dish, steps, limit);
        expect(tried < limit ? limited === tried : limited >= limit).toBe(true);
        state.tryChange(place, dish, steps, Number.POSITIVE_INFINITY);
        expect(state.cost()).toBe(before);
        if (!keep) continue;
        state.commit();
        expect(state.cost()).toBeCloseTo(tried, 8);
      }
      const fresh = createWeekState(
        model,
        fixed,
        places.map((place) => ({ ...place })),
      );
      expect(state.cost()).toBeCloseTo(fresh.cost(), 6);
    }),
  );
});
