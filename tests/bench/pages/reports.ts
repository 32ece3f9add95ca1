import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/ensure-built.ts';

const FOLDER = join(ROOT, '.cache', 'bench');

/** Where what was measured on a page is kept: "film-dashboard-diet-plan.png". */
export async function reportFile(what: string, page: string, ending: string): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const name = page.match(/\w+/g)?.join('-') ?? 'landing';
  return join(FOLDER, `${what}-${name}.${ending}`);
}
