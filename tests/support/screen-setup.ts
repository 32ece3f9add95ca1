import { afterEach, beforeEach, vi } from 'vitest';
import { expectConsole } from './console.ts';
import { leaveDevice } from './screen.tsx';
import { leaveCalls } from './screen-calls.ts';

// Beside `setup.ts`: what a browser says of such an error is not for a page to read.
window.addEventListener('unhandledrejection', ({ reason }) =>
  console.error('unhandled', reason?.stack ?? reason),
);

// The router says so of the catch-all, in no build; both routes are the right ones.
beforeEach(() => expectConsole(/^console\.warn: Generated path /));

afterEach(() => {
  vi.useRealTimers();
  leaveDevice();
  leaveCalls();
});
