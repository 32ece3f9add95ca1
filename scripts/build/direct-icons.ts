import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const EXPORT = /export \{([^}]+)\} from '\.\/icons\/([^']+)\.mjs'/g;
const IMPORT = /import \{([^}]+)\} from ["']lucide-react["'];?/g;

const iconFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(LIST, 'utf8').matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
    ),
  );

/**
 * Imports each icon from its own file. By way of the library's list of all icons, every module with an icon would
 * reach those of all screens, and `chunkOf` would load them before the first one.
 */
export function directIcons(): Plugin {
  const files = iconFiles();

  const importOf = (named: string): string => {
    const [icon = '', local = icon] = named.trim().split(' as ');
    const file = files.get(icon);
    if (file === undefined) throw new Error(`${icon} is not an icon of lucide-react.`);
    return `import ${local} from 'lucide-react/icons/${file}';`;
  };

  return {
    name: 'sorrel:direct-icons',
    apply: 'build',

    transform(code) {
      const direct = code.replace(IMPORT, (_all, names: string) => names.split(',').map(importOf).join(''));
      return direct === code ? undefined : { code: direct, map: null };
    },
  };
}
