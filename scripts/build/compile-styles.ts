import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createSystem, type SystemContext } from '@chakra-ui/react';
import type { Plugin } from 'vite';
import { system } from '../../src/ui/system.ts';
import { filesUnder } from '../ensure-built.ts';
import { type Module, parseModule, type ReadModule } from './styles/modules.ts';
import { type Compiler, rewriteStyles } from './styles/rewrite-styles.ts';
import { createStyleSheet } from './styles/style-sheet.ts';

const STYLE_SHEET = 'virtual:styles.css';

const pathOf = (id: string): string => id.split('?', 1)[0] ?? id;

/**
 * Lets Chakra make its styles in the build: `chakra('p', {...})` and `<Stack gap="3">` become plain elements with the
 * classes of one style sheet, so that a cold start runs no style engine. Styles that are not constant fail the build.
 */
export function compileStyles(): Plugin {
  let root = process.cwd();
  let modules = new Map<string, Module | null>();
  const isOurs = (file: string): boolean =>
    file.startsWith(join(root, 'src/')) && file.endsWith('.tsx') && !file.endsWith('.test.tsx');

  const read: ReadModule = (file) => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const ours = file.startsWith(join(root, 'src/')) && existsSync(file);
    const module = ours ? parseModule(file, readFileSync(file, 'utf8')) : null;
    modules.set(file, module);
    return module;
  };
  const compiler = (styles: SystemContext): Compiler => ({
    sheet: createStyleSheet(styles),
    read,
    isStyleProperty: (name) => name !== 'children' && system.isValidProperty(name),
    nameOf: (file) => relative(root, file),
    runtime: join(root, 'src/ui/styled.tsx'),
  });

  return {
    name: 'sorrel:compile-styles',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
    },

    buildStart() {
      modules = new Map();
    },

    resolveId: (id) => (id === STYLE_SHEET ? join(root, 'src/ui/styles', 'compiled.css') : undefined),

    async load(id) {
      if (pathOf(id) !== join(root, 'src/ui/styles', 'compiled.css')) return undefined;
      // A system of its own keeps builds the same: Chakra answers styles in the order of who first asked for them.
      const all = compiler(createSystem(system._config));
      for (const file of (await filesUnder(join(root, 'src'))).filter(isOurs).toSorted()) {
        const module = read(file);
        if (module !== null) rewriteStyles(module, all);
      }
      return all.sheet.text();
    },

    transform(code, id) {
      const file = pathOf(id);
      if (!isOurs(file)) return undefined;
      const text = rewriteStyles(parseModule(file, code), compiler(system));
      return text === null ? undefined : { code: text.toString(), map: text.generateMap({ hires: true }) };
    },

    hotUpdate({ file }) {
      if (!isOurs(file)) return undefined;
      modules.clear();
      const sheet = this.environment.moduleGraph.getModuleById(join(root, 'src/ui/styles', 'compiled.css'));
      if (sheet !== undefined) void this.environment.reloadModule?.(sheet);
      return undefined;
    },
  };
}
