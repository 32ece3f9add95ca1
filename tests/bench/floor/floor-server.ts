import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { listening } from '../../support/listening.ts';
import { floorDocument, weekPage } from './week-page.ts';
import { keepingWorker } from './worker.ts';

export type FloorKind = 'html' | 'react';

export const FLOOR_NAMES: Readonly<Record<FloorKind, string>> = {
  html: 'floor: bare HTML + worker',
  react: 'floor: React hello + worker',
};

interface Kept {
  readonly type: string;
  readonly body: string;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

async function reactScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'react', 'main.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

const PAGES: Readonly<Record<FloorKind, () => Promise<ReadonlyMap<string, Kept>>>> = {
  html: async () => new Map([['/', { type: HTML, body: weekPage() }]]),
  react: async () =>
    new Map([
      [
        '/',
        {
          type: HTML,
          body: floorDocument('<div id="root"></div><script type="module" src="/main.js"></script>'),
        },
      ],
      ['/main.js', { type: SCRIPT, body: await reactScript() }],
    ]),
};

/** A floor on a free port of this machine, compressed as the app is. */
export async function startFloor(kind: FloorKind) {
  const pages = await PAGES[kind]();
  const files = new Map([...pages, ['/sw.js', { type: SCRIPT, body: keepingWorker([...pages.keys()]) }]]);
  const packed = new Map([...files].map(([path, { body }]) => [path, brotliCompressSync(body)]));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const [file, body] = [files.get(path), packed.get(path)];
    if (file === undefined || body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
    });
    response.end(body);
  });
  const { port, stop } = await listening(server);
  return { origin: `http://127.0.0.1:${port}`, stop };
}
