import { err, ok, type Result } from '../../src/terms/result.ts';
import { signInOfToken } from '../auth/access-tokens.ts';
import {
  deviceIdOf,
  forgetDevice,
  holdUser,
  isFresh,
  rememberDevice,
  renewDevice,
} from '../auth/device-sessions.ts';
import { renewLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import { sessionAnswer } from '../auth/session-answer.ts';
import { createEndings, holdSignIns } from '../auth/sign-ins.ts';
import type { HandlersOf } from '../http/call.ts';
import { badToken, endedSession, type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from './parts.ts';

const notRemembered = (): Result<never, Refusal> => refuse(401, 'This device is not remembered any more.');
/** A token alone must not become a credential that lasts: whoever stole it would keep it. */
const signInFirst = (): Result<never, Refusal> =>
  refuse(403, 'Please sign in again: a device can be remembered within five minutes of that.');

export const renewalHandlers = (
  parts: Parts,
): HandlersOf<'rememberDevice' | 'renewSession' | 'forgetDevice'> => {
  const endingOf = createEndings(parts);
  return {
    rememberDevice: async ({ member, token, device, commit, concern }) => {
      concern(member.id);
      const remembered = await commit(async (db) => {
        // Two at once: the second one ends what the first one was given.
        await holdSignIns(db, member.id);
        const user = await holdUser(db, member.id);
        // The password may have changed since the token was read: then this session is over.
        const signIn = await signInOfToken({ ...parts, db }, token);
        if (user === null || signIn === null) return err(badToken);
        if (!isFresh(parts, signIn)) return signInFirst();
        return ok(await rememberDevice(db, parts, member.id, signIn, device.value));
      });
      if (!remembered.ok) return remembered;
      device.set(remembered.value.value, remembered.value.expires);
      return ok({ detail: 'This device is remembered.' });
    },

    renewSession: async ({ address, device, commit, concern }) => {
      const shown = device.value;
      const id = shown === null ? null : deviceIdOf(shown);
      const limited = await consume(parts, renewLimits(id, address));
      if (!limited.ok) return limited;
      const renewed =
        shown === null
          ? notRemembered()
          : await commit(async (db) => {
              const renewal = await renewDevice(db, parts, shown);
              if (renewal === null) return notRemembered();
              const { user, signIn, credential } = renewal;
              concern(user.id);
              return ok({ credential, session: await sessionAnswer(db, parts, user, signIn, false) });
            });
      if (!renewed.ok) {
        device.clear();
        const why = id === null ? null : await endingOf(id);
        return why === null ? renewed : err(endedSession(why));
      }
      device.set(renewed.value.credential.value, renewed.value.credential.expires);
      return ok(renewed.value.session);
    },

    forgetDevice: async ({ device }) => {
      if (device.value !== null) await forgetDevice(parts.db, device.value);
      device.clear();
      return ok({ detail: 'This device is forgotten.' });
    },
  };
};
