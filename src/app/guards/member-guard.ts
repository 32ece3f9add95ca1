import { redirect } from '@tanstack/react-router';
import type { Ports } from '../../device/ports/ports.tsx';
import { isShared, type LeftAt } from '../../features/account/sign-in/way-back.ts';
import type { RouteContext } from '../route-context.ts';

/**
 * Lets members in and redirects everybody else to the sign-in page. It reads the session on the device and needs no
 * network. After an idle lock the address is passed on, so that the member comes back to it, and so is
 * a link that somebody shared while signed out.
 */
export const requireMember = async ({
  context,
  location,
}: {
  context: RouteContext;
  location: { readonly href: string };
}): Promise<{ member: Ports }> => {
  const { session, memberPorts } = context.ports;
  if (session.current() === null) {
    const remembered = session.remembered();
    const { href } = location;
    const locked = remembered?.locked === true ? remembered.memberId : null;
    const leftAt: LeftAt | null = locked !== null || isShared(href) ? { memberId: locked, href } : null;
    throw redirect({ to: '/sign-in', state: leftAt === null ? {} : { leftAt } });
  }
  return { member: await memberPorts() };
};
