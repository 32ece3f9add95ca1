import { artUrl, catalogueUrl, libraryUrl, methodsUrl } from 'virtual:catalogue';
import { createCatalogueLoader } from '../../device/api/catalogue.ts';
import { createLibraryLoader } from '../../device/api/library.ts';
import { loadPhoto } from '../../device/api/load-photo.ts';
import { createMindLoader } from '../../device/api/mind.ts';
import { readMemberSetting } from '../../device/db/settings.ts';
import { stored } from '../../device/db/storage.ts';
import { createLocalLocks, createWebLocks } from '../../device/outbox/drain/locks.ts';
import type { Ports, VisitorPorts } from '../../device/ports/ports.tsx';
import { createDevice } from '../../device/session/device.ts';
import { isOfflineByChoice } from '../../device/session/signed-in.ts';
import { createSync } from '../../device/sync/sync.ts';
import mindUrl from '../../domain/coach/learned/mind.bin?url';
import { err } from '../../terms/result.ts';
import { createBrowserKitchen } from '../browser/browser-kitchen.ts';
import { createBrowserStorage } from '../browser/browser-storage.ts';
import { createPlanner } from '../browser/planner.ts';
import { recipeReader } from '../browser/recipe-reader.ts';
import { backgroundSend, subscribeUpdate, workerState } from '../browser/service-worker.ts';
import { startPlannerWorker } from '../browser/trusted-script.ts';
import { forgetEndedUnlocks } from '../session/ended-unlocks.ts';
import { watchIdle } from '../session/idle-lock.ts';
import { createLockedPlan } from '../session/locked-plan.ts';
import { createRenewal, RENEWAL_LOCK } from '../session/renewal.ts';
import { followSignOuts, isSigningOut } from '../session/sign-out-elsewhere.ts';
import { prepareForPageCache } from './page-cache.ts';

const DRAWN_WITHIN_MS = 1_000;

/** Sending and fetching may wait for the first screen, which has its own copy of everything. */
const whenDrawn = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: DRAWN_WITHIN_MS });
  else setTimeout(work);
};

/** Until the first screen, its syncing and the app's own files are done. */
const REST_AFTER_MS = 15_000;

/** For what nobody waits for: the page is idle, online, and the app itself already opens without a network. */
const whenAtRest = (work: () => void): void => {
  setTimeout(() => {
    if (navigator.onLine && workerState().offline === 'ready') whenDrawn(work);
  }, REST_AFTER_MS);
};

/** The Network Information API, which only some browsers have, so TypeScript's library does not declare it. */
interface KnowsConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

const savesData = (): boolean => (navigator as KnowsConnection).connection?.saveData === true;

/** The ports of a member: database, syncing and catalogue. They load as a chunk of their own. */
export const composeMemberPorts = (
  { memberPorts: _, ...visitor }: VisitorPorts,
  drawn: Promise<void>,
  ownOrigin: boolean,
): Ports => {
  const { session } = visitor;
  const device = createDevice(isSigningOut);
  const catalogue = createCatalogueLoader({ fetch: (url) => fetch(url), catalogueUrl, methodsUrl });
  const library = createLibraryLoader({
    fetch: (url) => fetch(url),
    caches: 'caches' in window ? caches : null,
    libraryUrl,
    savesData,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });
  const planner = createPlanner({ startThread: startPlannerWorker, random: () => Math.random() });
  const storage = createBrowserStorage(navigator.storage);
  const sync = createSync({
    ...visitor,
    device,
    background: backgroundSend,
    loadCatalogue: async () => (await catalogue.load()).ok,
    loadPhoto: async (address) => {
      const url = visitor.mediaUrl(address);
      return url === null ? null : loadPhoto(url);
    },
    askToPersist: storage.askToPersist,
    makePlan: async (db, travels) => {
      const making = await import('../../device/making/make-here.ts').catch(() => null);
      if (making === null) return err({ kind: 'offline' });
      return making.makePlanHere(
        db,
        { ...visitor, planner, catalogue, random: () => Math.random() },
        travels,
      );
    },
    locks: 'locks' in navigator ? createWebLocks(navigator.locks) : createLocalLocks(),
    random: () => Math.random(),
    onDelivered: (row, delivery) => {
      if (delivery?.kind === 'profile' && session.current()?.memberId === row.memberId)
        session.storeProfile(delivery.profile);
    },
  });
  const renewal = createRenewal({
    ...visitor,
    storage: localStorage,
    ownOrigin,
    wantedBy: async (memberId) => {
      const db = device.open(memberId);
      if (await isOfflineByChoice(db)) return null;
      const keep = await stored(db, () => readMemberSetting(db, 'keepSignedIn'));
      return keep.ok ? keep.value === true : null;
    },
    alone: async (job) => {
      if ('locks' in navigator) await navigator.locks.request(RENEWAL_LOCK, job);
      else await job();
    },
  });
  const ports: Ports = {
    ...visitor,
    device,
    sync,
    renewal,
    catalogue,
    library,
    mind: createMindLoader({ fetch: (url) => fetch(url), mindUrl }),
    planner,
    recipeReader,
    artUrl,
    storage,
    kitchen: createBrowserKitchen(visitor.visibility),
    push: async () => (await import('../browser/browser-push.ts')).browserPush,
    deviceLock: async () => (await import('../browser/browser-device-lock.ts')).browserDeviceLock,
    opensOffline: { current: () => workerState().offline === 'ready', subscribe: subscribeUpdate },
    lockedPlan: createLockedPlan(device, session, catalogue, visitor.clock),
  };
  followSignOuts(device);
  /** A sign-in was broken off that should have taken a trial over. */
  const finishTrial = async (): Promise<void> => {
    const member = session.current();
    if (member?.access == null) return;
    const db = device.open(member.memberId);
    const trials = await stored(db, () => readMemberSetting(db, 'trials'));
    if (!trials.ok || (trials.value ?? []).length === 0) return;
    // Without its code, which a device that works offline has, the next start does it.
    const settling = await import('../../device/trial/settle-trial.ts').catch(() => null);
    await settling?.resumeTrial(ports);
  };
  void drawn.then(() => whenDrawn(() => void finishTrial()));
  visitor.connectivity.subscribe(() => void finishTrial());
  void drawn.then(() => whenDrawn(() => sync.start()));
  whenAtRest(() => void library.saveAhead());
  renewal.start();
  watchIdle(ports, () => performance.now());
  forgetEndedUnlocks(device, session);
  prepareForPageCache(() => visitor.signOut.state() !== 'none');
  return ports;
};
