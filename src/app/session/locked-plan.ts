import type { CatalogueLoader } from '../../device/api/catalogue.ts';
import { stored } from '../../device/db/storage.ts';
import type { Clock } from '../../device/outbox/drain/environment.ts';
import { type LockedPlan, readPlanWhileLocked } from '../../device/plan/read/locked-plan.ts';
import type { Device } from '../../device/session/device.ts';
import { isReadableWhileLocked, type SessionStore } from '../../device/session/session.ts';

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
