import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/ensure-built.ts';

/** It opens on a locked device only. */
const LOCKED_ALONE = 'today';

/** Every address of the app, as the route files name them; layouts and the catch-all have none of their own. */
export function appPaths(dish: string): string[] {
  return readdirSync(join(ROOT, 'src', 'routes'), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, '').replaceAll('/', '.'))
    .filter((name) => !['__root', '_authenticated', '_onboarding', '_authenticated.dashboard'].includes(name))
    .filter((name) => !name.endsWith('.$') && name !== LOCKED_ALONE)
    .map(
      (name) =>
        `/${name
          .replace(/^_\w+\./, '')
          .replace(/\.index$/, '')
          .replaceAll('.', '/')}`,
    )
    .map((path) => path.replace('$recipeId', dish).replace('$foodId', 'new'));
}
