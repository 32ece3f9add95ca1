import { expect, it } from 'vitest';
import { audit } from '../support/audited-registry.ts';

it('npm run audit tells a release without a known hole', async () => {
  const { code, said } = await audit(200, {});
  expect({ code, said }).toEqual({ code: 0, said: 'No known hole in anything that is shipped.\n' });
});

it('npm run audit tells that it could not ask, and not that all is well', async () => {
  const { code, said } = await audit(405, {});
  expect(code).toBe(2);
  expect(said).toContain('could not be asked');
  expect(said).not.toContain('No known hole');
});
