import { mealsChange, type PlanChange, together } from '../../../device/plan/meals-change.ts';
import { foodsAdded, type LoggedFood } from '../../../domain/food/diary/log-food.ts';
import type { Dish } from '../../../terms/food.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import type { DishLine } from '../day/day-view.ts';
import { type SlotContext, solvable } from '../day/slot-context.ts';
import { eatenChange } from '../use-plan-commands.ts';

type Context = Pick<SlotContext, 'date' | 'member' | 'catalogue' | 'day' | 'slot'>;

/** Food beside the plan; with `instead` what was planned for that meal is skipped. */
export const offPlanChange = (
  context: Context,
  eaten: LoggedFood,
  name: string,
  instead: boolean,
): PlanChange => {
  const { date, member, day } = context;
  const label = day.slots.find(({ slot }) => slot === eaten.slot)?.label ?? '';
  const food = foodsAdded(date, [eaten], `${name} added to ${label}`);
  const known = solvable(context);
  if (!instead || known === null) return food;
  const skipped = mealsChange(member, known.planId, [{ date, slot: eaten.slot, meals: [] }], '');
  return together(`${name} instead of what was planned for ${label}`, [food, skipped]);
};

/** A dish of the recipe book that was eaten in the slot instead of what was planned: one serving of it. */
export const dishEatenChange = ({ date, member, slot }: Context, planId: string, dish: Dish): PlanChange => {
  const line: DishLine = {
    key: dish.id,
    name: dish.name,
    kcal: Math.round(amountOf(dish.nutrients, 'energy_kcal')),
    detail: null,
    eaten: false,
    pot: null,
  };
  const held = mealsChange(
    member,
    planId,
    [{ date, slot: slot.slot, meals: [{ recipe: dish.id, portion: 1 }] }],
    '',
  );
  return together(`${dish.name} eaten at ${slot.label}`, [
    held,
    eatenChange({ planId, day: date }, slot.slot, [line]),
  ]);
};
