import { readFileSync } from 'node:fs';
import { MIND_FILE } from '../../scripts/coach/mind-file.ts';
import { type Mind, openMind } from '../../src/domain/coach/learned/mind.ts';

let mind: Mind | null = null;

/** The weights that the app ships. */
export const realMind = (): Mind => {
  mind ??= openMind(readFileSync(MIND_FILE));
  return mind;
};
