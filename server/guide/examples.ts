import type * as v from 'valibot';
import type { BodyOf, Endpoint, EventEndpoint } from '../../src/contract/endpoint.ts';
import type { EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { calendarExamples } from './calendar-examples.ts';
import { coachExamples } from './coach-examples.ts';
import { foodExamples } from './food-examples.ts';
import { pushExamples } from './push-examples.ts';
import { lifestyle, preference, wellness } from './questionnaire-examples.ts';
import { reportExamples } from './report-examples.ts';
import { sessionExamples } from './session-examples.ts';

/** One exchange of a call as the guide for backends shows it. Values are made up; their shapes are the contract's. */
export interface Example<E extends Endpoint = Endpoint> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Headers beyond those that every call of its kind has. */
  readonly headers?: readonly string[];
  readonly body?: BodyOf<E>;
  /** Of a stream its events. */
  readonly answer: E extends EventEndpoint ? readonly v.InferInput<E['answer']>[] : v.InferInput<E['answer']>;
  readonly answerHeaders?: readonly string[];
}

type Examples = { readonly [K in EndpointName]: Example<(typeof endpoints)[K]> };

const MEMBER = '7';
const EMAIL = 'ada@example.org';
const PASSWORD = 'Sorrel-42x';
const ROSTER_ID = '12';
const TEMPLATE_ID = '3';
const TOKEN_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const OPERATION_ID = '0b9f3c9e-6b1f-4b51-9d53-0f4a2f7c1a10';
const OTHER_OPERATION_ID = '5f0d1f52-3a52-4c8d-8a0e-2f6f0f4b7c21';
const COOKIE = 'sorrel_device';
const COOKIE_RULES = 'HttpOnly; Secure; SameSite=Strict; Path=/django/ext/v1/session';

const profile = {
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
} as const;

const session = { id: 7, access: 'eyJhbGciOi...', membership_type: 'free' };
const declared = {
  ...session,
  username: 'ada',
  isClient: true,
  extensions: [
    'plan-inputs',
    'newsletter',
    'journal',
    'idempotency',
    'renewal',
    'sign-out',
    'sessions',
    'calendar',
    'recipe-import',
    'report',
    'food-lookup',
    'coach-stream',
    'push',
  ],
};

const planDay = {
  'Total calorie': 1830,
  total_carbs: '226 g',
  total_proteins: 71,
  total_fats: 64,
  breakfast: { 'Oat porridge with berries': 410 },
  snacks1: { 'Apple and almonds': 190 },
  lunch: { 'Lentil soup': 520, 'Rye bread': 130 },
  snacks2: { 'Yoghurt with honey': 160 },
  dinner: { 'Spinach and chickpea curry': 420 },
};

const planInputs = {
  allergies: ['peanut' as const],
  excluded_foods: ['okra'],
  eats_eggs: false,
  eats_dairy: true,
  pregnant_or_breastfeeding: false,
  kidney_disease: false,
  eating_disorder: false,
  facts_confirmed: true,
  sex_undisclosed: false,
  meals_wanted: { meat: 5, fish: 2 },
  cooking_limits: {
    weekdays: { breakfast: 10, lunch: 5, dinner: 20 },
    weekend: { breakfast: null, lunch: null, dinner: null },
  },
  variety: 'simple' as const,
  small_budget: true,
  mild: false,
  cuisines_out: ['Thai' as const],
};

const listed = {
  id: ROSTER_ID,
  name: 'Bo',
  sex: 'Male',
  age: 44,
  membership: 'free',
  address: 'Oslo, Norway',
  member_since: '2026-02-03T09:15:00.000Z',
  erased_at: null,
};
const account = { ...listed, email: 'bo@example.org', username: 'bo', has_profile: true };
const deleted = { ...account, erased_at: '2026-12-21T10:00:00.000Z' };
const template = { name: 'High protein', kcal: 2100, description: 'For training days.' };

const water = { id: OPERATION_ID, day: '2026-11-21', kind: 'water.add', payload: { litres: 0.25 } };
const meal = {
  id: OTHER_OPERATION_ID,
  day: '2026-11-21',
  kind: 'meal.eaten',
  payload: { planId: null, slot: 'lunch', dish: 'Lentil soup', kcal: 520, eaten: true },
};

/** One for every call: a new call without one, or one that lacks a field, is a type error. */
export const examples: Examples = {
  login: { body: { email: EMAIL, password: PASSWORD }, answer: session },
  register: {
    body: {
      username: 'ada',
      email: EMAIL,
      password: PASSWORD,
      isClient: true,
      isSuperAdmin: false,
      isAdmin: false,
    },
    answer: { id: 7, email: EMAIL, otp_verification: true, isRegisterComplete: false },
  },
  forgetPassword: {
    body: { email: EMAIL },
    answer: { detail: 'If an account has this address, a code is on its way to it.' },
  },
  resetPassword: {
    body: { email: EMAIL, otp: '493021', password: 'Other-42x', password2: 'Other-42x' },
    answer: { detail: 'The password has been changed.' },
  },
  resendOtp: { body: { email: EMAIL }, answer: { detail: 'A new code is on its way.' } },
  verifyOtp: { params: { email: EMAIL }, body: { otp: '493021' }, answer: { detail: 'Verified.' } },
  getProfile: {
    params: { userId: MEMBER },
    headers: ['Content-Type: application/json'],
    answer: { id: 31, ...profile, photo_url: '/media/7/portrait.jpg', username: 'ada', isClient: true },
  },
  getThread: { params: { id: MEMBER }, answer: { thread: 'thread_9f2c71d4' } },
  getThreadMessages: {
    params: { thread: 'thread_9f2c71d4' },
    answer: {
      data: [
        {
          id: 'm2',
          role: 'assistant',
          content: [{ type: 'text', text: { value: 'Spinach and chickpea curry.' } }],
          created_at: 1795255203,
        },
        {
          id: 'm1',
          role: 'user',
          content: [{ type: 'text', text: { value: 'What is for dinner?' } }],
          created_at: 1795255201,
        },
      ],
    },
  },
  sendChat: {
    params: { id: MEMBER },
    body: { message: 'What is for dinner?' },
    answer: { message: 'Spinach and chickpea curry.' },
  },
  getBudget: {
    params: { userId: MEMBER },
    query: { day: '2026-11-21' },
    answer: {
      calories_breakfast: 410,
      calories_snacks: 0,
      calories_lunch: 0,
      calories_dinner: 0,
      calories_breakfast_goal: 410,
      calories_snacks_goal: 350,
      calories_lunch_goal: 650,
      calories_dinner_goal: 420,
      current_water_intake: 0.5,
      daily_water_goal: 2.2,
      total_calories: 1830,
    },
  },
  getMealPlan: {
    params: { userId: MEMBER },
    answer: [
      {
        meals: {
          Meal_plan: {
            Saturday: planDay,
            shopping_list: { Fruit: { Apples: '7', Berries: '500 g' }, Vegetables: { Spinach: '1.2 kg' } },
          },
        },
      },
    ],
  },
  updatePassword: {
    body: { user_id: MEMBER, password: PASSWORD, new_password: 'Other-42x' },
    answer: { detail: 'The password has been changed.' },
  },
  saveProfile: {
    params: { userId: MEMBER },
    body: { user: MEMBER, name: 'Ada L.', location: 'Lisbon', bio: 'Cooks on Sundays.' },
    answer: { id: 31, ...profile, name: 'Ada L.', location: 'Lisbon', bio: 'Cooks on Sundays.' },
  },
  uploadPhoto: {
    params: { userId: MEMBER },
    body: { user: MEMBER, photo: new Blob() },
    answer: { id: 31, ...profile, photo_url: '/media/7/portrait.jpg' },
  },
  deleteAccount: { params: { userId: MEMBER }, answer: { detail: 'The account has been deleted.' } },
  createLifestyle: { body: lifestyle, answer: lifestyle },
  createPreference: { body: preference, answer: preference },
  addWellness: { body: wellness, answer: wellness },
  createProfile: { body: { user: MEMBER, ...profile }, answer: { id: 31, ...profile } },
  putPlanInputs: { params: { userId: MEMBER }, body: { user: MEMBER, ...planInputs }, answer: planInputs },
  putPlanSwitches: {
    params: { userId: MEMBER },
    body: { user: MEMBER, answers_off: ['favorite_cuisine:Thai'] },
    answer: { answers_off: ['favorite_cuisine:Thai'] },
  },
  getPlanRefusal: {
    params: { userId: MEMBER },
    answer: { refusal: { kind: 'conflict', slot: 'breakfast', rules: ['vegan', 'soy'] } },
  },
  listMembers: {
    body: { search: 'oslo', filter: 'all', page: 1 },
    answer: { members: [listed], total: 1, page: 1, pages: 1 },
  },
  getMember: { params: { memberId: ROSTER_ID }, answer: account },
  updateMember: {
    params: { memberId: ROSTER_ID },
    body: { name: 'Bo', membership: 'proFit', address: 'Bergen, Norway' },
    answer: { ...account, membership: 'proFit', address: 'Bergen, Norway' },
  },
  deleteMember: { params: { memberId: ROSTER_ID }, answer: deleted },
  restoreMember: { params: { memberId: ROSTER_ID }, answer: account },
  getStaffSummary: {
    query: { start: '2026-11-15' },
    answer: {
      start: '2026-11-15',
      end: '2026-11-21',
      users: 150,
      meal_plans: 52,
      countries: 23,
      canceled: 3,
      revenue: [{ day: '2026-11-15', amount: 310 }],
    },
  },
  listMealTemplates: { answer: { templates: [{ id: TEMPLATE_ID, ...template }] } },
  createMealTemplate: { body: template, answer: { id: TEMPLATE_ID, ...template } },
  updateMealTemplate: {
    params: { templateId: TEMPLATE_ID },
    body: template,
    answer: { id: TEMPLATE_ID, ...template },
  },
  deleteMealTemplate: { params: { templateId: TEMPLATE_ID }, answer: { id: TEMPLATE_ID } },
  appendJournal: {
    body: { operations: [water, meal] },
    answer: {
      accepted: [
        { id: OPERATION_ID, seq: 41 },
        { id: OTHER_OPERATION_ID, seq: 42 },
      ],
      before: 40,
    },
  },
  pullJournal: {
    query: { after: '40' },
    answer: {
      operations: [
        { seq: 41, ...water },
        { seq: 42, ...meal },
      ],
      more: false,
    },
  },
  endSession: { body: { access: TOKEN_HASH }, answer: { detail: 'This session is over.' } },
  rememberDevice: {
    answer: { detail: 'This device is remembered.' },
    answerHeaders: [`Set-Cookie: ${COOKIE}=4d1c...first; Max-Age=2592000; ${COOKIE_RULES}`],
  },
  renewSession: {
    headers: [`Cookie: ${COOKIE}=4d1c...first`],
    answer: declared,
    answerHeaders: [`Set-Cookie: ${COOKIE}=4d1c...second; Max-Age=2592000; ${COOKIE_RULES}`],
  },
  forgetDevice: {
    headers: [`Cookie: ${COOKIE}=4d1c...second`],
    answer: { detail: 'This device is forgotten.' },
    answerHeaders: [`Set-Cookie: ${COOKIE}=; Max-Age=0; ${COOKIE_RULES}`],
  },
  ...sessionExamples(PASSWORD),
  ...foodExamples,
  ...coachExamples(MEMBER),
  ...calendarExamples,
  ...pushExamples,
  ...reportExamples,
  subscribeNewsletter: {
    body: { email: 'reader@example.org' },
    answer: { detail: 'Thank you: this address gets the newsletter.' },
  },
};

/** The sign-in answer of a backend with extensions. */
export const declaringLogin: Example<(typeof endpoints)['login']> = {
  body: { email: EMAIL, password: PASSWORD },
  answer: declared,
};
