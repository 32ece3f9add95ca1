import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsConfig } from '../base/config.ts';
import type { Instrument } from './instruments.ts';

export interface MetricsServer {
  readonly port: number;
  stop(): void;
}

/** Serves GET /metrics on a host and port of its own, which members cannot reach. Rejects if it cannot listen there. */
export const serveMetrics = (
  { host, port }: MetricsConfig,
  instruments: readonly Instrument[],
): Promise<MetricsServer> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, answer) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        answer.writeHead(404).end();
        return;
      }
      answer
        .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
        .end(instruments.map((each) => each.render()).join(''));
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
