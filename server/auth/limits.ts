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
export const rememberLimits = (userId: string): readonly Limit[] => [byAccount('remember', userId, 20)];
/** A device renews once an hour, more often only where the signal loses the answers. */
export const renewLimits = (deviceId: string | null, address: string): readonly Limit[] => [
  byAddress('renew', address),
  ...(deviceId === null ? [] : [byAccount('renew', deviceId, 30)]),
];
/** Nobody signs a household up for more. */
export const newsletterLimits = (address: string): readonly Limit[] => [
  { key: `newsletter:address:${address}`, hits: 20, windowSeconds: HOUR },
];
/** Profiles and photos: each upload is held in memory and decoded. */
export const uploadLimits = (userId: string): readonly Limit[] => [byAccount('upload', userId, 60)];
export const chatLimits = (userId: string): readonly Limit[] => [byAccount('chat', userId, 60)];
