import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

/** The one guard of the signed-in product. It asks the device, never the network. */
export const Route = createFileRoute('/_authenticated')({
  beforeLoad: ({ context }) => {
    if (context.ports.session.current() === null) throw redirect({ to: '/sign-in' });
  },
  component: Outlet,
});
