import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { PLAN_INPUTS, PROFILE, registration } from '../support/contract-requests.ts';
import { PREFERENCE } from '../support/questionnaire-records.ts';
import { openLastingServer } from '../support/test-server.ts';

const server = await openLastingServer();
const member = await server.signUpMember();

/** Texts that JSON can carry and PostgreSQL cannot store. */
const BROKEN = ['a null \0 character', 'half a \ud83c character'];

it.each(BROKEN)('is refused wherever it would be stored: %j', async (text) => {
  const { id, token } = member;
  const calls = [
    server.call(endpoints.register, {
      body: { ...registration('b@example.org'), username: text.replaceAll(' ', '') },
    }),
    server.call(endpoints.sendChat, { params: { id }, body: { message: text }, token }),
    server.call(endpoints.createProfile, { body: { user: id, ...PROFILE, bio: text }, token }),
    server.call(endpoints.createPreference, { body: { user: id, ...PREFERENCE, allergies: text }, token }),
    server.call(endpoints.putPlanInputs, {
      params: { userId: id },
      body: { user: id, ...PLAN_INPUTS, excluded_foods: ['Milk', text] },
      token,
    }),
    server.call(endpoints.saveProfile, {
      params: { userId: id },
      body: { user: id, name: text, location: '', bio: '' },
      token,
    }),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  // A form travels as UTF-8, which has no half characters: they arrive replaced, and there is no profile yet.
  const form = text.includes('\0') ? 400 : 404;
  expect(statuses).toEqual([400, 400, 400, 400, 400, form]);
});
