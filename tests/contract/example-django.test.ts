import * as v from 'valibot';
import { expect, it } from 'vitest';
import { djangoToTest } from '../../scripts/suites/find-django.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { answerOf } from '../support/answer-of.ts';
import { contractRequests } from '../support/contract-requests.ts';
import { startExampleDjango } from '../support/example-django.ts';

type Name = keyof typeof contractRequests;

/** What a member does in their first hour, by the name of the call. */
const FIRST_HOUR: readonly Name[] = [
  'createProfile',
  'createLifestyle',
  'createPreference',
  'addWellness',
  'getProfile',
  'getMealPlan',
  'getBudget',
  'sendChat',
  'getThreadMessages',
  'uploadPhoto',
];

it('is asked for every call of the specification', () => {
  const specified = Object.values(endpoints).filter(({ extension }) => extension === null);
  expect(Object.keys(contractRequests).sort()).toEqual(specified.map(({ name }) => name).sort());
});

/** The rest of the example is proven by example-django.long.test.ts. */
it.each(djangoToTest())(
  'examples/django with %s serves a member from the sign-up to the end',
  async (python) => {
    const django = await startExampleDjango(python);
    try {
      const [member, other] = [await django.signUpMember(), await django.signUpMember('other')];
      for (const name of FIRST_HOUR) {
        const entry = endpoints[name];
        const right = await contractRequests[name](django, member);
        expect([name, (await django.call(entry, { ...right, token: undefined })).status]).toEqual([
          name,
          401,
        ]);
        expect([name, (await django.call(entry, { ...right, token: other.token })).status]).toEqual([
          name,
          403,
        ]);
        const answer = await django.call(entry, right);
        const said = await answerOf(entry, answer);
        expect({ name, status: answer.status, said }).toMatchObject({ status: 200 });
        expect([name, v.safeParse(entry.answer, said).success]).toEqual([name, true]);
      }

      const question = {
        params: { id: member.id },
        body: { message: 'What is for lunch?' },
        token: member.token,
        headers: { 'Idempotency-Key': '"b6f0c6a4-2f0e-4a4c-9a52-0d3c0f7c9b01"' },
      };
      const replies = [1, 2].map(async () => (await django.call(endpoints.sendChat, question)).text());
      const [first, second] = await Promise.all(replies);
      expect(first).toBe(second);

      const end = { params: { userId: member.id }, token: member.token };
      expect((await django.call(endpoints.deleteAccount, end)).status).toBe(200);
      expect((await django.call(endpoints.getProfile, end)).status).toBe(401);
    } finally {
      await django.stop();
    }
  },
);
