import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { requireReadableLock } from '../app/guards/locked-guard.ts';
import { MemberArea } from '../app/shell/member-area.tsx';
import { LockedKitchenScreen } from '../features/kitchen/locked-kitchen.tsx';
import { LockedPlanScreen } from '../features/plan/dish/locked-plan-screen.tsx';

/** The dish that is being cooked, and how far; anything odd is ignored. */
const todaySearch = v.object({
  cook: v.optional(v.fallback(v.optional(v.string()), undefined)),
  step: v.optional(
    v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))), undefined),
  ),
});

/** Today's meals on a locked device, and the kitchen for them. */
export const Route = createFileRoute('/today')({
  beforeLoad: requireReadableLock,
  validateSearch: todaySearch,
  component: TodayLocked,
});

function TodayLocked() {
  const { member, plan } = Route.useRouteContext();
  const { cook, step = 0 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MemberArea ports={member}>
      {cook === undefined ? (
        <LockedPlanScreen plan={plan} />
      ) : (
        <LockedKitchenScreen
          plan={plan}
          recipeId={cook}
          step={step}
          onStep={(to) =>
            void navigate({ search: { cook, step: to }, state: true, replace: true, resetScroll: false })
          }
          onLeave={() => void navigate({ search: {}, state: true })}
        />
      )}
    </MemberArea>
  );
}
