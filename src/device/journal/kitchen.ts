import type { Cooking } from '../../domain/kitchen/cooking/cooking.ts';
import type { KitchenTimer } from '../../domain/kitchen/cooking/timers.ts';
import type { MemberDatabase } from '../db/member-database.ts';

/** Cooking in progress. It is stored on this device alone, so that closing the app loses nothing. */

const KEPT_MS = 7 * 24 * 60 * 60_000;

export const readTimers = (db: MemberDatabase): Promise<KitchenTimer[]> => db.timers.toArray();

/** In a transaction of its own, or Dexie would tell of it before it is stored. */
export const keepTimer = (db: MemberDatabase, timer: KitchenTimer): Promise<void> =>
  db.transaction('rw', db.timers, async () => {
    await db.timers.put(timer);
  });

/** Changes a timer that is still there; one that was stopped elsewhere stays stopped. */
export const changeTimer = (
  db: MemberDatabase,
  id: string,
  change: (timer: KitchenTimer) => KitchenTimer,
): Promise<void> =>
  db.transaction('rw', db.timers, async () => {
    const timer = await db.timers.get(id);
    if (timer !== undefined) await db.timers.put(change(timer));
  });

export const dropTimer = (db: MemberDatabase, id: string): Promise<void> => db.timers.delete(id);

const keyOf = ({ date, recipeId }: Pick<Cooking, 'date' | 'recipeId'>): string => `${date ?? ''}/${recipeId}`;

/** Null where the dish was not begun, or was forgotten a week later. */
export const readCooking = async (
  db: MemberDatabase,
  place: Pick<Cooking, 'date' | 'recipeId'>,
): Promise<Cooking | null> => {
  const row = await db.cooking.get(keyOf(place));
  if (row === undefined) return null;
  const { key: _, updatedAt: __, later = 0, ...cooking } = row;
  return { ...cooking, later };
};

export const storeCooking = (db: MemberDatabase, cooking: Cooking, now: number): Promise<void> =>
  db.transaction('rw', db.cooking, async () => {
    await db.cooking
      .where('updatedAt')
      .below(now - KEPT_MS)
      .delete();
    await db.cooking.put({ ...cooking, key: keyOf(cooking), updatedAt: now });
  });
