import { eatenKey, foldDay } from '../../../domain/food/journal/fold.ts';
import { slotOf } from '../../../domain/reminders/kinds.ts';
import type { PushMessage } from '../../../domain/reminders/message.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { hasMemberDatabase, MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { hasOperation, readJournalDay } from '../../journal/journal.ts';
import { recordFacts } from './record-facts.ts';

export interface ReminderTap {
  readonly message: PushMessage;
  /** The member of the cookie `user`; null after its hour and while the device is locked. */
  readonly signedIn: string | null;
  /** Epoch milliseconds, and the day that this device shows. */
  readonly now: number;
  readonly today: LocalDay;
}

const GLASS_LITRES = 0.25;

/** Opens the member's database, if this device has one that may be used without the app. */
const withDatabase = async <T>(
  { message, signedIn }: Pick<ReminderTap, 'message' | 'signedIn'>,
  otherwise: T,
  use: (db: MemberDatabase) => Promise<T>,
): Promise<T> => {
  const { member } = message;
  if (signedIn !== null && signedIn !== member) return otherwise;
  if (!(await hasMemberDatabase(member))) return otherwise;
  const db = new MemberDatabase(member);
  try {
    if ((await readMemberSetting(db, 'left')) === true) return otherwise;
    const isShared = (await readMemberSetting(db, 'readableWhenLocked')) === false;
    return isShared && signedIn === null ? otherwise : await use(db);
  } finally {
    db.close();
  }
};

const dishesOf = async (db: MemberDatabase, { kind, day }: PushMessage) => {
  const slot = kind === 'test' ? null : slotOf(kind);
  const meals = (await readMemberSetting(db, 'mealsToTick'))?.[day];
  return slot === null ? [] : (meals?.[slot] ?? []).map((dish) => ({ ...dish, slot }));
};

/** Null where this device does not know what to log. */
const factsOf = async (
  db: MemberDatabase,
  { message, today }: ReminderTap,
): Promise<readonly JournalFact[] | null> => {
  if (message.kind === 'water') return [{ day: today, kind: 'water.add', payload: { litres: GLASS_LITRES } }];
  const dishes = await dishesOf(db, message);
  if (dishes.length === 0) return null;
  const { eaten } = foldDay(await readJournalDay(db, message.day));
  return dishes
    .filter(({ slot, dish }) => !eaten.has(eatenKey(slot, dish)))
    .map(({ planId, slot, dish, kcal }) => ({
      day: message.day,
      kind: 'meal.eaten',
      payload: { planId, slot, dish, kcal, eaten: true },
    }));
};

/** The ids of what one reminder logs: the same at every try, so that nothing is stored twice. */
const idsOf = (id: string): (() => string) => {
  let count = 0;
  return () => {
    const place = (Number.parseInt(id.slice(-2), 16) + count) % 256;
    count += 1;
    return id.slice(0, -2) + place.toString(16).padStart(2, '0');
  };
};

const log = (tap: ReminderTap): Promise<boolean> =>
  withDatabase(tap, false, async (db) => {
    if (await hasOperation(db, tap.message.id)) return true;
    const facts = await factsOf(db, tap);
    const extensions = await readMemberSetting(db, 'extensions');
    if (facts === null || extensions === null) return false;
    const travels = extensions.includes('journal');
    const recorded = await recordFacts(db, { facts, nextId: idsOf(tap.message.id), now: tap.now, travels });
    return recorded.ok;
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * Logs what a button of a reminder says, together with its outbox entry, as a page would. False where it cannot be done
 * without the app: the member has left or another one is here, other people use the locked device, the plan is not
 * known, or the storage fails.
 */
export const logReminder = (tap: ReminderTap): Promise<boolean> => {
  // One after the other: the second tap of a double one finds what the first has stored.
  const next = last.then(
    () => log(tap),
    () => log(tap),
  );
  last = next;
  return next;
};

/** The dishes that a notification may name: none unless the member allows it. */
export const dishesToName = (tap: Pick<ReminderTap, 'message' | 'signedIn'>): Promise<readonly string[]> =>
  withDatabase<readonly string[]>(tap, [], async (db) => {
    if ((await readMemberSetting(db, 'pushReminders'))?.names !== true) return [];
    return (await dishesOf(db, tap.message)).map(({ name }) => name);
  });
