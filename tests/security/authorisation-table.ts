import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';

/** Who calls, each with the request that is right for its owner. */
export const CALLERS = {
  nobody: 'no token',
  unknown: 'an unknown token',
  expired: 'an expired token',
  signedOut: 'a token that was signed out',
  closed: 'the token of a closed account',
  other: 'another member',
  staff: 'staff',
  admin: 'an administrator',
  owner: 'its owner',
} as const;
export type Caller = keyof typeof CALLERS;
export const callers = Object.keys(CALLERS) as Caller[];

/** `own`: 200, and the call reads and changes the caller's own data alone. Null where there is no such caller. */
export type Expected = 200 | 401 | 403 | 'own' | null;
export type Row = Readonly<Record<Caller, Expected>>;

const closedTo = (expected: 401 | 200) =>
  ({
    nobody: expected,
    unknown: expected,
    expired: expected,
    signedOut: expected,
    closed: expected,
  }) as const;

/** Opened by what the request itself proves (a password, a code, a cookie), or by nothing; tokens are not read. */
const OPEN: Row = { ...closedTo(200), other: 200, staff: 200, admin: 200, owner: 200 };
/** Names its owner: nobody else's token opens it, whatever their role. */
const OWNER: Row = { ...closedTo(401), other: 403, staff: 403, admin: 403, owner: 200 };
/** Names nobody: whoever's token it is acts on their own. */
const ANY: Row = { ...closedTo(401), other: 'own', staff: 'own', admin: 'own', owner: 200 };
const STAFF: Row = { ...closedTo(401), other: 403, staff: 200, admin: 200, owner: null };
const ADMIN: Row = { ...STAFF, staff: 403 };

/** The one table of who may call what. An endpoint without a row is a type error. */
export const authorisation: Readonly<Record<EndpointName, Row>> = {
  login: OPEN,
  register: OPEN,
  forgetPassword: OPEN,
  resetPassword: OPEN,
  resendOtp: OPEN,
  verifyOtp: OPEN,
  getProfile: OWNER,
  getThread: OPEN,
  getThreadMessages: OWNER,
  sendChat: OWNER,
  getBudget: OWNER,
  getMealPlan: OWNER,
  updatePassword: OPEN,
  saveProfile: OWNER,
  uploadPhoto: OWNER,
  deleteAccount: OWNER,
  createLifestyle: OWNER,
  createPreference: OWNER,
  addWellness: OWNER,
  createProfile: OWNER,
  putPlanInputs: OWNER,
  putPlanSwitches: OWNER,
  getPlanRefusal: OWNER,
  listMembers: STAFF,
  getMember: STAFF,
  updateMember: STAFF,
  deleteMember: ADMIN,
  restoreMember: ADMIN,
  getStaffSummary: STAFF,
  listMealTemplates: STAFF,
  createMealTemplate: STAFF,
  updateMealTemplate: STAFF,
  deleteMealTemplate: STAFF,
  appendJournal: ANY,
  pullJournal: ANY,
  endSession: OPEN,
  rememberDevice: ANY,
  renewSession: OPEN,
  forgetDevice: OPEN,
  listSessions: ANY,
  endOneSession: ANY,
  endOtherSessions: ANY,
  subscribeNewsletter: OPEN,
  getCalendarFeed: ANY,
  makeCalendarFeed: ANY,
  deleteCalendarFeed: ANY,
  readRecipePage: ANY,
  lookUpBarcode: ANY,
  streamCoach: OWNER,
  getPushKey: ANY,
  putPushSubscription: ANY,
  deletePushSubscription: ANY,
  testPush: ANY,
  listReportLinks: ANY,
  createReportLink: ANY,
  revokeReportLink: ANY,
  readSharedReport: OPEN,
};

/** What opens a call that takes no token. */
export const openedBy: Readonly<Partial<Record<EndpointName, string>>> = {
  login: 'email and password',
  register: 'nothing: it makes a client',
  forgetPassword: 'nothing: it answers alike for every address',
  resetPassword: 'the mailed code',
  resendOtp: 'nothing: it answers alike for every address',
  verifyOtp: 'the mailed code',
  getThread: 'nothing: the id it answers opens nothing',
  updatePassword: 'the current password',
  endSession: 'the token that it ends, or its hash',
  renewSession: 'the device’s cookie, from a page of this origin',
  forgetDevice: 'the device’s cookie, from a page of this origin',
  subscribeNewsletter: 'nothing',
  readSharedReport: 'the secret of the link',
};

const cell = (expected: Expected): string => {
  if (expected === null) return '–';
  return expected === 'own' ? '200, their own' : String(expected);
};

/** The table as it stands in docs/security.md. */
export const renderAuthorisation = (): string => {
  const heads = ['call', 'method and path', ...callers.map((caller) => CALLERS[caller]), 'opened by'];
  const rows = (Object.keys(authorisation) as EndpointName[]).map((name) => {
    const { method, path }: Endpoint = endpoints[name];
    const cells = callers.map((caller) => cell(authorisation[name][caller]));
    return [`\`${name}\``, `${method} \`${path}\``, ...cells, openedBy[name] ?? 'the token'];
  });
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

/** The document with the table as it is now between its marks. */
export const withAuthorisation = (document: string): string =>
  document.replace(
    /(<!-- generated: authorisation -->\n)[\s\S]*?(<!-- end -->)/,
    (_, start: string, end: string) => `${start}\n${renderAuthorisation()}\n\n${end}`,
  );
