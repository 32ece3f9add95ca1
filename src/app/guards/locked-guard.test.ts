import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { rememberedMember } from '../../../tests/support/stored-samples.ts';
import type { RememberedMember, Session } from '../../device/session/session.ts';
import { wayBack } from '../../features/account/sign-in/way-back.ts';
import type { RouteContext } from '../route-context.ts';
import { requireReadableLock } from './locked-guard.ts';
import { requireMember } from './member-guard.ts';

const plan = { plan: { planId: 'of ana' } };
const LOCKED: RememberedMember = { ...rememberedMember('7'), locked: true };

const contextOf = (remembered: RememberedMember | null, current: Session | null = null): RouteContext =>
  ({
    ports: {
      session: { current: () => current, remembered: () => remembered },
      memberPorts: async () => ({ lockedPlan: async () => plan }),
    },
  }) as unknown as RouteContext;

const redirectOf = async (opening: Promise<unknown>): Promise<{ to?: unknown; state?: unknown } | null> => {
  try {
    await opening;
    return null;
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options;
    throw thrown;
  }
};

test('today’s plan opens on a locked device, with a network or without', async () => {
  expect((await requireReadableLock({ context: contextOf(LOCKED) })).plan).toBe(plan);
});

test.each<[string, RememberedMember | null]>([
  ['nobody has used', null],
  ['is not locked', { ...LOCKED, locked: false }],
  ['was signed out elsewhere', { ...LOCKED, ended: true }],
  ['other people use', { ...LOCKED, shared: true }],
])('it does not on a device that %s', async (_, remembered) => {
  const redirected = await redirectOf(requireReadableLock({ context: contextOf(remembered) }));
  expect(redirected?.to).toBe('/sign-in');
});

test('the lock takes the page that was open along to sign-in, and a visitor takes what was shared alone', async () => {
  const href = '/dashboard/dish/dal?portion=1.5';
  const opened = (remembered: RememberedMember | null) =>
    redirectOf(requireMember({ context: contextOf(remembered), location: { href } }));
  expect(await opened(LOCKED)).toMatchObject({ to: '/sign-in', state: { leftAt: { memberId: '7', href } } });
  expect((await opened(null))?.state).toEqual({});
  const shared = '/dashboard/import?text=https%3A%2F%2Fexample.org%2Fstew';
  const redirected = await redirectOf(
    requireMember({ context: contextOf(null), location: { href: shared } }),
  );
  expect(redirected).toMatchObject({ to: '/sign-in', state: { leftAt: { memberId: null, href: shared } } });
});

test('who signs in comes back to where they were, and to nowhere but a page of the app', () => {
  const back = (href: string, memberId = '7') => wayBack({ memberId: '7', href }, memberId);
  for (const href of ['/dashboard', '/dashboard?log=water', '/dashboard/dish/dal?portion=1.5#steps'])
    expect(back(href)).toBe(href);
  expect(back('/dashboard/diet-plan', '8')).toBeNull();
  for (const href of [
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/dashboard',
    '/\\elsewhere.example',
    '/dashboard.elsewhere.example',
    'javascript:alert(1)',
    '/sign-in',
    '',
  ])
    expect(back(href)).toBeNull();
  expect(wayBack(undefined, '7')).toBeNull();
  const shared = (href: string) => wayBack({ memberId: null, href }, '7');
  expect(shared('/dashboard/import?text=x')).toBe('/dashboard/import?text=x');
  for (const href of [
    '/dashboard/diet-plan',
    '//elsewhere.example/dashboard/import?text=x',
    '/dashboard/imports?x',
  ])
    expect(shared(href)).toBeNull();
});
