import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '../../server/auth/limits.ts';
import type { Limit } from '../../server/auth/rate-limits.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
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

const WINDOWS: Readonly<Record<number, string>> = {
  60: 'a minute',
  900: 'in 15 minutes',
  3600: 'an hour',
  86400: 'a day',
};
const say = ({ hits, windowSeconds }: Limit): string => `${hits} ${WINDOWS[windowSeconds]}`;
const network = (all: readonly Limit[]): string => {
  const [found, ...others] = all.filter(({ key }) => key.includes(':address:'));
  expect(others).toEqual([]);
  return found === undefined ? '' : say(found);
};

const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ' ');

it('are those that the program holds', () => {
  for (const [what, all, also] of [
    ['signing in', limits.loginLimits('e', 'a'), ''],
    ['entering codes', limits.codeEntryLimits('e', 'a'), ', 5 tries a code'],
    ['changing the password, ending sessions', limits.passwordLimits('u', 'a'), ''],
  ] as const) {
    const [pair, account] = [':pair:', ':account:'].map((of) => all.find(({ key }) => key.includes(of)));
    expect(row(what), what).toMatch(
      new RegExp(
        `^${say(pair as Limit)} for the pair[\\w ]*, ${account?.hits} for the account${also} \\| ${network(all)}`,
      ),
    );
  }
  const [guesses, ofSite] = limits
    .codeEntryLimits('e', '1:2:3:4')
    .filter(({ windowSeconds }) => windowSeconds === 86400);
  expect(row('entering codes')).toMatch(new RegExp(` ${say(guesses as Limit)} that were wrong$`));
  expect(document).toContain(`in all, and ${thousands(ofSite?.hits ?? 0)} wrong codes a day. Whoever`);
  const [minute, hour, day, ofAll, ofAllADay] = limits.codeMailLimits('verify', 'e', 'a').map(say);
  expect(row('mailing codes, for each purpose')).toBe(
    `${minute}, ${hour} and ${day} for the pair, ${ofAll} and ${ofAllADay} for the account | ${network(limits.codeRequestLimits('a'))}`,
  );
  const [, site] = limits.registerLimits('1:2:3:4');
  expect(document).toContain(`an IPv6 /48 gets ${say(site as Limit)} in all`);
  expect(network(limits.endLimits('a'))).toBe(network(limits.registerLimits('a')));
  expect(row('registering, ending sessions that are none')).toBe(`| ${network(limits.registerLimits('a'))}`);
  const [, thread] = limits.threadLimits('t', 'a');
  expect(row('thread ids')).toBe(
    `${say(thread as Limit)} for the pair | ${network(limits.threadLimits('t', 'a'))}`,
  );
  const [, renewing] = limits.renewLimits('d', 'a');
  expect(row('renewing')).toBe(`${say(renewing as Limit)} | ${network(limits.renewLimits('d', 'a'))}`);
  const [pages] = limits.recipeReadLimits('u');
  expect(row('reading recipes of web pages')).toBe(`${say(pages as Limit)} |`);
  const [fetches] = limits.calendarFeedLimits('u');
  expect(row('fetching one calendar')).toBe(`${say(fetches as Limit)} |`);
  expect(row('addresses of calendars that open nothing')).toBe(
    `| ${network(limits.calendarMissLimits('a'))}`,
  );
  const [lookups] = limits.foodLookupLimits('u');
  const [ofAllLookups] = limits.foodFactsLimits;
  expect(row('looking up barcodes that the server does not know')).toBe(
    `${say(lookups as Limit)}; ${say(ofAllLookups as Limit)} of all members together |`,
  );
  const [questions] = limits.coachQuestionLimits('u');
  expect(row('questions to a model')).toBe(`${say(questions as Limit)} |`);
  const [tests] = limits.pushTestLimits('u');
  expect(row('test reminders')).toBe(`${say(tests as Limit)} |`);
  expect(row('reading a shared report')).toBe(`| ${network(limits.sharedReportLimits('a'))}`);
  expect(row('newsletter')).toBe(`| ${network(limits.newsletterLimits('a'))}`);
});

it("are those of a member's own writes", () => {
  const writes = (call: EndpointName): string => {
    const [limit, ...others] = limits.writeLimits(call, 'u');
    expect(others).toEqual([]);
    return say(limit as Limit);
  };
  expect(row("a member's writes: the journal")).toBe(`${writes('appendJournal')} |`);
  expect([writes('putPlanInputs'), writes('sendChat')]).toEqual([
    writes('uploadPhoto'),
    writes('uploadPhoto'),
  ]);
  expect(row('what a plan is made of; questions to the coach; uploads')).toBe(`${writes('sendChat')} each |`);
  expect(row('remembering a device')).toBe(`${writes('rememberDevice')} |`);
  expect(row('listing members')).toBe(`${writes('listMembers')} |`);
  expect(row('every other write')).toBe(`${writes('createLifestyle')} together |`);
  expect(document).toContain(`| journal | ${JOURNAL_PAGE} operations a call;`);
  expect(document).toContain(`in all ${thousands(JOURNAL_OPERATIONS_MAX)} places`);
});
