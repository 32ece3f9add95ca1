import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { App } from './create-app.ts';

type NodeResponse = (HttpBindings | Http2Bindings)['outgoing'];

export interface Listening {
  readonly port: number;
  /** Takes no new request, finishes those under way, then the background work. */
  stop(): Promise<void>;
}

const REQUEST_TIMEOUT_MS = 60_000;
const LAST_CALL_MS = 5_000;

/** With its answer: a connection that stays open would bring more requests. */
const endConnection = (outgoing: NodeResponse): void => {
  if ('shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
};

/** Listens; rejects where the port or the host cannot be had. */
export const serveApp = (app: App, host: string, port: number): Promise<Listening> =>
  new Promise((resolve, reject) => {
    let stopping = false;
    const isStopping = (): boolean => stopping;
    const underWay = new Set<NodeResponse>();
    const server = createAdaptorServer({
      fetch: (request, { incoming, outgoing }) => {
        if (stopping) endConnection(outgoing);
        underWay.add(outgoing);
        outgoing.once('close', () => underWay.delete(outgoing));
        return app.hono.fetch(request, { incoming, outgoing, isStopping });
      },
      // It would cut off who is still sending when the answer is there; Node reads to the end of the request.
      autoCleanupIncoming: false,
      serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
    });
    const stop = async (): Promise<void> => {
      stopping = true;
      for (const outgoing of underWay) endConnection(outgoing);
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
