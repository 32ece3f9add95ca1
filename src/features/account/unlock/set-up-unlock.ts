import { endpoints } from '../../../contract/endpoints.ts';
import { makeUnlockKey } from '../../../device/db/unlock-key.ts';
import type { Ports } from '../../../device/ports/ports.tsx';
import { addUnlockWay } from '../../../device/session/unlock.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';

export type SetUpPorts = Pick<Ports, 'api' | 'session' | 'device' | 'renewal' | 'deviceLock'>;

export type SetUpOutcome =
  | { readonly kind: 'done' }
  /** The password was not right, or could not be asked about. */
  | { readonly kind: 'refused'; readonly error: AppError }
  /** The person or the browser said no. */
  | { readonly kind: 'not-confirmed' }
  /** The device's lock cannot protect a key. */
  | { readonly kind: 'no-secret' }
  | { readonly kind: 'not-kept' };

/**
 * Whoever picks up an open device could choose a PIN of their own, so the password is asked for again. It begins a
 * session, which takes the place of the one in use. Answers the member's id.
 */
const confirmPassword = async (
  { api, session, renewal }: SetUpPorts,
  password: string,
): Promise<Result<string, AppError>> => {
  const email = session.remembered()?.email ?? '';
  const answer = await api.call(endpoints.login, { body: { email, password } });
  if (!answer.ok) return answer;
  const { id, access, isClient } = answer.value;
  const current = session.current();
  if (current?.memberId !== id) {
    void api.call(endpoints.endSession, { body: { access } });
    return err({ kind: 'unauthorized' });
  }
  // The remembered device belongs to the earlier sign-in.
  void renewal.end();
  session.signIn({ ...current, access, isClient: isClient ?? current.isClient });
  return ok(id);
};

export const setUpPin = async (
  ports: SetUpPorts,
  { password, pin }: { readonly password: string; readonly pin: string },
): Promise<SetUpOutcome> => {
  const confirmed = await confirmPassword(ports, password);
  if (!confirmed.ok) return { kind: 'refused', error: confirmed.error };
  const memberId = confirmed.value;
  const key = await makeUnlockKey({ kind: 'pin', pin }, memberId);
  const added = await addUnlockWay(ports.device.open(memberId), { pin: key });
  return { kind: added.ok ? 'done' : 'not-kept' };
};

export const setUpDeviceLock = async (
  ports: SetUpPorts,
  { password }: { readonly password: string },
): Promise<SetUpOutcome> => {
  const confirmed = await confirmPassword(ports, password);
  if (!confirmed.ok) return { kind: 'refused', error: confirmed.error };
  const memberId = confirmed.value;
  const name = ports.session.remembered()?.email ?? 'Sorrel';
  const made = await (await ports.deviceLock()).make({ memberId, name });
  if (made === 'refused') return { kind: 'not-confirmed' };
  if (made === 'no-secret') return { kind: made };
  const { bytes, credentialId } = made;
  const key = await makeUnlockKey({ kind: 'device', bytes }, memberId);
  const added = await addUnlockWay(ports.device.open(memberId), { device: { ...key, credentialId } });
  return { kind: added.ok ? 'done' : 'not-kept' };
};
