import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPushKeys } from './push-keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('are made once, for their owner alone, and are the same ever after', () => {
  const path = join(folder, 'data', 'push-keys.json');
  const [first, second] = [readPushKeys(path), readPushKeys(path)];
  expect(first.ok && second.ok && first.value.publicKey === second.value.publicKey).toBe(true);
  expect(first.ok && Buffer.from(first.value.publicKey, 'base64url')).toHaveLength(65);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'data'))).toEqual(['push-keys.json']);
});

it('that cannot be read stop the start with a sentence, and are not replaced', () => {
  const path = join(folder, 'push-keys.json');
  writeFileSync(path, '{"kty":"EC"');
  const read = readPushKeys(path);
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining(path) });
  expect(statSync(path).size).toBe(11);
});
