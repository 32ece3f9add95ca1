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
  isFinal: true,
});
const byAccount = (call: string, account: string, hits: number): Limit => ({
  key: `${call}:account:${account}`,
  hits,
  windowSeconds: QUARTER,
});

/**
 * Guesses at what opens an account. From one network fewer than from all: a stranger who spends theirs leaves the
 * member the rest.
 */
const guessLimits = (call: string, account: string, address: string): readonly Limit[] => [
  byAddress(call, address),
  { key: `${call}:pair:${account} ${address}`, hits: 10, windowSeconds: QUARTER },
  byAccount(call, account, 50),
];

export const loginLimits = (email: string, address: string): readonly Limit[] =>
  guessLimits('login', email, address);
export const codeEntryLimits = (email: string, address: string): readonly Limit[] =>
  guessLimits('code-entry', email, address);
export const passwordLimits = (userId: string, address: string): readonly Limit[] =>
  guessLimits('password', userId, address);
export const registerLimits = (address: string): readonly Limit[] => [byAddress('register', address)];
export const codeRequestLimits = (address: string): readonly Limit[] => [byAddress('code-request', address)];
/** For each purpose a code a minute and five an hour from one network, and as many again from all others. */
export const codeMailLimits = (purpose: string, email: string, address: string): readonly Limit[] => [
  { key: `code-mail:minute:${purpose}:${email} ${address}`, hits: 1, windowSeconds: 60 },
  { key: `code-mail:pair:${purpose}:${email} ${address}`, hits: 5, windowSeconds: HOUR },
  { key: `code-mail:account:${purpose}:${email}`, hits: 10, windowSeconds: HOUR },
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
  { key: `newsletter:address:${address}`, hits: 20, windowSeconds: HOUR, isFinal: true },
];
/** How often one member may send something in a quarter of an hour, by what it costs. */
const WRITES = {
  journal: 600,
  /** Each may have a week planned anew. */
  plan: 60,
  chat: 60,
  /** Held in memory, and drawn. */
  upload: 60,
  remember: 20,
  /** Changes nothing: what is searched for comes in a body. */
  list: 600,
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
  listMembers: 'list',
};
/** Of every call that a token opens and that has a body or changes something; repeats count like the first. */
export const writeLimits = (call: EndpointName, userId: string): readonly Limit[] => {
  const cost = COSTS[call] ?? 'other';
  return [byAccount(cost, userId, WRITES[cost])];
};
