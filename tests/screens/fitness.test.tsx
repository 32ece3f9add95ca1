import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { shows } from '../support/screen-steps.ts';

test('a routine is shown whatever a file names it', async () => {
  await enter('Tess');
  const walk = { name: 'Stairs', kcal: 90, minutes: 15, description: 'Up and down.' };
  for (const routine of ['__proto__', 'constructor'])
    await recordFacts({ day: '2026-03-02', kind: 'routine.set', payload: { routine, ...walk } });
  await open('/dashboard/fitness');
  const cards = page.getByRole('heading', { name: 'Stairs' });
  await shows(cards);
  await expect.poll(() => cards.length).toBe(2);
});
