import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import type { Parts } from '../../server/parts.ts';
import { catchLog } from '../support/caught-log.ts';
import { registration } from '../support/contract-requests.ts';
import { openLastingServer } from '../support/test-server.ts';

const SETTINGS = { publicUrl: null, backends: [], staticDir: null, devPages: false };

const server = await openLastingServer();

const ask = (parts: Parts, path: string, body: unknown) =>
  createApp(parts, SETTINGS).hono.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the log', () => {
  it('of a database that refuses what a member sent holds nothing of it', async () => {
    const { text, log } = catchLog();
    await server.parts.db.execute("alter table users add constraint unlucky check (username <> 'ada')");
    const answer = await ask(
      { ...server.parts, log },
      '/django/api/register',
      registration('ada@example.org'),
    );
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ detail: 'A server error occurred.' });
    const said = text();
    expect(said).toContain('"msg":"request failed"');
    expect(said).toContain('"code":"23514","table":"users","constraint":"unlucky"');
    expect(said).toMatch(/sign-up\.ts:\d+/);
    expect(said).not.toMatch(/\bada\b|example\.org|argon2/);
  });

  it('of failures in a failure names each by its kind', () => {
    const { lines, log } = catchLog();
    const message = 'params: ada@example.org\n    at ada (secret.ts:1:1)';
    const cause = Object.assign(new RangeError(message), { detail: 'Key (email)=(ada@example.org)' });
    log.error({ err: new Error(message, { cause }) }, 'failed');
    log.error({ err: 'ada@example.org' }, 'failed');
    const [first = '', second = ''] = lines;
    expect(JSON.parse(first)).toMatchObject({ err: { type: 'Error', cause: { type: 'RangeError' } } });
    expect(first).toContain('logs.test.ts');
    expect(first + second).not.toMatch(/\bada\b|secret/);
  });

  it('keeps what is written in one line of JSON', async () => {
    const { lines, log } = catchLog();
    const path = '/django/api/login\n{"level":60,"msg":"forged"}';
    await createApp({ ...server.parts, log }, SETTINGS).hono.request(encodeURI(path), {
      headers: { 'User-Agent': 'forged' },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('forged');
  });
});
