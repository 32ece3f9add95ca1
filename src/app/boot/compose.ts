import { createApiClient } from '../../device/api/api-client.ts';
import type { Clock, Connectivity, Visibility } from '../../device/outbox/drain/environment.ts';
import type { Ports, VisitorPorts } from '../../device/ports/ports.tsx';
import type { Device } from '../../device/session/device.ts';
import { DROPPED_KEY, dropRefused, tokenOfSession } from '../../device/session/session.ts';
import { localDayAt } from '../../domain/calendar/days.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, type Result } from '../../terms/result.ts';
import { createInstallOffer } from '../browser/install-offer.ts';
import { nextTask } from '../browser/next-task.ts';
import { takeNotificationsAway } from '../browser/service-worker.ts';
import { createThemeChoice } from '../browser/theme.ts';
import { createTodaySnapshot } from '../browser/today-snapshot.ts';
import { createBrowserSession } from '../session/browser-session.ts';
import type { DroppedTokens } from '../session/dropped-tokens.ts';
import { createSignOut } from '../session/sign-out.ts';

/** The one place that gives the app its browser: what is injected everywhere else is read here. */

const clock: Clock = {
  now: () => Date.now(),
  today: () => {
    const now = new Date();
    return localDayAt(now.getTime(), -now.getTimezoneOffset());
  },
  after: (ms, job) => {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
};

const connectivity: Connectivity = {
  online: () => navigator.onLine,
  subscribe: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

const visibility: Visibility = {
  visible: () => document.visibilityState === 'visible',
  subscribe: (listener) => {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('pageshow', listener);
    };
  },
};

const withoutSlash = (origin: string | undefined): string => (origin ?? '').replace(/\/$/, '');

/** The member's token goes with AI calls, so no other origin than the backend's may answer them. */
const readOrigins = (): { readonly backendUrl: string; readonly aiUrl: string } => {
  const backendUrl = withoutSlash(import.meta.env.VITE_BACKEND_URL);
  const aiUrl = withoutSlash(import.meta.env.VITE_AI_PROVIDER_URL);
  if (aiUrl !== '' && aiUrl !== backendUrl && !(backendUrl === '' && aiUrl === location.origin)) {
    throw new Error(`The AI provider must be on the backend's own origin, not on ${aiUrl}`);
  }
  return { backendUrl, aiUrl };
};

const readAiHeader = (): { readonly name: string; readonly value: string } | null => {
  const [name, value] = (import.meta.env.VITE_AI_BETA_HEADER ?? '').split(': ');
  return name === undefined || value === undefined ? null : { name, value };
};

const readAddress = (address: string, base: string): string | null => {
  try {
    return new URL(address, base).href;
  } catch {
    return null;
  }
};

/** Milliseconds that signing out waits for the backend to end the session and to forget the device. */
const FAREWELL_MS = 3_000;

const atMost = async (ms: number, job: Promise<unknown>): Promise<void> => {
  await Promise.race([job, new Promise<void>((resolve) => clock.after(ms, resolve))]);
};

/** `drawn`: the first screen is being drawn; what a member's ports do by themselves waits for it. */
export const composeVisitorPorts = (drawn: Promise<void>): VisitorPorts => {
  const session = createBrowserSession((access) => void endToken(access));
  const todaySnapshot = createTodaySnapshot(session, localStorage);
  const aiHeader = readAiHeader();
  const origins = readOrigins();
  const api = createApiClient({
    fetch: (url, init) => fetch(url, init),
    ...origins,
    ...(aiHeader === null ? {} : { aiHeader }),
    loadStreams: () => import('../../device/api/open-stream.ts'),
    tokenOf: () => tokenOfSession(session),
    onUnauthorized: (token, ending) => dropRefused(session, token, ending),
  });
  /** Without its code, which a device that works offline has, a token runs out by itself. */
  const withDropped = async (work: (tokens: DroppedTokens) => Promise<void>): Promise<void> => {
    const loaded = await import('../session/dropped-tokens.ts').catch(() => null);
    if (loaded !== null) await work(loaded.createDroppedTokens(api, connectivity, localStorage));
  };
  const endToken = (access: string) => withDropped((tokens) => tokens.end(access));
  const tellDropped = (): void => {
    if (localStorage.getItem(DROPPED_KEY) !== null) void withDropped((tokens) => tokens.tellAll());
  };

  let loading: Promise<Ports> | null = null;
  const load = async (): Promise<Ports> => {
    const { composeMemberPorts } = await import('./compose-member.ts');
    await nextTask();
    return composeMemberPorts(
      ports,
      drawn,
      origins.backendUrl === '' || origins.backendUrl === location.origin,
    );
  };
  const memberPorts = (): Promise<Ports> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  const clearing = async (
    clear: (device: Device) => Promise<Result<void, AppError>>,
  ): Promise<Result<void, AppError>> => {
    todaySnapshot.forget();
    // A page that only finishes a sign-out may have to load the code for it.
    const loaded = await memberPorts().catch(() => null);
    return loaded === null ? err({ kind: 'offline' }) : clear(loaded.device);
  };
  const signOut = createSignOut(
    {
      wipe: (memberId) => clearing((device) => device.wipe(memberId)),
      keepUnsentOnly: (memberId) => clearing((device) => device.keepUnsentOnly(memberId)),
    },
    session,
    localStorage,
    {
      // Without a network the token's hash is stored, and the backend is told later.
      endSession: async () => {
        const member = session.current();
        if (member?.access == null || !member.extensions.includes('sign-out')) return;
        await atMost(FAREWELL_MS, endToken(member.access));
      },
      // The next visit finishes what fails here.
      endRenewal: async () => atMost(FAREWELL_MS, (await memberPorts()).renewal.end()),
      takeNotificationsAway,
    },
    (path) => location.assign(path),
  );
  const ports: VisitorPorts = {
    api,
    session,
    clock,
    ids: { next: () => crypto.randomUUID() },
    connectivity,
    visibility,
    mediaUrl: (address) => readAddress(address, origins.backendUrl || location.origin),
    theme: createThemeChoice(),
    install: createInstallOffer(window),
    todaySnapshot,
    signOut,
    memberPorts,
  };
  // An earlier page ended in the middle of a sign-out.
  signOut.resume();
  connectivity.subscribe(tellDropped);
  tellDropped();
  return ports;
};
