import { createFileRoute } from '@tanstack/react-router';
import { requireReadableLock } from '../app/locked-guard.ts';
import { MemberArea } from '../app/member-area.tsx';
import { LockedPlanScreen } from '../features/meal-plan/locked-plan-screen.tsx';

/** Today's meals on a locked device, for a member who allowed that. */
export const Route = createFileRoute('/today')({ beforeLoad: requireReadableLock, component: TodayLocked });

function TodayLocked() {
  const { member, plan } = Route.useRouteContext();
  return (
    <MemberArea ports={member}>
      <LockedPlanScreen plan={plan} />
    </MemberArea>
  );
}
