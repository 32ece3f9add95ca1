import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineSources } from '../../server/security-headers.ts';
import { openLastingServer } from '../support/test-server.ts';

const server = await openLastingServer({ devPages: true, publicUrl: new URL('https://sorrel.example') });

const findingsIn = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.NONE)
    .map(({ directive, severity, value }) => ({ directive, severity, value }));

const inline = inlineSources(['<style>p{color:red}</style><script>start()</script>']);

it.each([
  ['the app on its own', []],
  ['an app with another backend', ['https://api.example']],
])('the Content Security Policy of %s has nothing that the evaluator calls a weakness', (_, backends) => {
  // It asks to make sure that 'self' hosts no script of strangers: everything served is what the build made.
  expect(findingsIn(contentSecurityPolicy(backends, inline))).toEqual([
    { directive: 'script-src', severity: Severity.MEDIUM_MAYBE, value: "'self'" },
  ]);
});

it.each(['OPTIONS', 'PROPFIND'])('refuses %s', async (method) => {
  expect((await server.request('/django/api/login', { method })).status).toBe(405);
});

it('the page of unsent mail escapes whatever an address holds', async () => {
  const email = "a&b'x=onload`@example.org";
  const { createOutboxMailer } = await import('../../server/mail/outbox-mailer.ts');
  const mailer = createOutboxMailer({ db: server.parts.db, clock: server.parts.clock }, () => undefined);
  await mailer.send({
    to: email,
    subject: '<img src=x onerror=alert(1)>',
    text: '</pre><script>alert(1)</script>',
  });
  const page = await server.request('/dev/mail', { headers: { Host: 'localhost' } });
  const html = await page.text();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img|<script|b'x/);
});
