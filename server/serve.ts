import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './create-app.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new request, finishes those under way, then the background work. */
  stop(): Promise<void>;
}

const REQUEST_TIMEOUT_MS = 60_000;
const LAST_CALL_MS = 5_000;

/** Listens; rejects where the port or the host cannot be had. */
export const serveApp = (app: App, host: string, port: number): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: app.hono.fetch,
      serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
    });
    const stop = async (): Promise<void> => {
      const impatient = setTimeout(
        () => 'closeAllConnections' in server && server.closeAllConnections(),
        LAST_CALL_MS,
      );
      await new Promise<void>((done) => {
        server.close(() => done());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
      clearTimeout(impatient);
      await app.settled();
    };
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });
