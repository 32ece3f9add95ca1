import { decode } from '../../src/contract/decode.ts';
import { type WireProfile, wireProfile } from '../../src/contract/profile.ts';
import type { OutboxRow } from '../../src/data/intents.ts';
import type { DevicePlan } from '../../src/data/plan/device-plan.ts';

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

/** A plan without a day. */
export const devicePlan = (change: Partial<DevicePlan> = {}): DevicePlan => ({
  planId: 'p',
  source: 'detailed',
  weekStart: null,
  maintenanceOnly: false,
  targets: null,
  dated: [],
  weekly: [],
  shopping: [],
  unreadable: [],
  ...change,
});

/** A profile as a backend sends it. */
export const profileOf = (sent: object): WireProfile => {
  const read = decode(wireProfile, { id: '9', ...sent });
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
};
