import { existsSync, readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Connections } from '../database/database.ts';
import { createGauge, type Instrument, type Sample } from './instruments.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const SHARES = [50, 99, 100];
/** Linux lists what a process holds open. */
const OPEN_FILES = '/proc/self/fd';

const databaseGauge = ({ connections }: Connections): Instrument =>
  createGauge('sorrel_database_connections', 'Connections to the database, and who waits for one.', () =>
    Object.entries(connections()).map(([state, value]) => ({ labels: { state }, value })),
  );

const resources = (): readonly Sample[] => {
  const counts = new Map<string, number>();
  for (const type of process.getActiveResourcesInfo()) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, value]) => ({ labels: { type }, value }));
};

/**
 * Resources that the process uses. Event-loop lag is measured since the last read, so only one collector may read it.
 */
export const createProcessMetrics = (database: Connections): Instrument => {
  const lag = monitorEventLoopDelay();
  lag.enable();
  const instruments = [
    databaseGauge(database),
    createGauge('sorrel_event_loop_lag_seconds', 'How late the event loop was, since last read.', () => {
      const samples = SHARES.map((share) => ({
        labels: { quantile: String(share / 100) },
        value: lag.percentile(share) / NANOSECONDS,
      }));
      lag.reset();
      return samples;
    }),
    createGauge('process_resident_memory_bytes', 'Memory of the process.', () => [
      { value: process.memoryUsage.rss() },
    ]),
    createGauge('nodejs_heap_size_used_bytes', 'Memory that objects use.', () => [
      { value: process.memoryUsage().heapUsed },
    ]),
    createGauge('nodejs_active_resources', 'Sockets, timers and requests that are held, by kind.', resources),
    createGauge(
      'process_cpu_seconds_total',
      'Processor time used.',
      () => {
        const { user, system } = process.cpuUsage();
        return [{ value: (user + system) / MICROSECONDS }];
      },
      'counter',
    ),
    createGauge('process_open_fds', 'Files and sockets that are open.', () =>
      existsSync(OPEN_FILES) ? [{ value: readdirSync(OPEN_FILES).length }] : [],
    ),
    createGauge('process_start_time_seconds', 'When the process began, since 1970.', () => [
      { value: performance.timeOrigin / 1000 },
    ]),
  ];
  return { render: () => instruments.map((each) => each.render()).join('') };
};
