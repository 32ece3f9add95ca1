import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireMemberOrTrial } from '../app/guards/member-guard.ts';
import { MemberArea } from '../app/shell/member-area.tsx';
import { DraftProvider } from '../features/answers/onboarding/draft-context.tsx';

export const Route = createFileRoute('/_onboarding')({
  beforeLoad: requireMemberOrTrial,
  component: Onboarding,
});

function Onboarding() {
  return (
    <MemberArea ports={Route.useRouteContext().member}>
      <DraftProvider>
        <Outlet />
      </DraftProvider>
    </MemberArea>
  );
}
