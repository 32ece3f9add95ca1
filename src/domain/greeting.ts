import { AFTERNOON_HOUR, EVENING_HOUR } from './constants.ts';

export type Greeting = 'Good Morning' | 'Good Afternoon' | 'Good Evening';

/** Returns the greeting for a local hour, 0 to 23. */
export const greetingAt = (hour: number): Greeting =>
  hour < AFTERNOON_HOUR ? 'Good Morning' : hour < EVENING_HOUR ? 'Good Afternoon' : 'Good Evening';

/** Starts a member's name with a capital; the rest stays as they typed it. */
export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
