import { expect, test } from 'vitest';
import type { Intent } from '../../../src/data/intents.ts';
import { json } from '../data/scripted-fetch.ts';
import { createHarness } from '../sync/harness.ts';

/** The first request that a change makes, its form as text. */
const requestOf = async (intent: Intent) => {
  const harness = createHarness(() => json({ id: 1 }), { member: `wire-${intent.kind}` });
  expect(await harness.sync.submit({ intent })).toEqual({ kind: 'delivered' });
  const [request] = harness.network.requests;
  const form = request?.init.body;
  if (!(form instanceof FormData)) throw new Error('It is not sent as a form');
  return {
    call: `${request?.init.method} ${request?.url}`,
    bearer: request?.headers.Authorization,
    contentType: request?.headers['Content-Type'],
    form,
  };
};

test('a photo is sent with user and the file, and nothing else [7.14]', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff]).buffer;
  const { call, form } = await requestOf({ kind: 'photo.upload', payload: { bytes, type: 'image/jpeg' } });
  expect(call).toBe('PUT /django/user/update/profile/wire-photo.upload');
  expect([...form.keys()].sort()).toEqual(['photo', 'user']);
  const photo = form.get('photo');
  expect(photo).toMatchObject({ type: 'image/jpeg', size: 3 });
});
