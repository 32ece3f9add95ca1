import { createProfile, saveProfile, uploadPhoto, type WireProfile } from '../../../contract/profile.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { ok, type Result } from '../../../terms/result.ts';
import type { ApiClient } from '../../api/api-client.ts';
import type { IntentPayloads } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';
import { readProfile, storeProfile } from '../../rows/profile.ts';
import {
  type Acknowledgement,
  type ChangeKinds,
  type Delivery,
  PLAN_RESOURCES,
  type SendAs,
  type StaleResource,
} from './change-kind.ts';

type WholeProfile = IntentPayloads['profile.create'];

const toDelivery = (answer: Result<WireProfile, AppError>): Result<Delivery, AppError> =>
  answer.ok ? ok({ kind: 'profile', profile: answer.value }) : answer;

const sendWhole = async (
  api: ApiClient,
  { memberId, headers }: SendAs,
  payload: WholeProfile,
): Promise<Result<Delivery, AppError>> => {
  const body = { ...payload, user: memberId };
  return toDelivery(await api.call(createProfile, { onBehalfOf: memberId, headers, body }));
};

/** Stores the profile as the server answered it, or else as it was sent. False where it was not answered. */
const storeAnswer = async (
  db: MemberDatabase,
  { delivery, now }: Pick<Acknowledgement<unknown>, 'delivery' | 'now'>,
): Promise<boolean> => {
  const answered = delivery?.kind === 'profile' ? delivery.profile : null;
  const profile = answered ?? (await readProfile(db))?.profile ?? null;
  if (profile !== null) await storeProfile(db, profile, now);
  return answered !== null;
};

const storeWhole = async (
  db: MemberDatabase,
  acknowledgement: Acknowledgement<WholeProfile>,
): Promise<readonly StaleResource[]> =>
  (await storeAnswer(db, acknowledgement)) ? PLAN_RESOURCES : ['profile', ...PLAN_RESOURCES];

/** The first plan is made from these answers, so this device asks for allergies and other safety facts next. */
export const askSafetyFacts = async (db: MemberDatabase): Promise<void> => {
  if ((await readMemberSetting(db, 'safetyCard')) === null) await writeMemberSetting(db, 'safetyCard', 'due');
};

export const profileChanges: ChangeKinds<
  'profile.create' | 'profile.change' | 'profile.save' | 'photo.upload'
> = {
  'profile.create': {
    name: 'Your profile',
    lane: 'profile',
    latestWins: true,
    replaces: ['profile.change'],
    sealed: false,
    endpoint: createProfile,
    // It may be all there is of the onboarding answers.
    canDiscard: false,
    send: sendWhole,
    acknowledged: async (db, acknowledgement) => {
      await askSafetyFacts(db);
      return storeWhole(db, acknowledgement);
    },
  },
  'profile.change': {
    name: 'Your goal and body',
    lane: 'profile',
    latestWins: true,
    sealed: false,
    endpoint: createProfile,
    send: sendWhole,
    acknowledged: storeWhole,
  },
  'profile.save': {
    name: 'Name, location and bio',
    lane: 'profile',
    latestWins: true,
    sealed: false,
    endpoint: saveProfile,
    send: async (api, { memberId, headers }, payload) =>
      toDelivery(
        await api.call(saveProfile, {
          onBehalfOf: memberId,
          headers,
          params: { userId: memberId },
          body: { ...payload, user: memberId },
        }),
      ),
    acknowledged: async (db, acknowledgement) =>
      (await storeAnswer(db, acknowledgement)) ? [] : ['profile'],
  },
  'photo.upload': {
    name: 'Your photo',
    lane: 'profile',
    latestWins: true,
    sealed: false,
    endpoint: uploadPhoto,
    send: async (api, { memberId, headers }, { bytes, type }) =>
      toDelivery(
        await api.call(uploadPhoto, {
          onBehalfOf: memberId,
          headers,
          params: { userId: memberId },
          body: { user: memberId, photo: new Blob([bytes], { type }) },
        }),
      ),
    acknowledged: async (db, { delivery, now }) => {
      // The new photo may have the address of the old one.
      await db.photo.clear();
      if (delivery?.kind === 'profile') await storeProfile(db, delivery.profile, now);
      // The picture itself is fetched with the profile.
      return ['profile'];
    },
  },
};
