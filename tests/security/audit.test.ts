import { expect, it } from 'vitest';
import { audit, HOLE } from '../support/audited-registry.ts';

/** npm takes its time. */
it('npm run audit tells a release with a hole, where it is and how soon it must be closed', async () => {
  const { code, said } = await audit(200, { hono: [{ ...HOLE, severity: 'critical' }] });
  expect(code).toBe(1);
  expect(said).toContain('critical: hono *\n');
  expect(said).toContain('within two days when it is critical');
}, 180_000);
