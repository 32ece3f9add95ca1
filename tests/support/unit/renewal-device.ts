import { vi } from 'vitest';
import { createRenewal, RENEWAL_KEY } from '../../../src/app/session/renewal.ts';
import type { ApiClient } from '../../../src/device/api/api-client.ts';
import type { Session, SessionStore } from '../../../src/device/session/session.ts';
import type { AppError } from '../../../src/terms/app-error.ts';
import { ok, type Result } from '../../../src/terms/result.ts';
import { createStorage } from './fake-browser.ts';
import { createEvent, memberSession } from './sync-harness.ts';

/** A browser's tabs: one storage, one session, one backend; the backend's answers are the test's to give. */

export const ANA = { ...memberSession('7', 'first'), isClient: false, extensions: ['renewal'] };
export const DEAD: AppError = { kind: 'rejected', status: 401, code: null, detail: '', fields: {} };
/** Somebody ended the session elsewhere. */
export const ENDED: AppError = { ...DEAD, code: 'session_ended' } as AppError;
export const login = (access: string, id = '7') =>
  ok({ id, access, membership_type: 'proFit', extensions: ['renewal'] });

export type Answer = Result<unknown, AppError>;

export const createDevice = (first: Session | null) => {
  const storage = createStorage();
  const { items } = storage;
  const changed = createEvent();
  const network = createEvent();
  const seen = createEvent();
  const calls: string[] = [];
  const answers: Record<string, () => Answer | Promise<Answer>> = {
    rememberDevice: () => ok(null),
    renewSession: () => login('second'),
    forgetDevice: () => ok(null),
  };
  const state = { session: first, online: true, wanted: true as boolean | null, locked: '' };
  const set = (session: Session | null): void => {
    state.session = session;
    changed.fire();
  };
  const session = {
    current: () => state.session,
    subscribe: changed.subscribe,
    signIn: set,
    lock: (why: string) => {
      state.locked = why;
      set(null);
    },
  } as unknown as SessionStore;
  let queue: Promise<void> = Promise.resolve();

  const openTab = (more: { ownOrigin?: boolean } = {}) => {
    const renewal = createRenewal({
      api: {
        call: async ({ name }: { name: string }) => {
          calls.push(name);
          return answers[name]?.();
        },
      } as unknown as ApiClient,
      session,
      clock: {
        now: () => Date.now(),
        after: (ms, job) => {
          const timer = setTimeout(job, ms);
          return () => clearTimeout(timer);
        },
      },
      connectivity: { online: () => state.online, subscribe: network.subscribe },
      visibility: { visible: () => true, subscribe: seen.subscribe },
      storage,
      ownOrigin: more.ownOrigin ?? true,
      wantedBy: async () => state.wanted,
      alone: (job) => {
        const turn = queue.then(job);
        queue = turn.catch(() => undefined);
        return turn;
      },
    });
    renewal.start();
    return renewal;
  };
  return {
    openTab,
    set,
    calls,
    answers,
    state,
    holder: () => items.get(RENEWAL_KEY)?.split(' ')[1] ?? null,
    hold: (memberId: string) => void items.set(RENEWAL_KEY, `1 ${memberId}`),
    settled: () => vi.advanceTimersByTimeAsync(0),
    goOnline: (online: boolean) => {
      state.online = online;
      network.fire();
    },
    look: seen.fire,
  };
};
