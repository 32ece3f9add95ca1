import { it } from 'vitest';
import { testEmbeddedKills } from './embedded.ts';

it('loses and doubles nothing when the server is killed at its first start and at work', async () => {
  await testEmbeddedKills({ kills: 2, patient: false });
}, 180_000);
