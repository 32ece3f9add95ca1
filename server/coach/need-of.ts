import { readFileSync } from 'node:fs';
import { type CareKind, careFor } from '../../src/domain/coach/care/care.ts';
import { type Mind, openMind } from '../../src/domain/coach/learned/mind.ts';

const FILE = new URL('../../src/domain/coach/learned/mind.bin', import.meta.url);

let mind: Mind | null = null;

/** The care that a message needs, as a device tells it; null for an ordinary one. */
export const needOf = (message: string, member: { readonly minor: boolean }): CareKind | null => {
  mind ??= openMind(readFileSync(FILE));
  return careFor(message, member, mind);
};
