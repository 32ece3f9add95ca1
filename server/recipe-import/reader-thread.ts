import { err } from '../../src/terms/result.ts';
import { createThread } from '../base/thread.ts';
import type { PageReader, ReadPage } from './page-reader.ts';

/** Many times what the largest page takes, and the start of the thread. */
const WITHIN_MS = 4_000;
const MEMORY_MB = 256;

/**
 * Reads pages on one thread beside the server's: whatever a page does to its reader, it does to that thread alone.
 * One that takes too long or too much memory is ended, and the next page starts another.
 */
export const createReaderThread = (withinMs = WITHIN_MS): PageReader & { close(): Promise<void> } => {
  const { run, close } = createThread<string, ReadPage>(new URL('./reader-worker.mjs', import.meta.url), {
    memoryMb: MEMORY_MB,
    withinMs,
  });
  return {
    read: (source) =>
      run(source).catch((error: unknown) =>
        err(error instanceof Error && error.name === 'AbortError' ? 'too-slow' : 'too-large'),
      ),
    close,
  };
};
