import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { MetricsConfig } from '../base/config.ts';
import type { Connections } from '../database/database.ts';

export interface MetricsServer {
  readonly port: number;
  stop(): void;
}

/**
 * Adds what the process uses. The lag of the event loop is measured since the last read, so only one collector may
 * read it.
 */
const measureProcess = (register: Registry, { connections }: Connections): void => {
  collectDefaultMetrics({ register });
  const held = new Gauge({
    name: 'sorrel_database_connections',
    help: 'Connections to the database, and who waits for one.',
    labelNames: ['state'],
    registers: [],
    collect: () => {
      for (const [state, count] of Object.entries(connections())) held.set({ state }, count);
    },
  });
  register.registerMetric(held);
};

/** Serves GET /metrics on a host and port of its own, which members cannot reach. Rejects if it cannot listen there. */
export const serveMetrics = (
  { host, port }: MetricsConfig,
  registry: Registry,
  database: Connections,
): Promise<MetricsServer> =>
  new Promise((resolve, reject) => {
    measureProcess(registry, database);
    const server = createServer(async (request, answer) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        answer.writeHead(404).end();
        return;
      }
      answer.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
    });
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
