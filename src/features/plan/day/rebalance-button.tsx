import { chakra } from '@chakra-ui/react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useMinuteOfDay } from '../../../device/hooks/use-clock.ts';
import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import { rebalanceChange } from '../../../device/plan/rebalance-change.ts';
import { MEAL_TIMES } from '../../../domain/kitchen/cooking/meal-times.ts';
import { type Catalogue, SLOTS } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button } from '../../../ui/show/button.tsx';
import { slotsSet } from '../plan-change.ts';
import type { PlanCommands } from '../use-plan-commands.ts';
import { solvable } from './slot-context.ts';

const Reason = chakra('span', { base: { flex: '1 0 100%', pb: '2' } });

/**
 * Offers to rebalance the rest of the day, the meals whose time is not over, after a change that moved its energy. Says
 * why where nothing that is left can.
 */
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
  const rebalancing = rebalanceChange(member, known.planId, known.toSolve, date, kept);
  if (rebalancing === null) return null;
  const { change } = rebalancing;
  if (change === null) return <Reason>{rebalancing.reason}</Reason>;
  return (
    <Button look="quiet" size="sm" onClick={() => commands.follow(change)}>
      Rebalance the rest of the day
    </Button>
  );
}
