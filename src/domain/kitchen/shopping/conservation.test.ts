import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ate, KITCHEN, PLAN, SLOTS_USED, TODAY } from '../../../../tests/support/kitchen-household.ts';
import {
  changeRecipe,
  firstRecipes,
  OWN_RECIPES,
  recipeChange,
} from '../../../../tests/support/own-kitchen.ts';
import { shelfOf } from '../../../../tests/support/pantry-shelf.ts';
import { twoPhones } from '../../../../tests/support/two-phones.ts';
import type { Catalogue } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { PlannedDay } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { withOwn } from '../../food/own-food/own-dishes.ts';
import { foldOwn } from '../../food/own-food/own-food.ts';
import { foldWeek } from '../../plan/week/week.ts';
import { pantryTakes } from '../cooking/takes.ts';
import { stockOf } from '../pantry/stock.ts';
import { boughtOn } from './bought-today.ts';
import { boughtAfterTap, listLines } from './list-lines.ts';
import { needsOf } from './needs.ts';
import { type PlannedServing, plannedServings, sortServings } from './servings-to-cook.ts';
import { shopThings } from './shop-things.ts';

const DAYS = [TODAY, addDays(TODAY, 1), addDays(TODAY, 2)];
const RECIPES = ['dal', OWN_RECIPES[0], 'pilaf', 'salad', OWN_RECIPES[1], 'rice'];

type Log = readonly JournalEntry[];
const kitchenOf = (log: Log): Catalogue => withOwn(KITCHEN, foldOwn(log));
const thingsOf = (log: Log) => shopThings(kitchenOf(log).foods);
/** The name under which the pantry keeps a food. */
const namesOf = (log: Log): ((id: string) => string) => {
  const things = thingsOf(log);
  return (id) => things.of(id)?.id ?? id;
};
const stockIn = (log: Log) => stockOf(log, namesOf(log));

interface Plan {
  readonly id: string;
  readonly days: readonly PlannedDay[];
}

const makePlan = (id: string, from: number): Plan => ({
  id,
  days: DAYS.map((date, day) => ({
    date,
    meals: SLOTS_USED.map((slot, at) => ({
      slot,
      recipeId: RECIPES[(from + day * 2 + at) % RECIPES.length] ?? 'dal',
      portion: 1 + ((from + day) % 3) / 4,
    })),
  })),
});

const servingsOf = (plan: Plan, log: Log): readonly PlannedServing[] => {
  const { days, changes } = foldWeek(plan, log, null, kitchenOf(log));
  return plannedServings(days, changes.peopleAt);
};

const listOf = (plan: Plan, log: Log) =>
  listLines(
    needsOf(sortServings(servingsOf(plan, log), log).open, kitchenOf(log)),
    thingsOf(log),
    stockIn(log),
    boughtOn(log, TODAY, namesOf(log)),
  );

/** True where the last word about the meal, of either kind, is that it was eaten or cooked. */
const isOver = (log: Log, date: string, slot: string, recipe: string): boolean => {
  let eaten = false;
  let cooked = false;
  for (const { day, kind, payload } of log) {
    if (day !== date) continue;
    if (kind === 'meal.eaten' && payload.slot === slot && payload.dish === recipe) eaten = payload.eaten;
    if (kind === 'meal.cooked' && payload.slot === slot && payload.recipe === recipe) cooked = payload.cooked;
  }
  return eaten || cooked;
};

/** Grams that the open meals ask for of a thing, added up plate by plate and ingredient by ingredient. */
const gramsAsked = (plan: Plan, log: Log, thing: string): number => {
  const { days, changes } = foldWeek(plan, log, null, kitchenOf(log));
  const { dishes, foods } = kitchenOf(log);
  const nameOf = namesOf(log);
  let asked = 0;
  for (const { date, meals } of days)
    for (const { slot, recipeId, portion } of meals) {
      if (isOver(log, date, slot, recipeId)) continue;
      for (let plate = 0; plate < changes.peopleAt(date, slot); plate += 1)
        for (const { food, grams } of dishes.get(recipeId)?.ingredients ?? []) {
          const { yield: swells = 1, refuse = 0 } = foods.get(food) ?? {};
          const plate = (grams / (dishes.get(recipeId)?.portions ?? 1)) * portion;
          if (nameOf(food) === thing) asked += plate / swells / (1 - refuse);
        }
    }
  return asked;
};

/** need - pantry - bought = to buy, of everything, on what a plain shelf holds of this log. */
const holdLaw = (plan: Plan, log: Log): void => {
  const lines = listOf(plan, log);
  const names = lines.map(({ thing }) => thing.name);
  expect(names).toEqual([...new Set(names)]);
  for (const { id } of thingsOf(log).all) {
    const asked = gramsAsked(plan, log, id);
    const missing = Math.max(asked - shelfOf(log, id), 0);
    const line = lines.find(({ thing }) => thing.id === id);
    const toBuy = line?.state === 'to-buy' ? line.amount.grams : 0;
    expect(toBuy).toBeGreaterThanOrEqual(0);
    expect(toBuy).toBeCloseTo(missing, 4);
    if (asked > 0) expect(line, `${id} is asked for`).toBeDefined();
    if (asked === 0 && line !== undefined) expect(line.state, `${id} is not asked for`).toBe('bought');
  }
};

const place = { phone: fc.nat(1), day: fc.nat(2), slot: fc.constantFrom(...SLOTS_USED) };
const step = fc.oneof(
  fc.record({ kind: fc.constant('plan'), from: fc.nat(7) }),
  fc.record({
    ...place,
    kind: fc.constant('swap'),
    recipe: fc.option(fc.nat(5)),
    quarters: fc.integer({ min: 2, max: 8 }),
  }),
  fc.record({ ...place, kind: fc.constant('table'), people: fc.option(fc.integer({ min: 1, max: 4 })) }),
  fc.record({ ...place, kind: fc.constant('eat'), eaten: fc.boolean() }),
  fc.record({ ...place, kind: fc.constant('cook') }),
  fc.record({ phone: fc.nat(1), kind: fc.constant('recipe'), change: recipeChange }),
  fc.record({ phone: fc.nat(1), kind: fc.constant('tick'), line: fc.nat(8) }),
  fc.record({ phone: fc.nat(1), kind: fc.constant('count'), thing: fc.nat(7), grams: fc.nat(900) }),
  fc.record({ phone: fc.nat(1), kind: fc.constant('undo') }),
  fc.record({ phone: fc.nat(1), kind: fc.constant('sync') }),
);

test('the law holds through plans, recipes that change, swaps, ticks, counts, cooking and undo on two phones', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const phones = twoPhones();
      for (const fact of firstRecipes()) phones.record(0, fact);
      for (const phone of [0, 1]) phones.sync(phone);
      let plan = makePlan(PLAN, 0);
      for (const [at, one] of steps.entries()) {
        if (one.kind === 'plan') {
          plan = makePlan(`plan-${at}`, one.from);
          continue;
        }
        const { phone } = one;
        const log = phones.logOf(phone);
        switch (one.kind) {
          case 'sync':
            phones.sync(phone);
            break;
          case 'undo': {
            const others = phones.discardLast(phone);
            const stock = stockIn(others);
            const after = stockIn(phones.logOf(phone));
            for (const [id, grams] of after) expect(grams).toBeCloseTo(stock.get(id) ?? 0, 4);
            expect([...after.keys()].sort()).toEqual([...stock.keys()].sort());
            break;
          }
          case 'count': {
            const { all } = thingsOf(log);
            const thing = all[one.thing % all.length]?.id ?? 'rice';
            phones.record(phone, {
              day: TODAY,
              kind: 'pantry.set',
              payload: { food: thing, grams: one.grams },
            });
            break;
          }
          case 'tick': {
            const lines = listOf(plan, log);
            const line = lines[one.line % Math.max(lines.length, 1)];
            if (line === undefined) break;
            const payload = { food: line.thing.id, grams: boughtAfterTap(line) };
            phones.record(phone, { day: TODAY, kind: 'shopping.bought', payload });
            const after = listOf(plan, phones.logOf(phone));
            if (line.state === 'to-buy')
              expect(after.find(({ thing }) => thing === line.thing)?.state).not.toBe('to-buy');
            expect(after.filter(({ thing }) => thing.id !== line.thing.id)).toEqual(
              lines.filter(({ thing }) => thing.id !== line.thing.id),
            );
            break;
          }
          case 'recipe': {
            const stock = stockIn(log);
            const open = sortServings(servingsOf(plan, log), log).open.length;
            phones.record(phone, ...changeRecipe(one.change, foldOwn(log)));
            const after = phones.logOf(phone);
            // The stock at home stays, and no meal goes that was planned.
            expect([...stockIn(after)]).toEqual([...stock]);
            expect(sortServings(servingsOf(plan, after), after).open).toHaveLength(open);
            if (one.change.to === 'removed') expect(listOf(plan, after)).toEqual(listOf(plan, log));
            break;
          }
          case 'swap': {
            const recipe = one.recipe === null ? undefined : RECIPES[one.recipe];
            const meals = recipe === undefined ? [] : [{ recipe, portion: one.quarters / 4 }];
            const day = DAYS[one.day] ?? TODAY;
            phones.record(phone, {
              day,
              kind: 'meals.set',
              payload: { planId: plan.id, slot: one.slot, meals },
            });
            break;
          }
          case 'table': {
            const day = DAYS[one.day] ?? TODAY;
            phones.record(phone, { day, kind: 'table.set', payload: { slot: one.slot, people: one.people } });
            break;
          }
          default: {
            const day = DAYS[one.day] ?? TODAY;
            const meal = servingsOf(plan, log).find((each) => each.day === day && each.slot === one.slot);
            const kitchen = kitchenOf(log);
            const dish = kitchen.dishes.get(meal?.recipeId ?? '');
            if (meal === undefined || dish === undefined) break;
            const { slot } = meal;
            if (one.kind === 'eat')
              phones.record(phone, ate(day, dish.id, 400, { planId: plan.id, slot, eaten: one.eaten }));
            else {
              const isOpen = sortServings([meal], log).open.length > 0;
              const takes = pantryTakes(dish, kitchen.foods, meal.servings);
              phones.record(phone, {
                day,
                kind: 'meal.cooked',
                payload: { planId: plan.id, slot, recipe: dish.id, takes, cooked: isOpen },
              });
            }
          }
        }
        holdLaw(plan, phones.logOf(phone));
      }
      for (const phone of [0, 1, 0]) phones.sync(phone);
      holdLaw(plan, phones.logOf(0));
      expect(listOf(plan, phones.logOf(0))).toEqual(listOf(plan, phones.logOf(1)));
    }),
    { numRuns: 150 },
  );
});
