import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { ApiClient } from '../api/api-client.ts';
import { fetchProfile } from '../api/calls.ts';
import type { Clock, Ids } from '../outbox/drain/environment.ts';
import type { Device } from '../session/device.ts';
import type { SessionStore } from '../session/session.ts';
import { carryOver } from './carry-over.ts';

export interface SettlingPorts {
  readonly device: Device;
  readonly session: SessionStore;
  readonly signOut: { erase(memberId: string): Promise<void> };
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
}

/**
 * Takes over what was tried on this device before the member signed in, and erases the trial. `hasProfile`: the account
 * has data of its own. Where it fails, the next start or sign-in tries again.
 */
export const settleTrial = async (
  ports: SettlingPorts,
  hasProfile: boolean,
): Promise<Result<void, AppError>> => {
  const { device, session, clock, ids } = ports;
  const member = session.remembered();
  const trial = member?.trialBefore;
  if (member === null || trial === undefined) return ok(undefined);
  const carried = await carryOver(device.open(trial), device.open(member.memberId), {
    isEmpty: !hasProfile,
    extensions: member.extensions,
    nextId: ids.next,
    now: clock.now(),
  });
  if (!carried.ok) return carried;
  session.endTrial();
  await ports.signOut.erase(trial);
  return ok(undefined);
};

/** Erases the trial: somebody else made it, or nobody wants it. */
export const dropTrial = async ({
  session,
  signOut,
}: Pick<SettlingPorts, 'session' | 'signOut'>): Promise<void> => {
  const trial = session.remembered()?.trialBefore;
  if (trial === undefined) return;
  session.endTrial();
  await signOut.erase(trial);
};

/** Takes it over at a start, where a sign-in was broken off. */
export const resumeTrial = async (ports: SettlingPorts & { readonly api: ApiClient }): Promise<void> => {
  const member = ports.session.current();
  if (member === null || ports.session.remembered()?.trialBefore === undefined) return;
  const answer = await fetchProfile(ports.api, member.memberId);
  if (answer.ok) await settleTrial(ports, answer.value !== null);
};
