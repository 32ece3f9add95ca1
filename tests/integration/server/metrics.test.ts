import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../server/metrics/metrics.ts';
import { serveMetrics } from '../../../server/metrics/serve-metrics.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { OPERATION, registration } from '../../support/contract-requests.ts';
import { appOn } from '../../support/server-harness.ts';
import { openLastingServer } from '../../support/test-server.ts';

const server = await openLastingServer();

const countedApp = () => {
  const metrics = createMetrics();
  return { counted: () => metrics.registry.metrics(), ...appOn({ ...server.parts, metrics }) };
};

describe('what the server counts', () => {
  it('is each request by pattern, method and status, and nobody', async () => {
    const { call, counted, request } = countedApp();
    const member = await server.signUpMember();
    const body = { operations: [OPERATION, OPERATION] };
    await call(endpoints.appendJournal, { body, token: member.token });
    await call(endpoints.register, { body: registration('new@example.org') });
    for (const path of [`/django/user/profiles/${member.id}/`, '/nowhere/ada', '/nowhere/else'])
      await request(path);
    await request('/healthz', { method: 'PROPFIND' });
    const text = await counted();
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

  it('has no more series however many paths and methods strangers try', async () => {
    const { counted, request } = countedApp();
    const tryPath = (at: number) =>
      request(`/django/user/profiles/${at}/`, { headers: { Authorization: `Bearer ${at}` } });
    await tryPath(0);
    const before = (await counted()).split('\n').length;
    for (let at = 1; at < 50; at += 1) await tryPath(at);
    expect((await counted()).split('\n')).toHaveLength(before);
  });
});

it('is answered on an address of its own, with what the process uses', async () => {
  const connections = { connections: () => ({ busy: 2, idle: 1, waiting: 0 }) };
  const listening = await serveMetrics({ host: '127.0.0.1', port: 0 }, createMetrics().registry, connections);
  const origin = `http://127.0.0.1:${listening.port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  for (const line of [
    'sorrel_database_connections{state="busy"} 2',
    'nodejs_eventloop_lag_p99_seconds ',
    'process_resident_memory_bytes ',
    'nodejs_heap_size_used_bytes ',
    'process_cpu_seconds_total ',
    'nodejs_active_resources{type="TCPServerWrap"} ',
  ])
    expect(text).toContain(`\n${line}`);
  expect((await fetch(origin)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  listening.stop();
});
