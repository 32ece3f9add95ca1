import { expect, it } from 'vitest';
import { newsletterAddresses } from '../../../server/database/schema.ts';
import type { Commit } from '../../../server/http/commit.ts';
import { createOnce } from '../../../server/idempotency/once.ts';
import { ok } from '../../../src/terms/result.ts';
import { openLastingServer } from '../../support/test-server.ts';

const server = await openLastingServer();

const KEY = 'b6f0c6a4-2f0e-4a4c-9a52-0d3c0f7c9b01';

/** An effect whose every repeat would show. */
const addAddress = (commit: Commit, email: string) =>
  commit(async (db) => {
    await db.insert(newsletterAddresses).values({ email, addedAt: new Date(0) });
    return ok({ email });
  });

it('gives the first answer when the server dies between the commit and the answer', async () => {
  const { id } = await server.signUpMember();
  const request = { userId: id, key: KEY, fingerprint: 'same' };
  const dying = createOnce(server.parts)(request, async (commit) => {
    await addAddress(commit, 'first@example.org');
    throw new Error('died');
  });
  await expect(dying).rejects.toThrow('died');

  const restarted = createOnce(server.parts);
  const again = await restarted(request, (commit) => addAddress(commit, 'second@example.org'));
  expect(again).toEqual(ok({ email: 'first@example.org' }));
  expect(await server.parts.db.$count(newsletterAddresses)).toBe(1);
});
