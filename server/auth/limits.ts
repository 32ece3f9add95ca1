import type { EndpointName } from '../../src/contract/endpoints.ts';
import { siteOf } from '../http/address.ts';
import type { Limit } from './rate-limits.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * One network may hold a household or an office; one account only one person. The network's limits come first:
 * whoever has spent them writes nothing more, whatever accounts and ids they think of. One customer has many
 * IPv6 networks: together they get what five have.
 */
const byNetwork = (call: string, address: string): readonly Limit[] => {
  const site = siteOf(address);
  const own = {
    key: `${call}:address:${address}`,
    hits: 120,
    windowSeconds: QUARTER,
    isFinal: true,
  } as const;
  return site === address ? [own] : [own, { ...own, key: `${call}:site:${site}`, hits: 600 }];
};
/** A limit for one network and one account, so that nobody can use up the tries of others. */
const byPair = (call: string, account: string, address: string, hits: number): Limit => ({
  key: `${call}:pair:${account} ${siteOf(address)}`,
  hits,
  windowSeconds: QUARTER,
});
const byAccount = (call: string, account: string, hits: number): Limit => ({
  key: `${call}:account:${account}`,
  hits,
  windowSeconds: QUARTER,
});

/**
 * Guesses at what opens an account. From one customer fewer than from all: a stranger who spends theirs leaves the
 * member the rest.
 */
const guessesOf = { pair: 10, account: 50 } as const;
const guessLimits = (call: string, account: string, address: string): readonly Limit[] => [
  ...byNetwork(call, address),
  byPair(call, account, address, guessesOf.pair),
  byAccount(call, account, guessesOf.account),
];

export const loginLimits = (email: string, address: string): readonly Limit[] =>
  guessLimits('login', email, address);
/**
 * A right code is given back: what is left of a day are guesses, at codes of one account or of many. Strangers may
 * share what one customer may have of IPv6, so one network of it does not spend all.
 */
const codesOfADay = (address: string): readonly Limit[] => {
  const site = siteOf(address);
  const own = { key: `code-entry:day:${address}`, hits: 240, windowSeconds: DAY };
  return site === address ? [own] : [own, { ...own, key: `code-entry:day-site:${site}`, hits: 1200 }];
};
export const codeEntryLimits = (email: string, address: string): readonly Limit[] => [
  ...byNetwork('code-entry', address),
  byPair('code-entry', email, address, guessesOf.pair),
  ...codesOfADay(address),
  byAccount('code-entry', email, guessesOf.account),
];
export const passwordLimits = (userId: string, address: string): readonly Limit[] =>
  guessLimits('password', userId, address);
export const registerLimits = (address: string): readonly Limit[] => byNetwork('register', address);
export const codeRequestLimits = (address: string): readonly Limit[] => byNetwork('code-request', address);
/**
 * For each purpose a code a minute, five an hour and ten a day from one customer, and as many an hour and a day again
 * from all others: each code can be guessed at five times.
 */
export const codeMailLimits = (purpose: string, email: string, address: string): readonly Limit[] => {
  const [account, pair] = [`${purpose}:${email}`, `${purpose}:${email} ${siteOf(address)}`];
  return [
    { key: `code-mail:minute:${pair}`, hits: 1, windowSeconds: 60 },
    { key: `code-mail:pair:${pair}`, hits: 5, windowSeconds: HOUR },
    { key: `code-mail:pair-day:${pair}`, hits: 10, windowSeconds: DAY },
    { key: `code-mail:account:${account}`, hits: 10, windowSeconds: HOUR },
    { key: `code-mail:account-day:${account}`, hits: 20, windowSeconds: DAY },
  ];
};
export const isOfAnHour = ({ windowSeconds }: Limit): boolean => windowSeconds === HOUR;
export const threadLimits = (id: string, address: string): readonly Limit[] => [
  ...byNetwork('thread', address),
  byPair('thread', id, address, 60),
];
/** Limits tokens that open nothing: a session's own token always ends it. */
export const endLimits = (address: string): readonly Limit[] => byNetwork('end', address);
/** A device renews once an hour, more often only where the signal loses the answers. */
export const renewLimits = (deviceId: string | null, address: string): readonly Limit[] => [
  ...byNetwork('renew', address),
  ...(deviceId === null ? [] : [byAccount('renew', deviceId, 30)]),
];
/** Nobody signs a household up for more. */
export const newsletterLimits = (address: string): readonly Limit[] => [
  { key: `newsletter:address:${address}`, hits: 20, windowSeconds: HOUR, isFinal: true },
];
/** Whoever has a link reads it a few times; nobody guesses 256 bits. */
export const sharedReportLimits = (address: string): readonly Limit[] => byNetwork('shared-report', address);
/** Each has the server fetch a page of somebody else. */
export const recipeReadLimits = (userId: string): readonly Limit[] => [
  { key: `recipe-read:account:${userId}`, hits: 20, windowSeconds: HOUR },
];
/** Addresses of calendars that open nothing. */
export const calendarMissLimits = (address: string): readonly Limit[] => byNetwork('calendar', address);
/** A calendar looks again every hour or so, and several may have one address. */
export const calendarFeedLimits = (userId: string): readonly Limit[] => [
  { key: `calendar-feed:account:${userId}`, hits: 60, windowSeconds: HOUR },
];
/** Barcodes that this server does not know yet. */
export const foodLookupLimits = (userId: string): readonly Limit[] => [
  { key: `food-lookup:account:${userId}`, hits: 60, windowSeconds: HOUR },
];
/** The limit that Open Food Facts sets for one network, so for all members together. */
export const foodFactsLimits: readonly Limit[] = [{ key: 'food-facts:all', hits: 15, windowSeconds: 60 }];
/** Messages of the member to a model; what the model asks for in between is counted with the questions to the coach. */
export const coachQuestionLimits = (userId: string): readonly Limit[] => [
  { key: `coach-question:account:${userId}`, hits: 60, windowSeconds: HOUR },
];
/** Each has the server send a message to an address that the member named. */
export const pushTestLimits = (userId: string): readonly Limit[] => [
  { key: `push-test:account:${userId}`, hits: 20, windowSeconds: HOUR },
];
/** Calls of one member in a quarter of an hour, by their cost. */
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
  putPlan: 'plan',
  sendChat: 'chat',
  streamCoach: 'chat',
  saveProfile: 'upload',
  uploadPhoto: 'upload',
  rememberDevice: 'remember',
  listMembers: 'list',
};
/** Limits every call that a token opens and that has a body or changes something; repeats count like the first. */
export const writeLimits = (call: EndpointName, userId: string): readonly Limit[] => {
  const cost = COSTS[call] ?? 'other';
  return [{ ...byAccount(cost, userId, WRITES[cost]), isFinal: true }];
};
