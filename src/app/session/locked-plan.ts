import type { CatalogueLoader } from '../../data/api/catalogue.ts';
import type { Device } from '../../data/db/device.ts';
import { stored } from '../../data/db/storage.ts';
import { type LockedPlan, readPlanWhileLocked } from '../../data/repositories/locked-plan.ts';
import { isReadableWhileLocked, type SessionStore } from '../../data/session/session.ts';
import type { Clock } from '../../sync/environment.ts';

/**
 * Asks for the remembered member alone, and only as long as the device is locked: not where it was signed out elsewhere,
 * and not where other people use it.
 */
export const createLockedPlan =
  (
    device: Pick<Device, 'open'>,
    session: Pick<SessionStore, 'remembered'>,
    catalogue: Pick<CatalogueLoader, 'load'>,
    clock: Pick<Clock, 'today'>,
  ) =>
  async (): Promise<LockedPlan | null> => {
    const member = session.remembered();
    if (member === null || !isReadableWhileLocked(member)) return null;
    const db = device.open(member.memberId);
    const dishes = await catalogue.load();
    const plan = await stored(db, () =>
      readPlanWhileLocked(db, dishes.ok ? dishes.value : null, clock.today()),
    );
    return plan.ok ? plan.value : null;
  };
