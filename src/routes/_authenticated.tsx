import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireMember } from '../app/guards/member-guard.ts';
import { MemberArea } from '../app/shell/member-area.tsx';

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: requireMember,
  component: Authenticated,
});

function Authenticated() {
  return (
    <MemberArea ports={Route.useRouteContext().member}>
      <Outlet />
    </MemberArea>
  );
}
