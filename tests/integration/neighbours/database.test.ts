import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as schema from '../../../server/database/schema.ts';
import { isUnavailable } from '../../../server/database/unavailable.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { catchLog } from '../../support/caught-log.ts';
import { registration } from '../../support/contract-requests.ts';
import { freePort } from '../../support/free-port.ts';
import { appOn } from '../../support/server-harness.ts';
import { testParts } from '../../support/server-parts.ts';

it('says that the service is not available where no database answers, and lives', async () => {
  const pool = new pg.Pool({ connectionString: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
  const { log, text } = catchLog();
  const { parts } = testParts(drizzle(pool, { schema }), Date.now, 1);
  const { call, request } = appOn({ ...parts, log });
  const answer = await call(endpoints.register, { body: registration('ada@example.org') });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    detail: 'The service is not available just now. Please try again in a few minutes.',
  });
  const line = JSON.parse(text()) as Record<string, unknown>;
  expect(line).toMatchObject({ msg: 'request failed', status: 503, id: answer.headers.get('x-request-id') });
  expect(text()).toContain('ECONNREFUSED');
  expect(text()).not.toContain('example.org');
  const ready = await request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'database unavailable' }]);
  expect((await request('/healthz')).status).toBe(200);
  await pool.end();
});

const coded = (code: string): Error => Object.assign(new Error('refused'), { code });

it.each([
  [coded('53100'), true],
  [coded('57P01'), true],
  [coded('08006'), true],
  [coded('58030'), true],
  [new Error('Failed query', { cause: coded('ECONNRESET') }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [coded('23505'), false],
  [coded('22003'), false],
  [new Error('a bug'), false],
  ['a text', false],
])('%s: is the database unavailable? %s', (error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
