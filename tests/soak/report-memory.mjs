import { readdirSync } from 'node:fs';

// Loaded into a server before its own code, with --expose-gc: answers every message with what the process
// holds, once all that nobody uses is gone. Plain JavaScript, as a server's threads load it without a loader.
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({
    heapBytes: heapUsed,
    externalBytes: external,
    residentBytes: rss,
    openFiles: readdirSync('/proc/self/fd').length,
    timersAndSockets: process.getActiveResourcesInfo().length,
  });
});
