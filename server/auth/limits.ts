import type { EndpointName } from '../../src/contract/endpoints.ts';
import type { Limit } from './rate-limits.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * One network may hold a household or an office; one account only one person. The network's limit comes first:
 * whoever has spent it writes nothing more, whatever accounts and ids they think of.
 */
const byAddress = (call: string, address: string): Limit => ({
  key: `${call}:address:${address}`,
  hits: 120,
  windowSeconds: QUARTER,
});
const byAccount = (call: string, account: string, hits: number): Limit => ({
  key: `${call}:account:${account}`,
  hits,
  windowSeconds: QUARTER,
});

/** Ten tries from one network, so that a stranger's guesses do not lock the member out at once. */
export const loginLimits = (email: string, address: string): readonly Limit[] => [
  byAddress('login', address),
  { key: `login:pair:${email} ${address}`, hits: 10, windowSeconds: QUARTER },
  byAccount('login', email, 50),
];
export const registerLimits = (address: string): readonly Limit[] => [byAddress('register', address)];
export const codeEntryLimits = (email: string, address: string): readonly Limit[] => [
  byAddress('code-entry', address),
  byAccount('code-entry', email, 20),
];
export const codeRequestLimits = (address: string): readonly Limit[] => [byAddress('code-request', address)];
/** A code a minute, five an hour, for each purpose. */
export const codeMailLimits = (purpose: string, email: string): readonly Limit[] => [
  { key: `code-mail:minute:${purpose}:${email}`, hits: 1, windowSeconds: 60 },
  { key: `code-mail:hour:${purpose}:${email}`, hits: 5, windowSeconds: HOUR },
];
export const passwordLimits = (userId: string, address: string): readonly Limit[] => [
  byAddress('password', address),
  byAccount('password', userId, 10),
];
export const threadLimits = (id: string, address: string): readonly Limit[] => [
  byAddress('thread', address),
  byAccount('thread', id, 60),
];
/** Of tokens that open nothing: a session's own token always ends it. */
export const endLimits = (address: string): readonly Limit[] => [byAddress('end', address)];
/** A device renews once an hour, more often only where the signal loses the answers. */
export const renewLimits = (deviceId: string | null, address: string): readonly Limit[] => [
  byAddress('renew', address),
  ...(deviceId === null ? [] : [byAccount('renew', deviceId, 30)]),
];
/** Nobody signs a household up for more. */
export const newsletterLimits = (address: string): readonly Limit[] => [
  { key: `newsletter:address:${address}`, hits: 20, windowSeconds: HOUR },
];
/** How often one member may have something changed in a quarter of an hour, by what it costs. */
const WRITES = {
  journal: 600,
  /** Each may have a week planned anew. */
  plan: 60,
  chat: 60,
  /** Held in memory, and drawn. */
  upload: 60,
  remember: 20,
  other: 120,
} as const;
const COSTS: Partial<Readonly<Record<EndpointName, keyof typeof WRITES>>> = {
  appendJournal: 'journal',
  createProfile: 'plan',
  createPreference: 'plan',
  addWellness: 'plan',
  putPlanInputs: 'plan',
  putPlanSwitches: 'plan',
  sendChat: 'chat',
  saveProfile: 'upload',
  uploadPhoto: 'upload',
  rememberDevice: 'remember',
};
/** Of every call that a token opens and that may change something; repeats count like the first. */
export const writeLimits = (call: EndpointName, userId: string): readonly Limit[] => {
  const cost = COSTS[call] ?? 'other';
  return [byAccount(cost, userId, WRITES[cost])];
};
