import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderAuthorisation, withAuthorisation } from './authorisation-table.ts';

/** Of OWASP ASVS 5.0, at the levels 1 and 2. */
const REQUIREMENTS = 253;
const ROOT = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8');

const rows = text.split('\n').flatMap((line) => {
  const [, no, level, topic, state, proof] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(no ?? '') ? [{ no, level, topic, state, proof: proof ?? '' }] : [];
});
const testsIn = (proof: string): readonly string[] =>
  proof.match(/\b(?:tests|server|src|sw)\/[\w/.-]+\.test\.tsx?/g) ?? [];

it('docs/security.md holds the table of who may call what as it is: npx tsx tests/security/write-matrix.ts', () => {
  expect(text).toContain(renderAuthorisation());
  expect(withAuthorisation(text)).toBe(text);
});

it('docs/security.md has one line for every requirement of the levels 1 and 2', () => {
  const numbers = rows.map(({ no }) => no);
  expect(new Set(numbers)).toHaveProperty('size', REQUIREMENTS);
  expect(numbers).toHaveLength(REQUIREMENTS);
});

it('docs/security.md proves what it calls met by a test, and says why of all the rest: only the specification makes an exception', () => {
  const unproven = rows.filter(({ state, proof }) => {
    if (state === 'met') return testsIn(proof).length === 0;
    if (state === 'exception') return !/^spec: .+/.test(proof) || testsIn(proof).length === 0;
    return state !== 'n/a' || proof.length < 4;
  });
  expect(unproven).toEqual([]);
});

it('docs/security.md counts them rightly', () => {
  const count = (state: string): number => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `${count('met')} are met, ${count('n/a')} do not apply, ${count('exception')} are exceptions.`,
  );
});

it('docs/security.md names no test, no file and no folder that is not there', () => {
  const named = text.match(/\b(?:tests|server|src|docs)\/[\w/.-]+\w/g) ?? [];
  expect(named.length).toBeGreaterThan(150);
  expect([...new Set(named)].filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});
