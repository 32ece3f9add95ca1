import { eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { signInOfToken } from '../auth/access-tokens.ts';
import { holdUser } from '../auth/device-sessions.ts';
import { passwordLimits } from '../auth/limits.ts';
import { listSignIns } from '../auth/listed-sessions.ts';
import { consume } from '../auth/rate-limits.ts';
import { endOtherSignIns, endSignIn, holdSignIns, type SignIn } from '../auth/sign-ins.ts';
import { isUuid } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import type { HandlersOf, Member } from '../http/call.ts';
import { endedSession, type Refusal } from '../http/refusal.ts';
import type { Parts } from './parts.ts';
import { wrongCurrentPassword } from './session.ts';
import { findUser } from './sign-up.ts';

interface EndRequest {
  readonly member: Member;
  readonly token: string;
  readonly password: string;
  readonly address: string;
}

const SIGNED_OUT = { detail: 'What you chose is signed out.' };

/**
 * Ends sessions if the current password is right. A token alone is not enough: a thief of one must not be able to sign
 * the member out elsewhere. The password is checked again under a lock, in case it was changed meanwhile.
 */
const endWithPassword = async (
  parts: Parts,
  { member, token, password, address }: EndRequest,
  end: (tx: Database, own: SignIn) => Promise<void>,
): Promise<Result<typeof SIGNED_OUT, Refusal>> => {
  const limited = await consume(parts, passwordLimits(member.id, address));
  if (!limited.ok) return limited;
  const user = await findUser(parts, eq(users.id, member.id));
  const right = await parts.hasher.matches(user?.passwordHash ?? null, password, address);
  if (user === null || !right) return wrongCurrentPassword();
  return parts.db.transaction(async (tx) => {
    await holdSignIns(tx, user.id);
    const held = await holdUser(tx, user.id);
    if (held?.passwordHash !== user.passwordHash) return wrongCurrentPassword();
    const own = await signInOfToken({ ...parts, db: tx }, token);
    if (own === null) return err(endedSession('ended'));
    await end(tx, own);
    return ok(SIGNED_OUT);
  });
};

export const sessionsHandlers = (
  parts: Parts,
): HandlersOf<'listSessions' | 'endOneSession' | 'endOtherSessions'> => ({
  listSessions: async ({ member, token }) => {
    const own = await signInOfToken(parts, token);
    if (own === null) return err(endedSession('ended'));
    return ok({ sessions: await listSignIns(parts, member.id, own.id) });
  },

  endOneSession: async ({ member, token, address, concern, body: { session, password } }) => {
    concern(member.id);
    return endWithPassword(parts, { member, token, password, address }, async (tx) => {
      if (isUuid(session)) await endSignIn(tx, member.id, session);
    });
  },

  endOtherSessions: async ({ member, token, address, concern, body: { password } }) => {
    concern(member.id);
    return endWithPassword(parts, { member, token, password, address }, (tx, own) =>
      endOtherSignIns(tx, member.id, own.id),
    );
  },
});
