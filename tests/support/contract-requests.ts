import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../../server/database/schema.ts';
import type { ListedSession } from '../../src/contract/account/sessions.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { type CallParts, type ContractServer, PASSWORD, type TestMember } from './contract-client.ts';
import { LIFESTYLE, PREFERENCE, WELLNESS } from './questionnaire-records.ts';
import type { TestServer } from './server-harness.ts';

export const PROFILE = {
  name: 'Ada',
  gender: 'Female',
  fitness_goal: 'Weight Loss',
  bmi: 24.9,
  location: 'Porto, Portugal',
  weight: 72,
  height: 170,
  age: 31,
  activity_level: 'lightly active',
  fitness_level: 'Beginner',
  bio: '',
  diet_type: 'vegetarian',
  height_uom: 'cm',
  weight_uom: 'kg',
  target_weight: 65,
};

export const PLAN_INPUTS = {
  allergies: [],
  excluded_foods: [],
  eats_eggs: false,
  eats_dairy: false,
  pregnant_or_breastfeeding: false,
  kidney_disease: false,
  eating_disorder: false,
  facts_confirmed: true,
  sex_undisclosed: false,
};

export const registration = (email: string) => ({
  username: 'ada',
  email,
  password: PASSWORD,
  isClient: true,
  isSuperAdmin: false,
  isAdmin: false,
});

export const photoFile = async (): Promise<File> => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'photo.png', { type: 'image/png' });
};

export const makeProfile = ({ call }: Pick<ContractServer, 'call'>, { id, token }: TestMember) =>
  call(endpoints.createProfile, { body: { user: id, ...PROFILE }, token });

export const uploadPhoto = (
  { call }: Pick<ContractServer, 'call'>,
  { id, token }: Pick<TestMember, 'id' | 'token'>,
  photo: Blob,
  headers: Readonly<Record<string, string>> = {},
) => call(endpoints.uploadPhoto, { params: { userId: id }, body: { user: id, photo }, token, headers });

/** The headers that a browser adds to a request from a page of the server's own origin. */
export const SAME_ORIGIN = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' };

/** The cookie that an answer sets, as the browser sends it back. */
export const cookieOf = (response: Response): string =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

export const FIREFOX_ON_ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0';

/** The token of one more sign-in of a member. */
export const signInAgain = async (
  server: TestServer,
  { email }: TestMember,
  userAgent = FIREFOX_ON_ANDROID,
): Promise<string> => {
  const answer = await server.call(endpoints.login, {
    body: { email, password: PASSWORD },
    headers: { 'User-Agent': userAgent },
  });
  return ((await answer.json()) as { access: string }).access;
};

/** Signs a member in on one more device and has it remembered: the cookie. */
export const rememberDevice = async (server: TestServer, member: TestMember): Promise<string> => {
  const token = await signInAgain(server, member);
  return cookieOf(await server.call(endpoints.rememberDevice, { token, headers: SAME_ORIGIN }));
};

export const OPERATION = {
  id: '7f7f2c58-5a2b-4f5e-9d58-8a1f0c2b6e10',
  day: '2026-11-21',
  kind: 'water.add',
  payload: { litres: 0.25 },
};

type Prepare<Server = ContractServer> = (server: Server, member: TestMember) => Promise<CallParts>;

const forMember =
  (parts: (member: TestMember) => CallParts): Prepare =>
  async (_, member) => ({ token: member.token, ...parts(member) });

/** Makes a member an administrator, as `npm run staff -- <email> --admin` does. */
export const promote = async ({ parts }: TestServer, { id }: TestMember, isAdmin = true): Promise<void> => {
  await parts.db.update(users).set({ isClient: false, isAdmin }).where(eq(users.id, id));
};

const asStaff =
  (prepare: Prepare<TestServer>): Prepare<TestServer> =>
  async (server, member) => {
    await promote(server, member);
    return { token: member.token, ...(await prepare(server, member)) };
  };

const someMember = async (server: TestServer): Promise<Readonly<Record<string, string>>> => {
  const other = await server.signUpMember('someone');
  await makeProfile(server, other);
  return { memberId: other.id };
};

export const ALL_MEMBERS = { search: '', filter: 'all', page: 1 } as const;
export const MEAL_TEMPLATE = { name: 'High protein', kcal: 2100, description: 'For training days.' };

const someTemplate = async (
  server: TestServer,
  { token }: TestMember,
): Promise<Readonly<Record<string, string>>> => {
  const made = await server.call(endpoints.createMealTemplate, { body: MEAL_TEMPLATE, token });
  return { templateId: ((await made.json()) as { id: string }).id };
};

/** A request that must succeed for every call of the specification, which any backend answers. */
export const contractRequests = {
  login: async (_, { email }) => ({ body: { email, password: PASSWORD } }),
  register: async (_, { email }) => ({ body: registration(`new.${email}`) }),
  forgetPassword: async (_, { email }) => ({ body: { email } }),
  resetPassword: async (server, { email }) => {
    await server.call(endpoints.forgetPassword, { body: { email } });
    await server.settled();
    return { body: { email, otp: server.codeFor(email), password: 'Other-42x', password2: 'Other-42x' } };
  },
  resendOtp: async (_, { email }) => ({ body: { email } }),
  verifyOtp: async (server, member) => {
    const email = `plus+${member.email}`;
    await server.call(endpoints.register, { body: registration(email) });
    return { params: { email }, body: { otp: server.codeFor(email) } };
  },
  getProfile: async (server, member) => {
    await makeProfile(server, member);
    return { params: { userId: member.id }, token: member.token };
  },
  getThread: async (_, { id }) => ({ params: { id } }),
  getThreadMessages: async (server, { id, token }) => {
    const thread = await server.call(endpoints.getThread, { params: { id } });
    return { params: (await thread.json()) as { thread: string }, token };
  },
  sendChat: forMember(({ id }) => ({ params: { id }, body: { message: 'What is for dinner?' } })),
  getBudget: forMember(({ id }) => ({ params: { userId: id }, query: { day: '2026-11-21' } })),
  getMealPlan: async (server, member) => {
    await makeProfile(server, member);
    await server.settled();
    return { params: { userId: member.id }, token: member.token };
  },
  updatePassword: async (_, { id }) => ({
    body: { user_id: id, password: PASSWORD, new_password: 'Other-42x' },
  }),
  saveProfile: async (server, member) => {
    await makeProfile(server, member);
    const body = { user: member.id, name: 'Ada L.', location: 'Lisbon', bio: 'Cooks.' };
    return { params: { userId: member.id }, body, token: member.token };
  },
  uploadPhoto: async (server, member) => {
    await makeProfile(server, member);
    const body = { user: member.id, photo: await photoFile() };
    return { params: { userId: member.id }, body, token: member.token };
  },
  deleteAccount: forMember(({ id }) => ({ params: { userId: id } })),
  createLifestyle: forMember(({ id }) => ({ body: { user: id, ...LIFESTYLE } })),
  createPreference: forMember(({ id }) => ({ body: { user: id, ...PREFERENCE } })),
  addWellness: forMember(({ id }) => ({ body: { user_id: id, ...WELLNESS } })),
  createProfile: forMember(({ id }) => ({ body: { user: id, ...PROFILE } })),
} as const satisfies Partial<Record<EndpointName, Prepare>>;

/** A device of a member's own, by its place at the push service. */
export const pushSubscription = (place: string) => ({
  // The keys are those of RFC 8291's example.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  time_zone: 'Europe/Lisbon',
  quiet: { from: 1320, to: 420 },
  reminders: [
    { kind: 'lunch' as const, minute: 750, days: [1, 2, 3, 4, 5] },
    { kind: 'water' as const, minute: 900, days: [1, 2, 3, 4, 5, 6, 7] },
  ],
  endpoint: `https://push.example.net/${place}`,
});

export const REPORT_TO_SHARE = {
  days: 7 as const,
  report: {
    first: '2026-11-20',
    last: '2026-11-26',
    tables: [
      { part: 'meals' as const, rows: [['2026-11-25', 'Lunch', 'Lentil soup', '350 g', 280]] },
      { part: 'water' as const, rows: [['2026-11-25', 1.75]] },
    ],
  },
};

export const makeLink = async (
  server: TestServer,
  { token }: Pick<TestMember, 'token'>,
): Promise<{ readonly id: string; readonly secret: string; readonly until: string }> => {
  return (await server.call(endpoints.createReportLink, { body: REPORT_TO_SHARE, token })).json() as never;
};

/** The same for every call, those of extensions too: a new call without one is a type error. */
export const rightRequests: Readonly<Record<EndpointName, Prepare<TestServer>>> = {
  ...contractRequests,
  putPlanInputs: forMember(({ id }) => ({
    params: { userId: id },
    body: {
      user: id,
      ...PLAN_INPUTS,
      meals_wanted: { meat: 8, fish: 3 },
      cooking_limits: {
        weekdays: { breakfast: 10, lunch: 10, dinner: 20 },
        weekend: { breakfast: null, lunch: null, dinner: null },
      },
      variety: 'simple' as const,
      small_budget: true,
      mild: true,
      cuisines_out: ['Thai' as const],
    },
  })),
  putPlanSwitches: forMember(({ id }) => ({
    params: { userId: id },
    body: { user: id, answers_off: ['favorite_cuisine:Thai'] },
  })),
  putPlan: forMember(({ id }) => ({
    params: { userId: id },
    body: {
      user: id,
      plan_id: '0f0e0d0c-0b0a-4908-8706-050403020100',
      days: [{ date: '2026-11-21', meals: [{ slot: 'lunch' as const, recipe: 'lentil-soup', portion: 1 }] }],
    },
  })),
  getPlanRefusal: forMember(({ id }) => ({ params: { userId: id } })),
  appendJournal: forMember(() => ({ body: { operations: [OPERATION] } })),
  pullJournal: async (server, { token }) => {
    await server.call(endpoints.appendJournal, { body: { operations: [OPERATION] }, token });
    return { query: { after: '0' }, token };
  },
  endSession: async (_, { token }) => ({ body: { access: token } }),
  rememberDevice: forMember(() => ({ headers: SAME_ORIGIN })),
  renewSession: async (server, member) => ({
    headers: { ...SAME_ORIGIN, Cookie: await rememberDevice(server, member) },
  }),
  forgetDevice: async (server, member) => ({
    headers: { ...SAME_ORIGIN, Cookie: await rememberDevice(server, member) },
  }),
  listSessions: forMember(() => ({})),
  endOneSession: async (server, member) => {
    const listed = await server.call(endpoints.listSessions, { token: await signInAgain(server, member) });
    const { sessions } = (await listed.json()) as { sessions: readonly ListedSession[] };
    const session = sessions.find(({ current }) => current)?.id;
    return { body: { session, password: PASSWORD }, token: member.token };
  },
  endOtherSessions: async (server, member) => {
    await signInAgain(server, member);
    return { body: { password: PASSWORD }, token: member.token };
  },
  listMembers: asStaff(async () => ({ body: ALL_MEMBERS })),
  getMember: asStaff(async (server) => ({ params: await someMember(server) })),
  updateMember: asStaff(async (server) => ({
    params: await someMember(server),
    body: { name: 'Ada L.', membership: 'proFit', address: 'Lisbon, Portugal' },
  })),
  deleteMember: asStaff(async (server) => ({ params: await someMember(server) })),
  restoreMember: asStaff(async (server) => ({ params: await someMember(server) })),
  getStaffSummary: asStaff(async () => ({ query: { start: '2026-11-18' } })),
  listMealTemplates: asStaff(async () => ({})),
  createMealTemplate: asStaff(async () => ({ body: MEAL_TEMPLATE })),
  updateMealTemplate: asStaff(async (server, staff) => ({
    params: await someTemplate(server, staff),
    body: MEAL_TEMPLATE,
  })),
  deleteMealTemplate: asStaff(async (server, staff) => ({ params: await someTemplate(server, staff) })),
  getCalendarFeed: forMember(() => ({})),
  makeCalendarFeed: forMember(() => ({})),
  deleteCalendarFeed: forMember(() => ({})),
  readRecipePage: forMember(() => ({ body: { url: 'https://recipes.example/soup' } })),
  lookUpBarcode: forMember(() => ({ params: { code: '4006381333931' } })),
  streamCoach: forMember(({ id }) => ({
    params: { userId: id },
    body: { messages: [{ role: 'user', content: 'How long do lentils keep?' }], tools: ['food'] },
  })),
  getPushKey: forMember(() => ({})),
  putPushSubscription: forMember(({ id }) => ({ body: pushSubscription(id) })),
  deletePushSubscription: forMember(() => ({})),
  testPush: forMember(() => ({})),
  listReportLinks: forMember(() => ({})),
  createReportLink: forMember(() => ({ body: REPORT_TO_SHARE })),
  revokeReportLink: async (server, member) => ({
    params: { linkId: (await makeLink(server, member)).id },
    token: member.token,
  }),
  readSharedReport: async (server, member) => ({
    body: { secret: (await makeLink(server, member)).secret },
  }),
  subscribeNewsletter: async () => ({ body: { email: 'reader@example.org' } }),
};
