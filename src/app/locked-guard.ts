import { redirect } from '@tanstack/react-router';
import type { LockedPlan } from '../data/repositories/locked-plan.ts';
import type { Ports } from '../ports/ports.tsx';
import type { RouteContext } from './route-context.ts';

/** Opens on a locked device whose member allowed it, and nowhere else. It asks the device, never the network. */
export const requireReadableLock = async ({
  context,
}: {
  context: RouteContext;
}): Promise<{ member: Ports; plan: LockedPlan }> => {
  if (context.ports.session.current() !== null) throw redirect({ to: '/dashboard' });
  const member = await context.ports.memberPorts();
  const plan = await member.lockedPlan();
  if (plan === null) throw redirect({ to: '/sign-in' });
  return { member, plan };
};
