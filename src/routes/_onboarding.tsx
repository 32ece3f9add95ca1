import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { DraftProvider } from '../features/onboarding/draft-context.tsx';

/** Onboarding belongs to a member: without one it asks to sign in. */
export const Route = createFileRoute('/_onboarding')({
  beforeLoad: ({ context }) => {
    if (context.ports.session.current() === null) throw redirect({ to: '/sign-in' });
  },
  component: Onboarding,
});

function Onboarding() {
  return (
    <DraftProvider>
      <Outlet />
    </DraftProvider>
  );
}
