import { describe, expect, it } from 'vitest';
import { createCounter, createGauge, createHistogram } from '../../../server/metrics/instruments.ts';
import { createMetrics } from '../../../server/metrics/metrics.ts';
import { createProcessMetrics } from '../../../server/metrics/process-metrics.ts';
import { serveMetrics } from '../../../server/metrics/serve-metrics.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { OPERATION, registration } from '../../support/contract-requests.ts';
import { appOn } from '../../support/server-harness.ts';
import { openLastingServer } from '../../support/test-server.ts';

const server = await openLastingServer();

describe('the text format', () => {
  it('of a counter names each series once', () => {
    const counter = createCounter<'kind'>('things_total', 'Things.');
    counter.add({ kind: 'a' });
    counter.add({ kind: 'a' }, 2);
    counter.add({ kind: 'say "b"\n' });
    expect(counter.render()).toBe(
      '# HELP things_total Things.\n# TYPE things_total counter\n' +
        'things_total{kind="a"} 3\nthings_total{kind="say \\"b\\"\\n"} 1\n',
    );
  });

  it('of a histogram adds up from bucket to bucket', () => {
    const histogram = createHistogram<never>('wait_seconds', 'Waits.', [0.1, 1]);
    for (const value of [0.1, 0.5, 7]) histogram.observe({}, value);
    expect(histogram.render().split('\n').slice(2)).toEqual([
      'wait_seconds_bucket{le="0.1"} 1',
      'wait_seconds_bucket{le="1"} 2',
      'wait_seconds_bucket{le="+Inf"} 3',
      'wait_seconds_sum 7.6',
      'wait_seconds_count 3',
      '',
    ]);
  });

  it('of a gauge is read when it is asked for', () => {
    let value = 1;
    const gauge = createGauge('level', 'A level.', () => [{ value }]);
    value = 2;
    expect(gauge.render()).toContain('\nlevel 2\n');
  });
});

/** A server with counters of its own. */
const countedApp = () => {
  const metrics = createMetrics();
  return { metrics, ...appOn({ ...server.parts, metrics }) };
};

describe('what the server counts', () => {
  it('is each request by pattern, method and status, and nobody', async () => {
    const { call, metrics, request } = countedApp();
    const member = await server.signUpMember();
    const body = { operations: [OPERATION, OPERATION] };
    await call(endpoints.appendJournal, { body, token: member.token });
    await call(endpoints.register, { body: registration('new@example.org') });
    for (const path of [`/django/user/profiles/${member.id}/`, '/nowhere/ada', '/nowhere/else'])
      await request(path);
    await request('/healthz', { method: 'PROPFIND' });
    const text = metrics.render();
    const total = (labels: string): string => `sorrel_http_requests_total{${labels}}`;
    const journal = 'method="POST",route="/django/ext/v1/journal"';
    const profile = 'method="GET",route="/django/user/profiles/:userId/"';
    expect(text).toContain(`${total(`${journal},status="200"`)} 1\n`);
    expect(text).toContain(`${total(`${profile},status="401"`)} 1\n`);
    expect(text).toContain(`${total('method="GET",route="*",status="404"')} 2\n`);
    expect(text).toContain(`${total('method="other",route="*",status="404"')} 1\n`);
    expect(text).toContain(`sorrel_http_request_duration_seconds_count{${journal}} 1\n`);
    expect(text).toContain('sorrel_http_requests_in_flight 0\n');
    expect(text).toContain('sorrel_journal_operations_total{outcome="accepted"} 2\n');
    expect(text).toContain('sorrel_mails_total{outcome="sent"} 1\n');
    for (const word of [member.id, member.token, 'ada', 'example.org', 'nowhere', 'PROPFIND'])
      expect(text).not.toContain(word);
  });

  it('has who was told to wait', async () => {
    const { call, metrics } = countedApp();
    const body = { email: 'reader@example.org' };
    for (let sent = 0; sent < 21; sent += 1) await call(endpoints.subscribeNewsletter, { body });
    expect(metrics.render()).toContain('route="/django/ext/v1/newsletter",status="429"} 1\n');
  });

  it('has no more series however many paths and methods strangers try', async () => {
    const { metrics, request } = countedApp();
    const tryPath = (at: number) =>
      request(`/django/user/profiles/${at}/`, { headers: { Authorization: `Bearer ${at}` } });
    await tryPath(0);
    const before = metrics.render().split('\n').length;
    for (let at = 1; at < 50; at += 1) await tryPath(at);
    expect(metrics.render().split('\n')).toHaveLength(before);
  });
});

it('is answered on an address of its own, with what the process uses', async () => {
  const connections = { connections: () => ({ busy: 2, idle: 1, waiting: 0 }) };
  const listening = await serveMetrics({ host: '127.0.0.1', port: 0 }, [
    createMetrics(),
    createProcessMetrics(connections),
  ]);
  const origin = `http://127.0.0.1:${listening.port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('sorrel_database_connections{state="busy"} 2\n');
  for (const name of [
    'sorrel_event_loop_lag_seconds{quantile="0.99"}',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'process_cpu_seconds_total',
    'nodejs_active_resources{type="TCPServerWrap"}',
  ])
    expect(
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.slice(name.length),
      ),
    ).not.toBeNaN();
  const lines = text.split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !/^(?:# (?:HELP|TYPE) |[a-z_]+(?:\{.*\})? -?[\d.e+-]+$)/.test(line))).toEqual(
    [],
  );
  expect((await fetch(origin)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  listening.stop();
});

it('is not answered where members ask', async () => {
  expect((await server.request('/metrics')).status).toBe(404);
});
