import { join } from 'node:path';

/** The weights that the app ships. */
export const MIND_FILE = join(import.meta.dirname, '../../src/domain/coach/learned/mind.bin');
