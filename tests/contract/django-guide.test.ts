import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { declaringLogin, type Example, examples } from '../../server/guide/examples.ts';
import { renderGuide } from '../../server/guide/render.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { answerOf, answersIn } from '../support/answer-of.ts';
import { makeProfile, rightRequests } from '../support/contract-requests.ts';
import { openLastingServer } from '../support/test-server.ts';

const names = Object.keys(endpoints) as EndpointName[];
const guide = readFileSync(new URL('../../docs/django.md', import.meta.url), 'utf8');

/** One behaves as plain Django does, one has every extension. */
const plain = await openLastingServer({ quirks: { kind: 'django', allowedOrigins: [] } });
const extended = await openLastingServer();

/** Fields that the guide shows and an answer lacks; an empty list lacks nothing. */
const missing = (shown: unknown, answered: unknown, at = ''): readonly string[] => {
  if (Array.isArray(shown))
    return Array.isArray(answered) && answered.length === 0
      ? []
      : missing(shown[0], Array.isArray(answered) ? answered[0] : undefined, `${at}[]`);
  if (typeof shown !== 'object' || shown === null) return [];
  const fields = typeof answered === 'object' && answered !== null ? answered : {};
  return Object.entries(shown).flatMap(([key, inner]) =>
    key in fields ? missing(inner, Reflect.get(fields, key), `${at}.${key}`) : [`${at}.${key}`],
  );
};

it('docs/django.md is current: npm run openapi', () => {
  expect(guide).toBe(renderGuide(guide));
});

it.each(names)('%s has an exchange in the guide that fits the contract', (name) => {
  expect(guide).toContain(`<!-- generated: example ${name} -->`);
  const entry: Endpoint = endpoints[name];
  const example: Example = examples[name];
  const pathNames = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
  expect(Object.keys(example.params ?? {})).toEqual(pathNames);
  expect(Object.keys(example.query ?? {})).toEqual(entry.query);
  if (entry.body !== null) expect(v.safeParse(entry.body, example.body).issues).toBeUndefined();
  for (const each of answersIn(entry, example.answer)) {
    expect(v.safeParse(entry.answer, each).issues).toBeUndefined();
  }
});

/** Their fields are named by what is in them: weekdays and dishes, a reason. */
const NAMED_BY_VALUES: readonly EndpointName[] = ['getMealPlan', 'getPlanRefusal'];

it.each(names.filter((name) => !NAMED_BY_VALUES.includes(name)))(
  '%s is answered by the reference backend with every field that the guide shows',
  async (name) => {
    const server = endpoints[name].extension === null ? plain : extended;
    await server.reset();
    const member = await server.signUpMember();
    // Without a profile nobody knows how much the member should drink.
    if (name === 'getBudget') await makeProfile(server, member);
    const response = await server.call(endpoints[name], await rightRequests[name](server, member));
    expect(missing(examples[name].answer, await answerOf(endpoints[name], response))).toEqual([]);
  },
);

it('a backend with extensions declares them as the guide shows', async () => {
  await extended.reset();
  const { email } = await extended.signUpMember();
  const body = { email, password: declaringLogin.body?.password };
  const answer = await (await extended.call(endpoints.login, { body })).json();
  expect(missing(declaringLogin.answer, answer)).toEqual([]);
  expect(answer.extensions).toEqual(declaringLogin.answer.extensions);
});
