import { redirect } from '@tanstack/react-router';
import { stored } from '../../device/db/storage.ts';
import type { Ports } from '../../device/ports/ports.tsx';
import { readProfile } from '../../device/rows/profile.ts';
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

/**
 * The questions are open to visitors too: on a device that has no member the first one starts a trial. One that has its
 * answers goes on.
 */
export const requireMemberOrTrial = async (
  at: Parameters<typeof requireMember>[0] & { readonly preload: boolean },
): Promise<{ member: Ports }> => {
  const { session, ids } = at.context.ports;
  if (session.current() === null && session.remembered() === null && !at.preload)
    session.startTrial(ids.next());
  const entered = await requireMember(at);
  const current = session.current();
  if (current?.trial !== true) return entered;
  const db = entered.member.device.open(current.memberId);
  const profile = await stored(db, () => readProfile(db));
  if (profile.ok && profile.value !== null) throw redirect({ to: '/dashboard' });
  return entered;
};
