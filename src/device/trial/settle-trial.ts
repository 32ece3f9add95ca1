import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { ApiClient } from '../api/api-client.ts';
import { fetchProfile } from '../api/calls.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { atomically, stored } from '../db/storage.ts';
import type { Clock, Ids } from '../outbox/drain/environment.ts';
import type { Device } from '../session/device.ts';
import type { SessionStore } from '../session/session.ts';
import type { Sync } from '../sync/sync-port.ts';
import { carryOver } from './carry-over.ts';

export interface SettlingPorts {
  readonly device: Device;
  readonly session: Pick<SessionStore, 'current'>;
  readonly signOut: { erase(memberId: string): Promise<void> };
  readonly sync: Pick<Sync, 'sendNow'>;
  readonly clock: Pick<Clock, 'now' | 'today'>;
  readonly ids: Ids;
}

const changeTrials = (
  db: MemberDatabase,
  change: (trials: readonly string[]) => readonly string[],
): Promise<Result<void, AppError>> =>
  atomically(db, async () =>
    writeMemberSetting(db, 'trials', change((await readMemberSetting(db, 'trials')) ?? [])),
  );

/** Notes in the member's database that a trial of this device is to come into their account. */
export const bringTrial = (db: MemberDatabase, trial: string): Promise<Result<void, AppError>> =>
  changeTrials(db, (trials) => [...trials, trial]);

const settleAll = async (
  { device, session, signOut, sync, clock, ids }: SettlingPorts,
  hasProfile: boolean,
): Promise<Result<void, AppError>> => {
  const member = session.current();
  if (member === null) return ok(undefined);
  const db = device.open(member.memberId);
  const trials = await stored(db, () => readMemberSetting(db, 'trials'));
  if (!trials.ok) return trials;
  for (const trial of trials.value ?? []) {
    const carried = await carryOver(device.open(trial), db, {
      isEmpty: !hasProfile,
      extensions: member.extensions,
      nextId: ids.next,
      now: clock.now(),
      today: clock.today(),
    });
    if (!carried.ok) return carried;
    await signOut.erase(trial);
    const settled = await changeTrials(db, (left) => left.filter((id) => id !== trial));
    if (!settled.ok) return settled;
    void sync.sendNow();
  }
  return ok(undefined);
};

let running: Promise<Result<void, AppError>> | null = null;

/**
 * Takes over the trials that the member brings, and erases them. `hasProfile`: the account has data of its own. Where
 * it fails, the next start or sign-in tries again.
 */
export const settleTrial = (ports: SettlingPorts, hasProfile: boolean): Promise<Result<void, AppError>> => {
  running ??= settleAll(ports, hasProfile).finally(() => {
    running = null;
  });
  return running;
};

/** Takes them over at a start, where a sign-in was broken off. */
export const resumeTrial = async (ports: SettlingPorts & { readonly api: ApiClient }): Promise<void> => {
  const member = ports.session.current();
  if (member === null) return;
  const answer = await fetchProfile(ports.api, member.memberId);
  if (answer.ok) await settleTrial(ports, answer.value !== null);
};
