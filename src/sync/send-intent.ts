import { sendChat } from '../contract/chat.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { appendJournal } from '../contract/journal.ts';
import { putPlanInputs, putPlanSwitches } from '../contract/plan.ts';
import { createProfile, saveProfile, uploadPhoto, type WireProfile } from '../contract/profile.ts';
import { addWellness, createLifestyle, createPreference } from '../contract/questionnaires.ts';
import { type ApiClient, type CallInput, WRONG_SHAPE } from '../data/api-client.ts';
import type { Intent, IntentKind } from '../data/intents.ts';
import type { AppError } from '../domain/app-error.ts';
import { err, ok, type Result } from '../domain/result.ts';

/** The call that carries each kind of intent. */
export const ENDPOINT_OF = {
  'profile.create': createProfile,
  'profile.change': createProfile,
  'profile.save': saveProfile,
  'photo.upload': uploadPhoto,
  'plan-inputs.put': putPlanInputs,
  'plan-switches.put': putPlanSwitches,
  'lifestyle.submit': createLifestyle,
  'preference.submit': createPreference,
  'wellness.submit': addWellness,
  'chat.send': sendChat,
  'cycle.share': appendJournal,
  'journal.append': appendJournal,
} as const satisfies Record<IntentKind, Endpoint>;

/** What the server said to an intent, as far as the device keeps it. */
export type Delivery =
  | { readonly kind: 'profile'; readonly profile: WireProfile }
  | { readonly kind: 'reply'; readonly text: string }
  | { readonly kind: 'journal'; readonly accepted: readonly { readonly id: string; readonly seq: number }[] }
  | { readonly kind: 'done' };

const DONE: Delivery = { kind: 'done' };

/**
 * The contract leaves the answers to these calls open. Our server and Django REST framework answer what was stored, so
 * JSON with other fields alone may come from a captive portal. An empty answer is a success.
 */
const sendRecord = async <E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: CallInput<E> & { readonly body: object },
): Promise<Result<Delivery, AppError>> => {
  const answer = await api.call(endpoint, input);
  if (!answer.ok) return answer;
  const stored: unknown = answer.value;
  if (stored === undefined) return ok(DONE);
  const names = typeof stored === 'object' && stored !== null ? Object.keys(stored) : null;
  return names?.length === 0 || names?.some((name) => name in input.body)
    ? ok(DONE)
    : err({ kind: 'malformed', status: 200, reason: `${WRONG_SHAPE}: expected what was stored` });
};

const mapOk = <T>(
  result: Result<T, AppError>,
  toDelivery: (value: T) => Delivery,
): Result<Delivery, AppError> => (result.ok ? ok(toDelivery(result.value)) : result);

const toProfile = (profile: WireProfile): Delivery => ({ kind: 'profile', profile });

/** Sends an intent as `memberId`, and only with that member's token. */
export const sendIntent = async (
  api: ApiClient,
  memberId: string,
  intent: Intent,
  headers: Readonly<Record<string, string>>,
): Promise<Result<Delivery, AppError>> => {
  const as = { onBehalfOf: memberId, headers };
  const params = { userId: memberId };
  const user = { user: memberId };
  switch (intent.kind) {
    case 'profile.create':
    case 'profile.change':
      return mapOk(await api.call(createProfile, { ...as, body: { ...intent.payload, ...user } }), toProfile);
    case 'profile.save':
      return mapOk(
        await api.call(saveProfile, { ...as, params, body: { ...intent.payload, ...user } }),
        toProfile,
      );
    case 'photo.upload': {
      const photo = new Blob([intent.payload.bytes], { type: intent.payload.type });
      return mapOk(await api.call(uploadPhoto, { ...as, params, body: { ...user, photo } }), toProfile);
    }
    case 'plan-inputs.put':
      return sendRecord(api, putPlanInputs, { ...as, params, body: { ...intent.payload, ...user } });
    case 'plan-switches.put':
      return sendRecord(api, putPlanSwitches, { ...as, params, body: { ...intent.payload, ...user } });
    case 'lifestyle.submit':
      return sendRecord(api, createLifestyle, { ...as, body: { ...intent.payload, ...user } });
    case 'preference.submit':
      return sendRecord(api, createPreference, { ...as, body: { ...intent.payload, ...user } });
    case 'wellness.submit':
      return sendRecord(api, addWellness, { ...as, body: { ...intent.payload, user_id: memberId } });
    case 'chat.send':
      return mapOk(
        await api.call(sendChat, { ...as, params: { id: memberId }, body: intent.payload }),
        ({ message }) => ({ kind: 'reply', text: message }),
      );
    case 'cycle.share':
    case 'journal.append': {
      const operations = intent.payload.operations.map((operation) => ({
        ...operation,
        payload: { ...operation.payload },
      }));
      const answer = await api.call(appendJournal, { ...as, body: { operations } });
      if (!answer.ok) return answer;
      const { accepted } = answer.value;
      const places = new Set(accepted.map(({ id }) => id));
      // Every operation must have its place: one that the server passed over would be lost.
      return operations.every(({ id }) => places.has(id))
        ? ok({ kind: 'journal', accepted })
        : err({ kind: 'malformed', status: 200, reason: 'not-accepted' });
    }
  }
};
