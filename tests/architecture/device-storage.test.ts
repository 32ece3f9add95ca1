import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SESSION_KEYS } from '../../src/device/session/session.ts';
import { ROOT, sources } from './source-files.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/django.md'), 'utf8');

it('the guide names every key that the app writes to local and session storage, and no other', () => {
  const shipped = sources.filter(({ path }) => /^(src|sw)\//.test(path));
  const used = shipped.flatMap(({ text }) => [...text.matchAll(/'(sorrel\.\w+)'/g)].map(([, key]) => key));
  const named = [...GUIDE.matchAll(/^\|[^|]*\| `(sorrel\.\w+)` \|/gm)].map(([, key]) => key);
  expect(named.sort()).toEqual([...new Set(used)].sort());
  for (const key of Object.values(SESSION_KEYS)) expect(GUIDE).toContain(`\`${key}\``);
});

it('nothing else is written there', () => {
  const writes = sources
    .filter(({ path }) => /^(src|sw)\//.test(path))
    .flatMap(({ text }) => [...text.matchAll(/[sS]torage\.setItem\(([^,]+),/g)].map(([, key]) => key ?? ''));
  expect(writes.filter((key) => !/^([A-Z]+_)+KEY$|^SESSION_KEYS\.\w+$/.test(key))).toEqual([]);
});
