import { eq } from 'drizzle-orm';
import type { App } from '../../server/create-app.ts';
import { users } from '../../server/database/schema.ts';
import type { LiveServer } from './live-server.ts';
import type { NewMember } from './member-steps.ts';
import { callerOver, PROFILE, ROLES } from './ready-member.ts';

/** What a page says of the member that it wants. */
export interface WantedMember extends NewMember {
  /** Changes of the usual profile; null for a member who has answered nothing yet. */
  readonly profile: Partial<typeof PROFILE> | null;
  readonly isAdmin: boolean;
}

/** A member of the backend, with its answers to the calls that a device makes first: path and query, and JSON. */
export interface SeededMember {
  readonly id: string;
  readonly access: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Adds `POST /dev/members`, which makes a member with a plan in one request, by the backend's own calls. */
export function addMemberRoute(
  hono: App['hono'],
  { db, makeAdmin }: Pick<LiveServer, 'db' | 'makeAdmin'>,
): void {
  const call = callerOver((path, init) => hono.request(path, init));

  const untilPlanned = async (path: string, access: string): Promise<unknown> => {
    for (;;) {
      const plan = await call('GET', path, null, access);
      if (!Array.isArray(plan) || plan.length > 0) return plan;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  hono.post('/dev/members', async ({ req, json }) => {
    const { username, email, password, profile, isAdmin }: WantedMember = await req.json();
    await call('POST', '/django/api/register', { username, email, password, ...ROLES });
    await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.email, email));
    if (isAdmin) await makeAdmin(email);
    const login = await call('POST', '/django/api/login', { email, password });
    const { id, access } = login as { readonly id: string; readonly access: string };
    const answers: Record<string, unknown> = { '/django/api/login': login };
    if (profile !== null) {
      await call('POST', '/django/user/create/profile/', { ...PROFILE, ...profile, user: id }, access);
      const plan = `/django/nutrition/meal/${id}`;
      answers[plan] = await untilPlanned(plan, access);
      for (const path of [`/django/user/profiles/${id}/`, '/django/ext/v1/journal?after=0'])
        answers[path] = await call('GET', path, null, access);
    }
    const seeded: SeededMember = { id, access, answers };
    return json(seeded);
  });
}
