import { createContext, type ReactNode, use } from 'react';
import type { ApiClient } from '../data/api-client.ts';
import type { CatalogueLoader } from '../data/catalogue.ts';
import type { Device } from '../data/device.ts';
import type { SessionStore } from '../data/session.ts';
import type { Clock, Connectivity, Ids, Visibility } from '../sync/environment.ts';
import type { Sync } from '../sync/sync.ts';

/**
 * Everything a feature may reach outside itself. `api` is for what is never queued (credentials, codes,
 * passwords, account deletion) and for the chat's history; every other write goes through `sync`, every
 * read comes from the member's database by `useLive`.
 */
export interface Ports {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly device: Device;
  readonly sync: Sync;
  readonly catalogue: CatalogueLoader;
  /** Address of a dish's picture by its `art`. */
  readonly artUrls: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly connectivity: Connectivity;
  readonly visibility: Visibility;
}

const PortsContext = createContext<Ports | null>(null);

export function PortsProvider(props: { readonly ports: Ports; readonly children: ReactNode }) {
  return <PortsContext value={props.ports}>{props.children}</PortsContext>;
}

export const usePorts = (): Ports => {
  const ports = use(PortsContext);
  if (ports === null) throw new Error('usePorts needs a PortsProvider above it');
  return ports;
};
