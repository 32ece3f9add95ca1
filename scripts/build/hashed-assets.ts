import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Files whose names hold a hash of their contents, so that browsers can cache them for good. */
export interface HashedFiles {
  /** Contents by file name, relative to the site's root. */
  readonly contents: ReadonlyMap<string, string>;
}

export const hash = (contents: string): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 10);

/**
 * Serves made files in development, emits them in a build, and gives the app their URLs by a virtual module, whose code
 * `codeOf` writes for the base of the site. The files are made once, when the first of them is needed.
 */
export const hashedAssets = <T extends HashedFiles>(
  module: string,
  make: () => T,
  codeOf: (files: T, base: string) => string,
): Plugin => {
  const resolved = `\0${module}`;
  let base = '/';
  let made: T | null = null;
  const files = (): T => {
    made ??= make();
    return made;
  };
  return {
    name: `sorrel:${module}`,
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === module ? resolved : null),
    load: (id) => (id === resolved ? codeOf(files(), base) : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const file = path.startsWith(base) ? path.slice(base.length) : '';
        const contents = file.startsWith('assets/') ? files().contents.get(file) : undefined;
        if (contents === undefined) return next();
        response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
        response.end(contents);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files().contents) this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
