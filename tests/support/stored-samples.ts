import { decode } from '../../src/contract/decode.ts';
import { NO_ANSWERS } from '../../src/contract/plan.ts';
import { type WireProfile, wireProfile } from '../../src/contract/profile.ts';
import type { OutboxRow } from '../../src/device/db/intents.ts';
import type { KnownOfPlan } from '../../src/device/plan/known-of-plan.ts';
import type { RememberedMember } from '../../src/device/session/session.ts';
import { NO_OWN_TARGETS } from '../../src/domain/body/nutrition/own-targets.ts';

/** An outbox entry that was never tried: a message to the coach. */
export const outboxRow = (change: Partial<OutboxRow> = {}): OutboxRow => ({
  order: 1,
  id: 'row',
  version: 1,
  memberId: 'ana',
  lane: 'chat',
  kind: 'chat.send',
  payload: { message: 'Hello' },
  sealed: false,
  state: 'waiting',
  attempts: 0,
  nextAt: 0,
  leaseUntil: 0,
  lastError: null,
  createdAt: 0,
  ...change,
});

/** A profile as a backend sends it. */
export const profileOf = (sent: object): WireProfile => {
  const read = decode(wireProfile, { id: '9', ...sent });
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
};

/** A profile of a woman who wants to weigh less. */
export const adaWith = (changes: Partial<WireProfile> = {}): WireProfile => ({
  ...profileOf({
    name: 'Ada',
    gender: 'Female',
    age: 34,
    height: 168,
    weight: 82,
    target_weight: 74,
    activity_level: 'lightly active',
    fitness_goal: 'Weight Loss',
    diet_type: 'vegetarian',
  }),
  ...changes,
});

/** Ada's profile with confirmed facts, and nothing else. */
export const knownOfAda = (changes: Partial<KnownOfPlan> = {}): KnownOfPlan => ({
  profile: adaWith(),
  logged: null,
  inputs: { ...NO_ANSWERS, facts_confirmed: true },
  plan: null,
  rules: null,
  plannedSafety: null,
  answers: null,
  learned: null,
  own: NO_OWN_TARGETS,
  ...changes,
});

/** A member who is remembered on a device that is not locked. */
export const rememberedMember = (memberId: string): RememberedMember => ({
  memberId,
  username: memberId,
  membershipType: 'free',
  extensions: [],
  locked: false,
});
