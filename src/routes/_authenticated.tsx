import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MemberArea } from '../app/member-area.tsx';
import { requireMember } from '../app/member-guard.ts';

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
