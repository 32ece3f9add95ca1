// Dexie looks for a database once, when it is loaded, and test files share what others have loaded.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { failOnConsole } from './console.ts';
import { deleteOpened, giveOpenedToFile } from './opened-databases.ts';

// Test files share a process: nothing that a test stubs, spies on or opens may outlive it.
failOnConsole();
beforeEach(giveOpenedToFile);
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteOpened('byTest');
});
afterAll(() => deleteOpened('byFile'));
