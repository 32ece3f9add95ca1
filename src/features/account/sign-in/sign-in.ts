import { endpoints } from '../../../contract/endpoints.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import type { ApiClient } from '../../../device/api/api-client.ts';
import { fetchProfile } from '../../../device/api/calls.ts';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../../../device/db/settings.ts';
import { atomically, stored } from '../../../device/db/storage.ts';
import { hasUnlockWay } from '../../../device/db/unlock-row.ts';
import type { Clock, Ids } from '../../../device/outbox/drain/environment.ts';
import { deliveriesOf } from '../../../device/outbox/rows/deliveries.ts';
import type { Renewal } from '../../../device/ports/renewal.ts';
import type { SignOut } from '../../../device/ports/sign-out.ts';
import { readProfile, storeProfile } from '../../../device/rows/profile.ts';
import type { Device } from '../../../device/session/device.ts';
import type { NewSession, SessionStore } from '../../../device/session/session.ts';
import { eraseUnlockWays, passwordWasRight } from '../../../device/session/unlock.ts';
import { bringTrial, type SettlingPorts, settleTrial } from '../../../device/trial/settle-trial.ts';
import type { AppError } from '../../../terms/app-error.ts';

export interface SignInPorts {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly device: Device;
  readonly clock: Clock;
  readonly renewal: Pick<Renewal, 'end'>;
  readonly signOut: Pick<SignOut, 'finishFor' | 'erase'>;
  readonly ids: Ids;
  readonly sync: SettlingPorts['sync'];
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly keep: boolean;
  /** Other people use this device. */
  readonly shared: boolean;
  /** Take the trial over or delete it; null where there was none to ask about. */
  readonly trial: 'bring' | 'delete' | null;
  /** The name given at sign-up, where this device still knows it. */
  readonly signUpName: string | null;
}

/** The login's answer, before the profile fills its gaps. */
export interface Identity {
  readonly memberId: string;
  readonly access: string;
  readonly username: string | null;
  readonly isClient: boolean | null;
  readonly membershipType: string;
  readonly extensions: readonly string[];
  /** Used where neither login nor profile names the member. */
  readonly fallbackName: string;
}

export type SignInOutcome =
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** Signed in, but nobody knows yet whether there is a profile. */
  | { readonly kind: 'profile-unknown'; readonly identity: Identity; readonly error: AppError };

const firstFilled = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find((text) => (text ?? '').trim() !== '') ?? null;

/** Login's word counts before the profile's; without either a member is a client, staff is never assumed. */
export const sessionOf = (identity: Identity, profile: WireProfile | null): NewSession => ({
  memberId: identity.memberId,
  access: identity.access,
  username: firstFilled(identity.username, profile?.username) ?? identity.fallbackName,
  isClient: identity.isClient ?? profile?.isClient ?? true,
  membershipType: identity.membershipType,
  extensions: identity.extensions,
});

/** The first screen after sign-in: onboarding without a profile. A failed call decides nothing. */
export const findFirstScreen = async (ports: SignInPorts, identity: Identity): Promise<SignInOutcome> => {
  const db = ports.device.open(identity.memberId);
  const deliveries = () => deliveriesOf(db, ['profile']);
  const before = await stored(db, deliveries);
  const answer = await fetchProfile(ports.api, identity.memberId);
  // False after a sign-out in another tab; then the dashboard's guard decides.
  const isStillIn = (): boolean => ports.session.current()?.access === identity.access;
  if (answer.ok && isStillIn()) {
    const settled = await settleTrial(ports, answer.value !== null);
    if (!settled.ok) return { kind: 'profile-unknown', identity, error: settled.error };
  }
  if (answer.ok && answer.value !== null) {
    const profile = answer.value;
    if (isStillIn()) {
      ports.session.signIn(sessionOf(identity, profile));
      const kept = await atomically(db, async () => {
        // A change that waited here was delivered meanwhile: the answer is from before it.
        const current = before.ok && (await deliveries()) === before.value;
        if (current) await storeProfile(db, profile, ports.clock.now());
        return current;
      });
      if ((!kept.ok || kept.value) && isStillIn()) ports.session.storeProfile(profile);
    }
    return { kind: 'dashboard' };
  }
  const onDevice = await stored(db, () => readProfile(db));
  const known = onDevice.ok ? onDevice.value : null;
  if (answer.ok) {
    const after = await stored(db, deliveries);
    const delivered = before.ok && after.ok && after.value !== before.value;
    return { kind: known?.pending || delivered ? 'dashboard' : 'onboarding' };
  }
  return known === null ? { kind: 'profile-unknown', identity, error: answer.error } : { kind: 'dashboard' };
};

/** For a member who has left, answers are delivered and shown nowhere: nobody is signed in like that. */
const comeBack = async (db: MemberDatabase): Promise<void> => {
  if ((await readMemberSetting(db, 'left')) === true) await writeMemberSetting(db, 'left', false);
};

/** Once, who had to type the password after a lock is offered a shorter way. */
const offerUnlock = async (db: MemberDatabase): Promise<void> => {
  if (await hasUnlockWay(db)) return;
  if ((await readMemberSetting(db, 'unlockOffer')) === null)
    await writeMemberSetting(db, 'unlockOffer', 'due');
};

/** Signs in, stores the session, and finds the first screen. */
export const signIn = async (ports: SignInPorts, credentials: Credentials): Promise<SignInOutcome> => {
  const { email, password } = credentials;
  const answer = await ports.api.call(endpoints.login, { body: { email, password } });
  if (!answer.ok) return { kind: 'refused', error: answer.error };
  const { id, access, membership_type, username, isClient, extensions } = answer.value;
  const identity: Identity = {
    memberId: id,
    access,
    username: username ?? null,
    isClient: isClient ?? null,
    membershipType: membership_type,
    extensions,
    fallbackName: firstFilled(credentials.signUpName) ?? email.slice(0, email.lastIndexOf('@')),
  };
  /** Nobody holds the token of a sign-in that comes to nothing. */
  const comeToNothing = (error: AppError): SignInOutcome => {
    if (extensions.includes('sign-out')) void ports.api.call(endpoints.endSession, { body: { access } });
    return { kind: 'refused', error };
  };
  const gone = await ports.signOut.finishFor(id);
  if (!gone.ok) return comeToNothing(gone.error);
  const db = ports.device.open(id);
  const back = await stored(db, () => comeBack(db));
  if (!back.ok) return comeToNothing(back.error);
  // A choice that cannot be kept is none: the device locks.
  await stored(db, () => writeMemberSetting(db, 'keepSignedIn', credentials.keep));
  await stored(db, () => writeMemberSetting(db, 'readableWhenLocked', !credentials.shared));
  await (credentials.shared ? eraseUnlockWays(db) : passwordWasRight(db));
  const before = ports.session.remembered();
  const wasLocked = before?.memberId === id && before.locked && before.ended !== true;
  if (wasLocked && !credentials.keep && !credentials.shared) await stored(db, () => offerUnlock(db));
  if (before?.trial && credentials.trial === 'bring') {
    const noted = await bringTrial(db, before.memberId);
    if (!noted.ok) return comeToNothing(noted.error);
  }
  // The remembered device belongs to the earlier sign-in.
  void ports.renewal.end();
  const isUnwanted = before?.trial === true && credentials.trial === 'delete';
  const erased = isUnwanted ? ports.signOut.erase(before.memberId) : null;
  ports.session.signIn(sessionOf(identity, null), credentials);
  await erased;
  return findFirstScreen(ports, identity);
};
