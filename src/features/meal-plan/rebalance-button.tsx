import type { MemberPlan } from '../../data/member-plan.ts';
import { type Catalogue, SLOTS } from '../../domain/catalogue/types.ts';
import { MEAL_TIMES } from '../../domain/kitchen/meal-times.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useToday } from '../../ports/hooks.ts';
import { useMinuteOfDay } from '../../ports/use-clock.ts';
import { Button } from '../../ui/button.tsx';
import { slotsSet } from './plan-change.ts';
import { rebalanceChange } from './rebalance-change.ts';
import { solvable } from './slot-context.ts';
import type { PlanCommands } from './use-plan-commands.ts';

/** Offers the rest of the day, the meals whose time is not over, after a change that moved its energy. */
export function RebalanceButton(props: {
  member: MemberPlan;
  catalogue: Catalogue;
  date: LocalDay;
  commands: Pick<PlanCommands, 'done' | 'follow'>;
}) {
  const { member, catalogue, date, commands } = props;
  const today = useToday();
  const minuteOfDay = useMinuteOfDay();
  const over = SLOTS.filter((slot) => MEAL_TIMES[slot].until <= minuteOfDay);
  const known = solvable({ member, catalogue });
  if (known === null || commands.done === null) return null;
  const kept = [...slotsSet(commands.done, date), ...(date === today ? over : [])];
  const change = rebalanceChange(member, known.planId, known.toSolve, date, kept);
  if (change === null) return null;
  return (
    <Button look="quiet" size="sm" onClick={() => commands.follow(change)}>
      Rebalance the rest of the day
    </Button>
  );
}
