import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { WireOperation } from '../../../src/contract/journal.ts';

export interface QueueHost {
  readonly origin: string;
  /** The id of every operation that was ever posted to `/effects`, as often as it was. */
  readonly effects: readonly string[];
  stop(): Promise<void>;
}

async function buildWorker(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'sw.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Serves the page and its worker, and is a backend that knows no key: each POST is an effect. */
export async function startQueueHost(): Promise<QueueHost> {
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    '/': ['text/html', await readFile(join(import.meta.dirname, 'page.html'), 'utf8')],
    '/sw.js': ['text/javascript', await buildWorker()],
  };
  const effects: string[] = [];

  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { operations }: { operations: readonly WireOperation[] } = JSON.parse(body);
      effects.push(...operations.map(({ id }) => id));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const file = files[request.url ?? ''];
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': file[0] }).end(file[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    effects,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
