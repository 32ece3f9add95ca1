import { artUrls, catalogueUrl } from 'virtual:catalogue';
import { createApiClient } from '../data/api-client.ts';
import { createCatalogueLoader } from '../data/catalogue.ts';
import { createDevice } from '../data/device.ts';
import { localDayAt } from '../domain/calendar/days.ts';
import type { Ports } from '../ports/ports.tsx';
import type { Clock, Connectivity, Visibility } from '../sync/environment.ts';
import { createLocalLocks, createWebLocks } from '../sync/locks.ts';
import { createSync, tokenOfSession } from '../sync/sync.ts';
import { createBrowserSession } from './browser-session.ts';

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

export const composePorts = (): Ports => {
  const session = createBrowserSession();
  const device = createDevice();
  const ids = { next: () => crypto.randomUUID() };
  const aiHeader = readAiHeader();
  const api = createApiClient({
    fetch: (url, init) => fetch(url, init),
    ...readOrigins(),
    ...(aiHeader === null ? {} : { aiHeader }),
    tokenOf: () => tokenOfSession(session),
    onUnauthorized: ({ access }) => session.expire(access),
  });
  const sync = createSync({
    api,
    device,
    session,
    clock,
    ids,
    locks: 'locks' in navigator ? createWebLocks(navigator.locks) : createLocalLocks(),
    random: () => Math.random(),
    connectivity,
    visibility,
    onDelivered: (row, delivery) => {
      if (delivery?.kind === 'profile' && session.current()?.memberId === row.memberId)
        session.keepProfile(delivery.profile);
    },
  });
  const catalogue = createCatalogueLoader({ fetch: (url) => fetch(url), url: catalogueUrl });
  return { api, session, device, sync, catalogue, artUrls, clock, ids, connectivity, visibility };
};
