import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ok, type Result } from '../../src/terms/result.ts';
import { canonicalEmail } from '../auth/accounts.ts';
import { type CodeOwner, type CodePurpose, issueCode, redeemCode } from '../auth/codes.ts';
import {
  codeEntryLimits,
  codeMailLimits,
  codeRequestLimits,
  isOfAnHour,
  registerLimits,
} from '../auth/limits.ts';
import { consume, giveBack } from '../auth/rate-limits.ts';
import { isRefusedPassword } from '../auth/refused-passwords.ts';
import type { Background } from '../base/background.ts';
import { uuidOf } from '../base/keys.ts';
import { codes, users } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import { invalid, type Refusal, refuse } from '../http/refusal.ts';
import { codeLetter } from '../mail/letters.ts';
import type { Parts } from './parts.ts';

export const passwordTooCommon = (field: string): Result<never, Refusal> =>
  invalid({ [field]: ['This password is too common.'] });

const mailFailed = (): Result<never, Refusal> =>
  refuse(503, 'We could not send the email just now. Please try again in a few minutes.');

export const sendCode = async (
  parts: Parts,
  purpose: CodePurpose,
  owner: CodeOwner,
  address: string,
): Promise<Result<null, Refusal>> => {
  const code = await issueCode(parts, purpose, owner, address);
  const sent = await parts.mailer.send(codeLetter(purpose, owner.email, code));
  parts.metrics.mail(sent.ok ? 'sent' : 'failed');
  if (sent.ok) return sent;
  parts.log.error({ reason: sent.error.reason }, 'mail could not be sent');
  return mailFailed();
};

/**
 * Sends a code to who is told whether there is an account anyway: a mail server that is down for a while must not use up
 * their codes of the hour. Those of the day it does: a code that was not mailed can be guessed.
 */
export const sendFirstCode = async (
  parts: Parts,
  owner: CodeOwner,
  address: string,
): Promise<Result<null, Refusal>> => {
  const sent = await sendCode(parts, 'verify', owner, address);
  if (!sent.ok) await giveBack(parts, codeMailLimits('verify', owner.email, address).filter(isOfAnHour));
  return sent;
};

/** An account in use; one that staff have closed is as good as none. */
export const findUser = async ({ db }: Pick<Parts, 'db'>, which: SQL) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(which, isNull(users.deletedAt)));
  return user ?? null;
};
export const findUserByEmail = (parts: Pick<Parts, 'db'>, email: string) =>
  findUser(parts, eq(users.email, email));

/** By a member, or by an account that staff have closed: to who asks, both are the same. */
const isTaken = async ({ db }: Pick<Parts, 'db'>, email: string): Promise<boolean> => {
  const isConfirmedOrClosed = or(isNotNull(users.verifiedAt), isNotNull(users.deletedAt));
  return (await db.$count(users, and(eq(users.email, email), isConfirmedOrClosed))) > 0;
};
const taken = (): Result<never, Refusal> => refuse(409, 'A user with this email already exists');

/** A reset was asked for and not finished: the one case in which a verified member needs a code again. */
const awaitsReset = async ({ db }: Pick<Parts, 'db'>, email: string): Promise<boolean> => {
  const open = await db
    .select({ email: codes.email })
    .from(codes)
    .where(and(eq(codes.purpose, 'reset'), eq(codes.email, email)));
  return open.length > 0;
};

/** Sends an account the code it waits for, where it waits for one and may be mailed. */
const resendCode = async (parts: Parts, email: string, address: string): Promise<void> => {
  // Every address counts: what registering it answers next must not tell of an account either.
  const mayConfirm = await consume(parts, codeMailLimits('verify', email, address));
  const user = await findUserByEmail(parts, email);
  if (user === null) return;
  if (user.verifiedAt !== null) {
    if (await awaitsReset(parts, email)) await sendCode(parts, 'reset', user, address);
  } else if (mayConfirm.ok) await sendCode(parts, 'verify', user, address);
};

/** Stands for the account of an address that has none: its codes cost as much work and open nothing. */
export const nobody = (email: string): CodeOwner => ({ email, passwordHash: '' });

export const signUpHandlers = (
  parts: Parts,
  background: Background,
): HandlersOf<'register' | 'resendOtp' | 'verifyOtp'> => ({
  register: async ({ body, address, concern }) => {
    const limited = await consume(parts, registerLimits(address));
    if (!limited.ok) return limited;
    if (await isRefusedPassword(body.password)) return passwordTooCommon('password');
    const email = canonicalEmail(body.email);
    if (await isTaken(parts, email)) return taken();
    const mayMail = await consume(parts, codeMailLimits('verify', email, address));
    if (!mayMail.ok) return mayMail;
    // The role flags of the body are not read: every registration is a client.
    // A new id, too: whoever registered the address before its owner knows the one before.
    const account = {
      id: uuidOf(parts.randomBytes(16)),
      username: body.username,
      passwordHash: await parts.hasher.hash(body.password, address),
      createdAt: new Date(parts.clock()),
    };
    const [user] = await parts.db
      .insert(users)
      .values({ email, ...account })
      .onConflictDoUpdate({
        target: users.email,
        set: account,
        setWhere: sql`${users.verifiedAt} is null and ${users.deletedAt} is null`,
      })
      .returning({ id: users.id });
    if (user === undefined) return taken();
    concern(user.id);
    const sent = await sendFirstCode(parts, { ...account, email }, address);
    if (!sent.ok) return sent;
    return ok({ id: user.id, email, otp_verification: false, isRegisterComplete: false });
  },

  resendOtp: async ({ body, address }) => {
    const email = canonicalEmail(body.email);
    // Every address counts alike, and nothing that depends on an account is done before the answer.
    const limited = await consume(parts, [
      ...codeRequestLimits(address),
      ...codeMailLimits('reset', email, address),
    ]);
    if (!limited.ok) return limited;
    background.run('code mail', () => resendCode(parts, email, address));
    return ok({ detail: 'If this address needs a code, it is on its way.' });
  },

  verifyOtp: async ({ params, body, address, concern }) => {
    const email = canonicalEmail(params.email ?? '');
    const limits = codeEntryLimits(email, address);
    const limited = await consume(parts, limits);
    if (!limited.ok) return limited;
    const user = await findUserByEmail(parts, email);
    if (user !== null) concern(user.id);
    if (!(await redeemCode(parts, 'verify', user ?? nobody(email), body.otp, address)) || user === null) {
      return invalid({ otp: ['This code is wrong or no longer valid.'] });
    }
    const confirmed = await parts.db
      .update(users)
      .set({ verifiedAt: new Date(parts.clock()) })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    // Its account was removed or registered anew meanwhile: this code was not for what is there now.
    if (confirmed.length === 0) return invalid({ otp: ['This code is wrong or no longer valid.'] });
    await giveBack(parts, limits);
    return ok({ detail: 'Your email address is confirmed.', otp_verification: true });
  },
});
