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

interface Rules {
  readonly may: Row;
  /** How often one member, or one network where no token is needed, may make it; null: no write, or a limit of another kind. */
  readonly limit: number | null;
  /** What opens it where that is not the token. */
  readonly openedBy?: string;
}

const open = (limit: number | null, openedBy: string): Rules => ({ may: OPEN, limit, openedBy });
const owner = (limit: number | null = null): Rules => ({ may: OWNER, limit });
const any = (limit: number | null = null): Rules => ({ may: ANY, limit });
const staff = (limit: number | null = null): Rules => ({ may: STAFF, limit });
const admin = (limit: number): Rules => ({ may: ADMIN, limit });

/** The one table of the calls: each is walked by it (tests/contract/every-call.test.ts). A call without a row is a type error. */
export const rulesOf: Readonly<Record<EndpointName, Rules>> = {
  login: open(120, 'email and password'),
  register: open(120, 'nothing: it makes a client'),
  forgetPassword: open(120, 'nothing: it answers alike for every address'),
  resetPassword: open(120, 'the mailed code'),
  resendOtp: open(120, 'nothing: it answers alike for every address'),
  verifyOtp: open(120, 'the mailed code'),
  getProfile: owner(),
  getThread: open(120, 'nothing: the id it answers opens nothing'),
  getThreadMessages: owner(),
  sendChat: owner(60),
  getBudget: owner(),
  getMealPlan: owner(),
  updatePassword: open(120, 'the current password'),
  saveProfile: owner(60),
  uploadPhoto: owner(60),
  deleteAccount: owner(120),
  createLifestyle: owner(120),
  createPreference: owner(60),
  addWellness: owner(60),
  createProfile: owner(60),
  putPlanInputs: owner(60),
  putPlanSwitches: owner(60),
  putPlan: owner(60),
  getPlanRefusal: owner(),
  listMembers: staff(600),
  getMember: staff(),
  updateMember: staff(120),
  deleteMember: admin(120),
  restoreMember: admin(120),
  getStaffSummary: staff(),
  listMealTemplates: staff(),
  createMealTemplate: staff(120),
  updateMealTemplate: staff(120),
  deleteMealTemplate: staff(120),
  appendJournal: any(600),
  pullJournal: any(),
  endSession: open(120, 'the token that it ends, or its hash'),
  rememberDevice: any(20),
  renewSession: open(120, 'the device’s cookie, from a page of this origin'),
  /** It costs no more than a read by a key. */
  forgetDevice: open(null, 'the device’s cookie, from a page of this origin'),
  listSessions: any(),
  endOneSession: any(120),
  endOtherSessions: any(120),
  subscribeNewsletter: open(20, 'nothing'),
  getCalendarFeed: any(),
  makeCalendarFeed: any(120),
  deleteCalendarFeed: any(120),
  readRecipePage: any(120),
  lookUpBarcode: any(),
  streamCoach: owner(60),
  getPushKey: any(),
  putPushSubscription: any(120),
  deletePushSubscription: any(120),
  /** A test of reminders has a limit of its own, which it meets first. */
  testPush: any(),
  listReportLinks: any(),
  createReportLink: any(120),
  revokeReportLink: any(120),
  readSharedReport: open(120, 'the secret of the link'),
};

const cell = (expected: Expected): string => {
  if (expected === null) return '–';
  return expected === 'own' ? '200, their own' : String(expected);
};

/** The table as it stands in docs/security.md. */
export const renderAuthorisation = (): string => {
  const heads = ['call', 'method and path', ...callers.map((caller) => CALLERS[caller]), 'opened by'];
  const rows = (Object.keys(rulesOf) as EndpointName[]).map((name) => {
    const { method, path }: Endpoint = endpoints[name];
    const cells = callers.map((caller) => cell(rulesOf[name].may[caller]));
    return [`\`${name}\``, `${method} \`${path}\``, ...cells, rulesOf[name].openedBy ?? 'the token'];
  });
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

/** The document with the table as it is now between its marks. */
export const withAuthorisation = (document: string): string =>
  document.replace(
    /(<!-- generated: authorisation -->\n)[\s\S]*?(<!-- end -->)/,
    (_, start: string, end: string) => `${start}\n${renderAuthorisation()}\n\n${end}`,
  );
