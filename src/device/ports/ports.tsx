import { createContext, type ReactNode, use } from 'react';
import type { Mind } from '../../domain/coach/learned/mind.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { Book, CatalogueLoader } from '../api/catalogue.ts';
import type { LibraryLoader } from '../api/library.ts';
import type { Clock, Connectivity, Ids, Visibility } from '../outbox/drain/environment.ts';
import type { LockedPlan } from '../plan/read/locked-plan.ts';
import type { Device } from '../session/device.ts';
import type { SessionStore } from '../session/session.ts';
import type { Sync } from '../sync/sync-port.ts';
import type { DeviceLock } from './device-lock.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { InstallOffer } from './install-offer.ts';
import type { KitchenDevice } from './kitchen-device.ts';
import type { Planner } from './planner.ts';
import type { PushDevice } from './push-device.ts';
import type { RecipeReader } from './recipe-reader.ts';
import type { Renewal } from './renewal.ts';
import type { SignOut } from './sign-out.ts';
import type { ThemeChoice } from './theme-choice.ts';
import type { TodaySnapshot } from './today-snapshot.ts';

/** The ports of screens before sign-in. They include no database, so that a visitor does not download one. */
export interface VisitorPorts {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly connectivity: Connectivity;
  readonly visibility: Visibility;
  readonly theme: ThemeChoice;
  readonly install: InstallOffer;
  readonly signOut: SignOut;
  readonly todaySnapshot: TodaySnapshot;
  /** The address of a picture that the backend named, perhaps by its path alone; null for no address. */
  mediaUrl(address: string): string | null;
  /** The rest, loaded on first use and the same ever after; syncing starts with it. */
  memberPorts(): Promise<Ports>;
}

/**
 * Everything a feature may reach outside itself. `api` is for what is never queued (credentials, codes,
 * passwords, account deletion) and for the chat's history; every other write goes through `sync`, every
 * read comes from the member's database by `useLive`.
 */
export interface Ports extends Omit<VisitorPorts, 'memberPorts'> {
  readonly device: Device;
  readonly sync: Sync;
  readonly catalogue: CatalogueLoader;
  readonly library: LibraryLoader;
  /** Everything that the coach has learned. */
  readonly mind: Book<Mind>;
  readonly planner: Planner;
  readonly recipeReader: RecipeReader;
  /** Address of a dish's picture by its `art`. */
  artUrl(art: string): string;
  readonly storage: DeviceStorage;
  /** True if the worker has everything that the app needs to open without a network. */
  readonly opensOffline: { current(): boolean; subscribe(listener: () => void): () => void };
  readonly renewal: Renewal;
  readonly kitchen: KitchenDevice;
  /** This browser as one that can be woken; loaded where it is asked for. */
  push(): Promise<PushDevice>;
  /** The device's own lock; loaded where it is asked for. */
  deviceLock(): Promise<DeviceLock>;
  /** The plan, while this device is locked and only its member uses it; null otherwise. */
  lockedPlan(): Promise<LockedPlan | null>;
}

const VisitorPortsContext = createContext<VisitorPorts | null>(null);

export function VisitorPortsProvider(props: { readonly ports: VisitorPorts; readonly children: ReactNode }) {
  return <VisitorPortsContext value={props.ports}>{props.children}</VisitorPortsContext>;
}

export const useVisitorPorts = (): VisitorPorts => {
  const ports = use(VisitorPortsContext);
  if (ports === null) throw new Error('useVisitorPorts needs a VisitorPortsProvider above it');
  return ports;
};

const PortsContext = createContext<Ports | null>(null);

export function PortsProvider(props: { readonly ports: Ports; readonly children: ReactNode }) {
  return <PortsContext value={props.ports}>{props.children}</PortsContext>;
}

export const usePorts = (): Ports => {
  const ports = use(PortsContext);
  if (ports === null) throw new Error('usePorts needs a PortsProvider above it');
  return ports;
};
