import type { MemberPlan } from '../../data/member-plan.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { Button } from '../../ui/button.tsx';
import { slotsSet } from './plan-change.ts';
import { rebalanceChange } from './rebalance-change.ts';
import { solvable } from './slot-context.ts';
import type { PlanCommands } from './use-plan-commands.ts';

/** Offers the rest of the day after a change that moved its energy; nothing where that is near enough. */
export function RebalanceButton(props: {
  member: MemberPlan;
  catalogue: Catalogue;
  date: LocalDay;
  commands: Pick<PlanCommands, 'done' | 'follow'>;
}) {
  const { member, catalogue, date, commands } = props;
  const known = solvable({ member, catalogue });
  if (known === null || commands.done === null) return null;
  const change = rebalanceChange(member, known.planId, known.toSolve, date, slotsSet(commands.done, date));
  if (change === null) return null;
  return (
    <Button look="quiet" size="sm" onClick={() => commands.follow(change)}>
      Rebalance the rest of the day
    </Button>
  );
}
