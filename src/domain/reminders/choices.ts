import type { Slot } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { PUSH_KINDS, type PushKind } from './kinds.ts';
import type { PushReminder, QuietHours } from './schedule.ts';

export interface KindChoice {
  readonly on: boolean;
  /** Minute of the day. */
  readonly minute: number;
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
}

/** The choices of a member for one device. */
export interface PushChoices {
  readonly on: boolean;
  readonly kinds: Readonly<Record<PushKind, KindChoice>>;
  readonly quiet: QuietHours | null;
  /** Notifications of this device may name dishes. */
  readonly names: boolean;
  /** The browser's subscription that these are stored for; null before the first. */
  readonly endpoint: string | null;
}

/** A dish that a tap on "Eaten" logs. */
export interface DishToTick {
  readonly planId: string | null;
  readonly dish: string;
  readonly kcal: number;
  readonly name: string;
}
export type MealsToTick = Readonly<Record<LocalDay, Readonly<Partial<Record<Slot, readonly DishToTick[]>>>>>;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const kind = (on: boolean, minute: number, days: readonly number[] = EVERY_DAY): KindChoice => ({
  on,
  minute,
  days,
});

export const DEFAULT_PUSH: PushChoices = {
  on: false,
  kinds: {
    breakfast: kind(false, 8 * 60),
    lunch: kind(true, 12 * 60 + 30),
    dinner: kind(true, 18 * 60 + 30),
    water: kind(true, 15 * 60),
    weight: kind(false, 7 * 60 + 30, [1]),
    'check-in': kind(false, 9 * 60, [7]),
    shopping: kind(false, 10 * 60, [6]),
    soak: kind(true, 20 * 60 + 30),
  },
  quiet: { from: 22 * 60, to: 7 * 60 },
  names: false,
  endpoint: null,
};

export const remindersOf = ({ kinds }: Pick<PushChoices, 'kinds'>): readonly PushReminder[] =>
  PUSH_KINDS.flatMap((each) => {
    const { on, minute, days } = kinds[each];
    return on && days.length > 0 ? [{ kind: each, minute, days }] : [];
  });
