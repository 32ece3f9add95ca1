import { redirect } from '@tanstack/react-router';
import type { LeftAt } from '../features/auth/way-back.ts';
import type { Ports } from '../ports/ports.tsx';
import type { RouteContext } from './route-context.ts';

/** The one guard of the signed-in product. It asks the device, never the network. */
export const requireMember = async ({
  context,
  location,
}: {
  context: RouteContext;
  location: { readonly href: string };
}): Promise<{ member: Ports }> => {
  const { session, memberPorts } = context.ports;
  if (session.current() === null) {
    const known = session.remembered();
    const leftAt: LeftAt | null =
      known?.locked === true ? { memberId: known.memberId, href: location.href } : null;
    throw redirect({ to: '/sign-in', state: leftAt === null ? {} : { leftAt } });
  }
  return { member: await memberPorts() };
};
