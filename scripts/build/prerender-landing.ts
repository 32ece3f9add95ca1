import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { documentFor } from '../../src/domain/documents.ts';
import { type PublicFile, publicDocuments } from '../../src/domain/public-pages.ts';
import type { RenderedPage } from '../../src/features/public/render.tsx';

const RENDERER = 'src/features/public/render.tsx';
const TEMPLATE = 'index.html';

type Renderer = { renderPublicDocument: (file: PublicFile, year: number) => RenderedPage };

const publicFiles = new Set<string>(Object.values(publicDocuments));
const isPublicFile = (file: string): file is PublicFile => publicFiles.has(file);

/**
 * Renders the public documents from React to static HTML, in the build and in development. All of them use index.html
 * as their template, so the others exist only as virtual files.
 */
export function prerenderLanding(): Plugin {
  let root = process.cwd();
  const framed = (id: string) => isPublicFile(basename(id)) && id === join(root, basename(id));

  return {
    name: 'sorrel:prerender-landing',
    enforce: 'pre',

    config(config) {
      const listed = new Set(Object.values(config.build?.rolldownOptions?.input ?? {}));
      const missing = [...publicFiles].filter((file) => !listed.has(file));
      return {
        build: { rolldownOptions: { input: missing.map((file) => join(config.root ?? root, file)) } },
      };
    },

    configResolved(config) {
      root = config.root;
    },

    resolveId(id) {
      return framed(id) ? id : undefined;
    },

    load(id) {
      return framed(id) ? readFileSync(join(root, TEMPLATE), 'utf8') : undefined;
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const file = basename(filename);
        if (!isPublicFile(file)) return html;
        const { module } = await runnerImport<Renderer>(join(root, RENDERER), { root });
        const { head, body } = module.renderPublicDocument(file, new Date().getFullYear());
        return html.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
      },
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0] ?? '';
        // As the server and the worker answer with the build.
        if (documentFor(path) === 'app.html') request.url = '/app.html';
        const file = Object.hasOwn(publicDocuments, path) ? publicDocuments[path] : undefined;
        if (!file) return next();
        try {
          const frame = readFileSync(join(root, TEMPLATE), 'utf8');
          const html = await server.transformIndexHtml(`/${file}`, frame, request.url);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },

    hotUpdate({ file }) {
      if (!file.includes('/features/public/') || !file.endsWith('x')) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
