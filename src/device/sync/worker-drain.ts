import { createApiClient, type Token } from '../api/api-client.ts';
import { hasMemberDatabase, MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting } from '../db/settings.ts';
import { stored } from '../db/storage.ts';
import { createDrain } from '../outbox/drain/drain.ts';
import type { Clock, Locks } from '../outbox/drain/environment.ts';
import type { StaleResource } from '../outbox/kinds/change-kind.ts';
import { isHeldBack, wakeNetworkFailures } from '../outbox/rows/outbox.ts';
import { readUserCookie, USER_COOKIE } from '../session/session.ts';

/** The surroundings of the worker's drain. */
export interface WorkerDrainConfig {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin without a trailing slash; empty means the worker's own. */
  readonly backendUrl: string;
  /** The cookie `user` as it is stored, or null: the token's one home, read for each request. */
  readonly readCookie: () => Promise<string | null>;
  readonly locks: Locks;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: () => number;
}

export interface WorkerPass {
  readonly delivered: number;
  /** Resources that the deliveries made stale on this device; the open pages fetch them. */
  readonly stale: readonly StaleResource[];
  /** Something waits for the network or for a lease: another try may help. */
  readonly heldBack: boolean;
}

const NOTHING: WorkerPass = { delivered: 0, stale: [], heldBack: false };

/**
 * Sends what the member of the cookie has waiting, as a page would. It opens no database that is not there,
 * and leaves everything alone where no page has noted yet what the backend declared at sign-in.
 */
export const createWorkerDrain = (config: WorkerDrainConfig): (() => Promise<WorkerPass>) => {
  let extensions: readonly string[] = [];
  let delivered = 0;
  const stale = new Set<StaleResource>();

  const tokenOf = async (): Promise<Token | null> => {
    const value = await config.readCookie();
    const cookie = value === null ? null : readUserCookie(`${USER_COOKIE}=${value}`);
    return cookie === null ? null : { memberId: cookie.id, access: cookie.access };
  };

  const drain = createDrain({
    api: createApiClient({ fetch: config.fetch, backendUrl: config.backendUrl, aiUrl: '', tokenOf }),
    locks: config.locks,
    clock: config.clock,
    random: config.random,
    tokenOf,
    idempotent: () => extensions.includes('idempotency'),
    onDelivered: () => {
      delivered += 1;
    },
    onStale: (resources) => {
      for (const resource of resources) stale.add(resource);
    },
  });

  const drainOf = async (db: MemberDatabase): Promise<WorkerPass> => {
    const noted = await stored(db, () => readMemberSetting(db, 'extensions'));
    if (!noted.ok || noted.value === null) return NOTHING;
    extensions = noted.value;
    // The worker was woken, so the network may be back.
    await stored(db, () => wakeNetworkFailures(db));
    delivered = 0;
    stale.clear();
    await drain.run(db);
    const heldBack = await stored(db, () => isHeldBack(db));
    return { delivered, stale: [...stale], heldBack: heldBack.ok && heldBack.value };
  };

  const pass = async (): Promise<WorkerPass> => {
    const token = await tokenOf();
    if (token === null || !(await hasMemberDatabase(token.memberId))) return NOTHING;
    const db = new MemberDatabase(token.memberId);
    let made = false;
    db.on('populate', () => {
      made = true;
    });
    try {
      return await drainOf(db);
    } finally {
      if (made) await db.delete();
      db.close();
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Passes follow one another: what was committed during one must not be overlooked by it. */
  return () => {
    const next = last.then(pass, pass);
    last = next;
    return next;
  };
};
