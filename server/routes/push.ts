import { localDayAt } from '../../src/domain/calendar/days.ts';
import { isTimeZone } from '../../src/domain/calendar/time-zones.ts';
import { writeMessage } from '../../src/domain/reminders/message.ts';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { signInOfToken } from '../auth/access-tokens.ts';
import { pushTestLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import { holdSignIns } from '../auth/sign-ins.ts';
import { uuidOf } from '../base/keys.ts';
import type { HandlersOf, Member } from '../http/call.ts';
import { endedSession, invalid, notFound, type Refusal } from '../http/refusal.ts';
import { isPublicKey } from '../push/encrypt.ts';
import { readEndpoint } from '../push/push-sender.ts';
import {
  deleteSubscription,
  findSubscription,
  putSubscription,
  settleSubscription,
} from '../push/subscriptions.ts';
import type { Parts } from './parts.ts';

const TEST_TTL_SECONDS = 60;

export const pushHandlers = (
  parts: Parts,
): HandlersOf<'getPushKey' | 'putPushSubscription' | 'deletePushSubscription' | 'testPush'> => {
  const ownerOf = async (
    { id }: Member,
    token: string,
    db = parts.db,
  ): Promise<Result<{ readonly userId: string; readonly signIn: string }, Refusal>> => {
    const signIn = await signInOfToken({ ...parts, db }, token);
    return signIn === null ? err(endedSession('ended')) : ok({ userId: id, signIn: signIn.id });
  };

  return {
    getPushKey: async () => (parts.push === null ? err(notFound) : ok({ public_key: parts.push.publicKey })),

    putPushSubscription: async ({ member, token, body, commit }) => {
      if (parts.push === null) return err(notFound);
      const { endpoint, p256dh, auth, time_zone: timeZone, quiet, reminders } = body;
      if (readEndpoint(endpoint) === null) return invalid({ endpoint: ['This is not a push service.'] });
      if (!isPublicKey(p256dh)) return invalid({ p256dh: ['This is not a key.'] });
      if (!isTimeZone(timeZone)) return invalid({ time_zone: ['This time zone is not known.'] });
      return commit(async (tx) => {
        // The session must not end in between: nothing would end these reminders any more.
        await holdSignIns(tx, member.id);
        const owner = await ownerOf(member, token, tx);
        if (!owner.ok) return owner;
        const schedule = { timeZone, quiet, reminders };
        await putSubscription(tx, parts, owner.value, { endpoint, p256dh, auth }, schedule);
        return ok({ detail: 'This device will be reminded.' });
      });
    },

    deletePushSubscription: async ({ member, token }) => {
      const owner = await ownerOf(member, token);
      if (!owner.ok) return owner;
      await deleteSubscription(parts.db, owner.value);
      return ok({ detail: 'This device is reminded no more.' });
    },

    testPush: async ({ member, token }) => {
      if (parts.push === null) return err(notFound);
      const limited = await consume(parts, pushTestLimits(member.id));
      if (!limited.ok) return limited;
      const owner = await ownerOf(member, token);
      if (!owner.ok) return owner;
      const found = await findSubscription(parts.db, owner.value);
      if (found === null) return ok({ sent: false, none: true });
      const message = writeMessage({
        id: uuidOf(parts.randomBytes(16)),
        member: member.id,
        kind: 'test',
        day: localDayAt(parts.clock(), 0),
      });
      const outcome = await parts.push.send(found, message, TEST_TTL_SECONDS);
      parts.metrics.push(outcome);
      await settleSubscription(parts.db, found, outcome);
      return ok({ sent: outcome === 'sent', none: outcome === 'gone' });
    },
  };
};
