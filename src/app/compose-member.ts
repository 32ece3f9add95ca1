import { artUrls, catalogueUrl } from 'virtual:catalogue';
import { createCatalogueLoader } from '../data/catalogue.ts';
import { createDevice } from '../data/device.ts';
import type { Ports, VisitorPorts } from '../ports/ports.tsx';
import { createLocalLocks, createWebLocks } from '../sync/locks.ts';
import { createSync } from '../sync/sync.ts';
import { createBrowserStorage } from './browser-storage.ts';
import { watchIdle } from './idle-lock.ts';

/** What only a member needs: the database, syncing and the catalogue. A chunk of its own. */
export const composeMemberPorts = ({ memberPorts: _, ...visitor }: VisitorPorts): Ports => {
  const { session } = visitor;
  const device = createDevice();
  const sync = createSync({
    ...visitor,
    device,
    locks: 'locks' in navigator ? createWebLocks(navigator.locks) : createLocalLocks(),
    random: () => Math.random(),
    onDelivered: (row, delivery) => {
      if (delivery?.kind === 'profile' && session.current()?.memberId === row.memberId)
        session.keepProfile(delivery.profile);
    },
  });
  const ports: Ports = {
    ...visitor,
    device,
    sync,
    catalogue: createCatalogueLoader({ fetch: (url) => fetch(url), url: catalogueUrl }),
    artUrls,
    storage: createBrowserStorage(navigator.storage),
  };
  sync.start();
  watchIdle(ports);
  return ports;
};
