import { redirect } from '@tanstack/react-router';
import type { LockedPlan } from '../../device/plan/read/locked-plan.ts';
import type { Ports } from '../../device/ports/ports.tsx';
import { isReadableWhileLocked } from '../../device/session/session.ts';
import type { RouteContext } from '../route-context.ts';

/** Opens on a locked device whose member is its only user, and nowhere else. It asks the device, never the network. */
export const requireReadableLock = async ({
  context,
}: {
  context: RouteContext;
}): Promise<{ member: Ports; plan: LockedPlan | null }> => {
  const { session, memberPorts } = context.ports;
  if (session.current() !== null) throw redirect({ to: '/dashboard' });
  const known = session.remembered();
  if (known === null || !isReadableWhileLocked(known)) throw redirect({ to: '/sign-in' });
  const member = await memberPorts();
  return { member, plan: await member.lockedPlan() };
};
