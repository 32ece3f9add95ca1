import type { Page } from 'playwright-core';
import { REMEMBERED_KEY, USER_COOKIE } from '../../src/device/session/session.ts';
import type { LiveServer } from './live-server.ts';
import { mailedCode } from './mailed-code.ts';
import { type NewMember, newMember } from './member-steps.ts';

export const PROFILE = {
  name: '',
  gender: 'Female',
  fitness_goal: 'Maintain Weight',
  bmi: 22,
  location: '',
  weight: 61,
  height: 168,
  age: 34,
  activity_level: 'moderately active',
  fitness_level: 'Beginner',
  bio: '',
  diet_type: 'vegetarian',
  height_uom: 'cm',
  weight_uom: 'kg',
  target_weight: 61,
};

export const ROLES = { isClient: true, isSuperAdmin: false, isAdmin: false };

type Server = Pick<LiveServer, 'origin' | 'mail'>;

/** The backend's own calls over some way to it, with their JSON answers; throws for any other than a success. */
export const callerOver =
  (request: (path: string, init: RequestInit) => Response | Promise<Response>) =>
  async (method: string, path: string, body: unknown, access?: string): Promise<Record<string, unknown>> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(access === undefined ? {} : { Authorization: `Bearer ${access}` }),
    };
    const sent = body === null ? {} : { body: JSON.stringify(body) };
    const answer = await request(path, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

/** The backend's own calls, as another device of the member's would make them. */
export const caller = ({ origin }: Pick<Server, 'origin'>) =>
  callerOver((path, init) => fetch(`${origin}${path}`, init));

export interface KnownMember extends NewMember {
  readonly id: string;
  readonly access: string;
}

/** A verified member who has answered nothing yet, made without a browser. */
export async function createVerifiedMember(
  server: Server,
  username: string,
  email = newMember(username).email,
): Promise<KnownMember> {
  const call = caller(server);
  const { password } = newMember(username);
  await call('POST', '/django/api/register', { username, email, password, ...ROLES });
  const otp = await mailedCode(server.mail, email);
  await call('PUT', `/django/api/verify_otp/${encodeURIComponent(email)}/`, { otp });
  const { id, access } = await call('POST', '/django/api/login', { email, password });
  if (typeof id !== 'string' || typeof access !== 'string') throw new Error('The login answered no token.');
  return { username, email, password, id, access };
}

/** A verified member with a profile, made without a browser. */
export async function createReadyMember(
  server: Server,
  username: string,
  email?: string,
  profile: Partial<typeof PROFILE> = {},
): Promise<KnownMember> {
  const member = await createVerifiedMember(server, username, email);
  const body = { ...PROFILE, ...profile, user: member.id };
  await caller(server)('POST', '/django/user/create/profile/', body, member.access);
  return member;
}

/**
 * Opens the overview as the member finds it after signing in, with a session of this browser's own: the cookie and the
 * remembered member are laid down, and the app fetches the rest once. The sign-in form is used where it is the subject.
 */
export async function enter(page: Page, member: KnownMember): Promise<void> {
  await laySession(page, member);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: member.username }).waitFor();
}

/** A page of the app's origin that is none of the app's. */
const BLANK = '/test-blank';

async function laySession(page: Page, { email, password }: KnownMember): Promise<void> {
  const context = page.context();
  const login = await context.request.post('/django/api/login', { data: { email, password } });
  if (!login.ok()) throw new Error(`The login answered ${login.status()}: ${await login.text()}`);
  const { id, access, username, isClient, membership_type, extensions } = await login.json();
  await page.route(`**${BLANK}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(BLANK);
  await page.unroute(`**${BLANK}`);
  const user = encodeURIComponent(JSON.stringify({ id, access, username, isClient }));
  const remembered = {
    memberId: id,
    username,
    membershipType: membership_type,
    extensions,
    locked: false,
    email,
  };
  await page.evaluate(
    ([cookie, key, text]) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the app writes it so
      document.cookie = cookie;
      localStorage.setItem(key, text);
    },
    [
      `${USER_COOKIE}=${user}; path=/; max-age=3600; SameSite=Strict`,
      REMEMBERED_KEY,
      JSON.stringify(remembered),
    ] as const,
  );
}
