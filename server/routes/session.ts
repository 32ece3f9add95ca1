import { and, eq } from 'drizzle-orm';
import { ok, type Result } from '../../src/terms/result.ts';
import { endSessionOf } from '../auth/access-tokens.ts';
import { canonicalEmail, eraseAccount } from '../auth/accounts.ts';
import { redeemCode } from '../auth/codes.ts';
import { holdUser } from '../auth/device-sessions.ts';
import {
  codeEntryLimits,
  codeMailLimits,
  codeRequestLimits,
  endLimits,
  loginLimits,
  passwordLimits,
} from '../auth/limits.ts';
import { consume, forgive, giveBack } from '../auth/rate-limits.ts';
import { isRefusedPassword } from '../auth/refused-passwords.ts';
import { sessionAnswer } from '../auth/session-answer.ts';
import { endSignIns, newSignIn } from '../auth/sign-ins.ts';
import type { Background } from '../base/background.ts';
import { isUuid } from '../base/keys.ts';
import { deleteFeed } from '../calendar/feeds.ts';
import { users } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import { invalid, type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from './parts.ts';
import { findUser, findUserByEmail, nobody, passwordTooCommon, sendCode, sendFirstCode } from './sign-up.ts';

const wrongCredentials = (): Result<never, Refusal> =>
  refuse(401, 'No active account found with the given credentials');
const unverified = (): Result<never, Refusal> =>
  refuse(403, 'Please confirm your email address first, with the code we have sent to it.');
export const wrongCurrentPassword = (): Result<never, Refusal> =>
  invalid({ password: ['The current password is not correct.'] });

type User = typeof users.$inferSelect;

/** False where the password has changed since the account was read: whoever changed it first has won. */
const setPassword = async (
  parts: Parts,
  user: User,
  password: string,
  address: string,
  also: { readonly verifiedAt?: Date } = {},
): Promise<boolean> => {
  const passwordHash = await parts.hasher.hash(password, address);
  return parts.db.transaction(async (tx) => {
    const set = await tx
      .update(users)
      .set({ passwordHash, ...also })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (set.length === 0) return false;
    await endSignIns(tx, user.id);
    // Whoever knew the old password may have made themselves an address.
    await deleteFeed(tx, user.id);
    return true;
  });
};

/** A session for a password that was right when the account was read; null where it has changed since. */
const openSession = (parts: Parts, user: User, browser: string, plain: boolean) =>
  parts.db.transaction(async (tx) => {
    const held = await holdUser(tx, user.id);
    if (held === null || held.passwordHash !== user.passwordHash) return null;
    return sessionAnswer(tx, parts, held, newSignIn(parts, browser), plain);
  });

/** `plain` answers what the contract names and nothing more. */
export const sessionHandlers = (
  parts: Parts,
  background: Background,
  plain: boolean,
): HandlersOf<
  'login' | 'forgetPassword' | 'resetPassword' | 'updatePassword' | 'endSession' | 'deleteAccount'
> => ({
  login: async ({ body, address, browser, concern }) => {
    const email = canonicalEmail(body.email);
    const limits = loginLimits(email, address);
    const limited = await consume(parts, limits);
    if (!limited.ok) return limited;
    const user = await findUserByEmail(parts, email);
    if (user !== null) concern(user.id);
    const right = await parts.hasher.matches(user?.passwordHash ?? null, body.password, address);
    if (user === null || !right) return wrongCredentials();
    if (user.verifiedAt === null) {
      const mayMail = await consume(parts, codeMailLimits('verify', email, address));
      if (mayMail.ok) await sendFirstCode(parts, user, address);
      return unverified();
    }
    const session = await openSession(parts, user, browser, plain);
    if (session === null) return wrongCredentials();
    await forgive(parts, limits);
    return ok(session);
  },

  forgetPassword: async ({ body, address }) => {
    const email = canonicalEmail(body.email);
    const limited = await consume(parts, [
      ...codeRequestLimits(address),
      ...codeMailLimits('reset', email, address),
    ]);
    if (!limited.ok) return limited;
    // Not awaited: neither the time an answer takes nor a failure to send may tell that an account exists.
    background.run('reset mail', async () => {
      const user = await findUserByEmail(parts, email);
      if (user !== null) await sendCode(parts, 'reset', user, address);
    });
    return ok({ detail: 'If an account has this address, a code is on its way to it.' });
  },

  resetPassword: async ({ body, address, concern }) => {
    if (body.password !== body.password2) return invalid({ password2: ['Passwords do not match'] });
    const email = canonicalEmail(body.email);
    const limits = codeEntryLimits(email, address);
    const limited = await consume(parts, limits);
    if (!limited.ok) return limited;
    if (await isRefusedPassword(body.password)) {
      await giveBack(parts, limits);
      return passwordTooCommon('password');
    }
    const user = await findUserByEmail(parts, email);
    if (user !== null) concern(user.id);
    const right = await redeemCode(parts, 'reset', user ?? nobody(email), body.otp, address);
    // The code came by mail, so the address is confirmed as well.
    const also = { verifiedAt: user?.verifiedAt ?? new Date(parts.clock()) };
    if (!right || user === null || !(await setPassword(parts, user, body.password, address, also))) {
      return invalid({ otp: ['This code is wrong or no longer valid.'] });
    }
    await giveBack(parts, limits);
    return ok({ detail: 'Your password has been changed.' });
  },

  updatePassword: async ({ body, address, concern }) => {
    const limited = await consume(parts, passwordLimits(body.user_id, address));
    if (!limited.ok) return limited;
    const user = isUuid(body.user_id) ? await findUser(parts, eq(users.id, body.user_id)) : null;
    if (user !== null) concern(user.id);
    const right = await parts.hasher.matches(user?.passwordHash ?? null, body.password, address);
    if (user === null || !right) return wrongCurrentPassword();
    if (await isRefusedPassword(body.new_password)) return passwordTooCommon('new_password');
    if (!(await setPassword(parts, user, body.new_password, address))) return wrongCurrentPassword();
    return ok({ detail: 'Password Changed Successfully' });
  },

  endSession: async ({ body, address, concern }) => {
    // A token may always be ended, however many guesses came from the same network.
    const memberId = await endSessionOf(parts.db, body.access);
    if (memberId !== null) concern(memberId);
    else {
      const limited = await consume(parts, endLimits(address));
      if (!limited.ok) return limited;
    }
    return ok({ detail: 'This session is over.' });
  },

  deleteAccount: async ({ member, concern }) => {
    concern(member.id);
    await parts.db.transaction((tx) => eraseAccount(tx, member, new Date(parts.clock())));
    return ok({ detail: 'Your account and everything in it has been deleted.' });
  },
});
