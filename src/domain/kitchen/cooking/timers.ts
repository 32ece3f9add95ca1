import type { LocalDay } from '../../../terms/local-day.ts';

/** The dish a timer belongs to, and the way back to where it was started. */
export interface CookingPlace {
  readonly recipeId: string;
  /** The planned day; null where the dish is cooked beside the plan. */
  readonly date: LocalDay | null;
}

export type TimerState =
  /** Epoch milliseconds of the end, so that a timer goes on whoever watches. */
  | { readonly kind: 'running'; readonly endsAt: number }
  | { readonly kind: 'paused'; readonly leftMs: number };

export interface KitchenTimer {
  readonly id: string;
  readonly place: CookingPlace;
  readonly dishName: string;
  /** The step it was started at, from 1. */
  readonly step: number;
  /** "Simmer" */
  readonly label: string;
  /** All of it, added minutes included. */
  readonly durationMs: number;
  readonly state: TimerState;
}

export const MINUTE_MS = 60_000;

/** A timer that runs from now on for `minutes`. */
export const startTimer = (
  timer: Omit<KitchenTimer, 'durationMs' | 'state'>,
  minutes: number,
  now: number,
): KitchenTimer => {
  const durationMs = minutes * MINUTE_MS;
  return { ...timer, durationMs, state: { kind: 'running', endsAt: now + durationMs } };
};

/** Milliseconds left; never more than the whole, also after the device's clock was set back. */
export const timeLeft = ({ state, durationMs }: KitchenTimer, now: number): number =>
  state.kind === 'paused' ? state.leftMs : Math.min(Math.max(state.endsAt - now, 0), durationMs);

export const hasEnded = (timer: KitchenTimer, now: number): boolean =>
  timer.state.kind === 'running' && timeLeft(timer, now) === 0;

const isRunning = (timer: KitchenTimer, now: number): boolean =>
  timer.state.kind === 'running' && !hasEnded(timer, now);

/** One that has ended stays ended. */
export const pauseTimer = (timer: KitchenTimer, now: number): KitchenTimer =>
  isRunning(timer, now) ? { ...timer, state: { kind: 'paused', leftMs: timeLeft(timer, now) } } : timer;

export const resumeTimer = (timer: KitchenTimer, now: number): KitchenTimer =>
  timer.state.kind === 'paused'
    ? { ...timer, state: { kind: 'running', endsAt: now + timer.state.leftMs } }
    : timer;

/** One minute more; a timer that has ended runs again for that minute. */
export const addMinute = (timer: KitchenTimer, now: number): KitchenTimer => {
  const leftMs = timeLeft(timer, now) + MINUTE_MS;
  const durationMs = Math.max(timer.durationMs + MINUTE_MS, leftMs);
  return timer.state.kind === 'paused'
    ? { ...timer, durationMs, state: { kind: 'paused', leftMs } }
    : { ...timer, durationMs, state: { kind: 'running', endsAt: now + leftMs } };
};

/** Sorts timers by urgency: ended ones first, then by the time left, paused ones last. */
export const inUrgency = (timers: readonly KitchenTimer[], now: number): readonly KitchenTimer[] =>
  timers.toSorted(
    (a, b) =>
      Number(a.state.kind === 'paused') - Number(b.state.kind === 'paused') ||
      timeLeft(a, now) - timeLeft(b, now) ||
      (a.id < b.id ? -1 : 1),
  );

/**
 * When somebody last cooked by a timer: now while one runs, else the latest end; null without either. A clock
 * that was set back makes no future of it.
 */
export const lastTimerActivity = (timers: readonly KitchenTimer[], now: number): number | null => {
  const moments = timers.flatMap(({ state }) =>
    state.kind === 'running' ? [Math.min(state.endsAt, now)] : [],
  );
  return moments.length === 0 ? null : Math.max(...moments);
};

/** Milliseconds until a running timer shows another second; null where none runs. */
export const untilNextSecond = (timers: readonly KitchenTimer[], now: number): number | null => {
  const waits = timers
    .filter((timer) => isRunning(timer, now))
    .map((timer) => timeLeft(timer, now) % 1000 || 1000);
  return waits.length === 0 ? null : Math.min(...waits);
};

const SPOKEN_MINUTES = [10, 5, 1];

/**
 * The whole minutes left that are worth saying aloud when time went from `before` to `now`; null where nothing is.
 * The start says itself, and the end is an alert.
 */
export const minutesToSay = (timer: KitchenTimer, before: number, now: number): number | null => {
  if (timer.state.kind === 'paused') return null;
  const [then, left] = [timeLeft(timer, before), timeLeft(timer, now)];
  if (left === 0) return null;
  return (
    SPOKEN_MINUTES.findLast((minutes) => then > minutes * MINUTE_MS && left <= minutes * MINUTE_MS) ?? null
  );
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "11:42", "1:05:09"; a started second counts whole, so that 0:00 is the end. */
export const timeText = (leftMs: number): string => {
  const seconds = Math.ceil(leftMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours === 0
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
};

/** "12 minutes", "1 hour 30 minutes", "6 hours". */
export const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const parts = [
    hours === 0 ? null : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest === 0 && hours > 0 ? null : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ];
  return parts.filter((part) => part !== null).join(' ');
};
