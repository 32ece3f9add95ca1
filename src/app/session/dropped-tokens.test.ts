import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createStorage } from '../../../tests/support/unit/fake-browser.ts';
import type { ApiClient } from '../../device/api/api-client.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import { createDroppedTokens } from './dropped-tokens.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const LOST: AppError = { kind: 'timeout' };

const setUp = (kept = createStorage()) => {
  const state = { online: true, answer: ok(null) as Result<unknown, AppError> };
  const told: string[] = [];
  const api = {
    call: async (_: unknown, { body }: { body: { access: string } }) => {
      told.push(body.access);
      return state.answer;
    },
  } as unknown as ApiClient;
  const tokens = createDroppedTokens(api, { online: () => state.online }, kept);
  return { tokens, state, told, kept };
};

test('one that was given up without a network is ended with the next one, and once', async () => {
  const { tokens, state, told, kept } = setUp();
  state.online = false;
  await tokens.end('secret');
  await tokens.end('other');
  expect(told).toEqual([]);
  expect([...kept.items.values()].join()).not.toMatch(/secret|other/);
  state.online = true;
  await tokens.tellAll();
  expect(told).toEqual([sha256('secret'), sha256('other')]);
  await tokens.tellAll();
  expect(told).toHaveLength(2);
});

test('it is ended by a page that starts later', async () => {
  const before = setUp();
  before.state.online = false;
  await before.tokens.end('secret');
  const after = setUp(before.kept);
  await after.tokens.tellAll();
  expect(after.told).toEqual([sha256('secret')]);
  expect(after.kept.items.size).toBe(0);
});

test('a lost answer is asked for again, a refusal is not', async () => {
  const { tokens, state, told, kept } = setUp();
  state.answer = err(LOST);
  await tokens.end('secret');
  expect(kept.items.size).toBe(1);
  state.answer = err({ kind: 'rejected', status: 400, code: null, detail: '', fields: {} });
  await tokens.tellAll();
  expect([told.length, kept.items.size]).toEqual([2, 0]);
});
