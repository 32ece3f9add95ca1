import { redirect } from '@tanstack/react-router';
import type { Ports } from '../ports/ports.tsx';
import type { RouteContext } from './route-context.ts';

/** The one guard of the signed-in product. It asks the device, never the network. */
export const requireMember = async ({ context }: { context: RouteContext }): Promise<{ member: Ports }> => {
  if (context.ports.session.current() === null) throw redirect({ to: '/sign-in' });
  return { member: await context.ports.memberPorts() };
};
