import { redirect } from '@tanstack/react-router';
import type { LockedPlan } from '../data/repositories/locked-plan.ts';
import type { Ports } from '../ports/ports.tsx';
import type { RouteContext } from './route-context.ts';

/**
 * Opens on a locked device without signal whose member allowed it, and nowhere else. It asks the device, never the
 * network: a device that believes in its signal comes here from a sign-in of the same visit that met no server.
 */
export const requireReadableLock = async ({
  context,
  location,
}: {
  context: RouteContext;
  location: { readonly state: { readonly metNoServer?: number } };
}): Promise<{ member: Ports; plan: LockedPlan }> => {
  if (context.ports.session.current() !== null) throw redirect({ to: '/dashboard' });
  if (context.ports.connectivity.online() && location.state.metNoServer !== performance.timeOrigin)
    throw redirect({ to: '/sign-in' });
  const member = await context.ports.memberPorts();
  const plan = await member.lockedPlan();
  if (plan === null) throw redirect({ to: '/sign-in' });
  return { member, plan };
};
