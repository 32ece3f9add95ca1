import { redirect } from '@tanstack/react-router';
import type { RouteContext } from '../route-context.ts';

/** Keeps clients off the staff pages; the server checks the role again with every call. */
export const requireStaff = ({ context }: { context: RouteContext }): void => {
  if (context.ports.session.current()?.isClient === false) return;
  throw redirect({ to: '/dashboard', search: { note: 'staff-only' } });
};
