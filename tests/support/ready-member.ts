import type { Page } from 'playwright-core';
import type { LiveServer } from './live-server.ts';
import { mailedCode } from './mailed-code.ts';
import { type NewMember, newMember, signIn } from './member-steps.ts';

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

/** The backend's own calls, as another device of the member's would make them. */
export const caller =
  (server: Pick<Server, 'origin'>) =>
  async (method: string, path: string, body: unknown, access?: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${server.origin}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(access === undefined ? {} : { Authorization: `Bearer ${access}` }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

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

/** From the sign-in form to the overview; the address changes before the screen does. */
export async function enter(page: Page, member: NewMember): Promise<void> {
  await page.goto('/sign-in');
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: member.username }).waitFor();
}
