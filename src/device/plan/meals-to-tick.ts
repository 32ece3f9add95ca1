import { addDays } from '../../domain/calendar/days.ts';
import type { MealsToTick } from '../../domain/reminders/choices.ts';
import { PUSH_KINDS, slotOf } from '../../domain/reminders/kinds.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { dayOfPlan, dishKey } from '../db/device-plan.ts';
import type { MemberPlan } from './member-plan.ts';

/** A phone that lies in a drawer for longer opens the app instead. */
const DAYS_AHEAD = 7;

/** The dishes of the coming days that reminders can tick, without those that newer answers forbid. */
export const mealsToTick = (
  { plan, stateOf }: Pick<MemberPlan, 'plan' | 'stateOf'>,
  today: LocalDay,
): MealsToTick =>
  Object.fromEntries(
    Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).map((day) => [
      day,
      Object.fromEntries(
        PUSH_KINDS.flatMap((kind) => {
          const slot = slotOf(kind);
          const planned = dayOfPlan(plan, day);
          if (slot === null || planned === null || stateOf(day, slot).forbidden) return [];
          const dishes = planned.slots[slot].map((dish) => ({
            planId: plan.planId,
            dish: dishKey(dish),
            kcal: dish.kcal,
            name: dish.name,
          }));
          return [[slot, dishes]];
        }),
      ),
    ]),
  );
