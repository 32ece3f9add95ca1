import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireMember } from '../app/guards/member-guard.ts';
import { MemberArea } from '../app/shell/member-area.tsx';
import { DraftProvider } from '../features/answers/onboarding/draft-context.tsx';

/** Onboarding belongs to a member: without one it asks to sign in. */
export const Route = createFileRoute('/_onboarding')({ beforeLoad: requireMember, component: Onboarding });

function Onboarding() {
  return (
    <MemberArea ports={Route.useRouteContext().member}>
      <DraftProvider>
        <Outlet />
      </DraftProvider>
    </MemberArea>
  );
}
