import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../scripts/ensure-built.ts';

/** The file that the build made of a module, as the build's own manifest names it. */
export const builtFile = (module: string): string => {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest[module];
  if (entry === undefined) throw new Error(`The build made no file of ${module}`);
  return entry.file;
};
