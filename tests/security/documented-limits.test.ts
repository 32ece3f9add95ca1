import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '../../server/auth/limits.ts';
import type { Limit } from '../../server/auth/rate-limits.ts';
import { JOURNAL_OPERATIONS_MAX, JOURNAL_PAGE } from '../../src/contract/journal.ts';

const document = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const start = document.indexOf('**Limits**');
const rows = document
  .slice(start, document.indexOf("The network's limit comes first", start))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const row = (what: string): string => {
  const found = rows.filter(([, name]) => name === what);
  expect(found, what).toHaveLength(1);
  return found[0]?.slice(2, 4).join(' | ').trim() ?? '';
};

const WINDOWS: Readonly<Record<number, string>> = { 60: 'a minute', 900: 'in 15 minutes', 3600: 'an hour' };
const say = ({ hits, windowSeconds }: Limit): string => `${hits} ${WINDOWS[windowSeconds]}`;
const network = (all: readonly Limit[]): string => {
  const [found, ...others] = all.filter(({ key }) => key.includes(':address:'));
  expect(others).toEqual([]);
  return found === undefined ? '' : say(found);
};

it('are those that the program holds', () => {
  const [, pair, account] = limits.loginLimits('e', 'a');
  expect(row('signing in')).toBe(
    `${say(pair as Limit)} for the pair of account and network, ${account?.hits} for the account | ${network(limits.loginLimits('e', 'a'))}`,
  );
  const [, entries] = limits.codeEntryLimits('e', 'a');
  expect(row('entering codes')).toBe(
    `${say(entries as Limit)}, 5 tries a code | ${network(limits.codeEntryLimits('e', 'a'))}`,
  );
  const [minute, hour] = limits.codeMailLimits('verify', 'e');
  expect(row('mailing codes')).toBe(
    `${say(minute as Limit)}, ${say(hour as Limit)} for each purpose | ${network(limits.codeRequestLimits('a'))}`,
  );
  const [, change] = limits.passwordLimits('u', 'a');
  expect(row('changing the password')).toBe(
    `${say(change as Limit)} | ${network(limits.passwordLimits('u', 'a'))}`,
  );
  expect(network(limits.endLimits('a'))).toBe(network(limits.registerLimits('a')));
  expect(row('registering, ending sessions that are none')).toBe(`| ${network(limits.registerLimits('a'))}`);
  const [, thread] = limits.threadLimits('t', 'a');
  expect(row('thread ids')).toBe(`${say(thread as Limit)} | ${network(limits.threadLimits('t', 'a'))}`);
  const [remembering] = limits.rememberLimits('u');
  const [, renewing] = limits.renewLimits('d', 'a');
  expect(row('remembering and renewing')).toBe(
    `${remembering?.hits} and ${say(renewing as Limit)} | ${network(limits.renewLimits('d', 'a'))}`,
  );
  expect(limits.chatLimits('u')[0]?.hits).toBe(limits.uploadLimits('u')[0]?.hits);
  expect(row('questions to the coach, uploads')).toBe(`${say(limits.chatLimits('u')[0] as Limit)} each |`);
  expect(row('newsletter')).toBe(`| ${network(limits.newsletterLimits('a'))}`);
  const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
  expect(row('journal')).toContain(`${JOURNAL_PAGE} operations a call`);
  expect(row('journal')).toContain(`${thousands(JOURNAL_OPERATIONS_MAX)} in all`);
});
