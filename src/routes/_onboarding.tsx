import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MemberArea } from '../app/member-area.tsx';
import { requireMember } from '../app/member-guard.ts';
import { DraftProvider } from '../features/onboarding/draft-context.tsx';

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
