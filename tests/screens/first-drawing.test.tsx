import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { shows } from '../support/screen-steps.ts';

/** What a screen says when it is drawn for the first time. */
const firstWords = (): Promise<string> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const content = document.querySelector<HTMLElement>('#content');
      if (content === null) return;
      watch.disconnect();
      resolve(content.innerText);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

test('a device that has today and the week draws them at once, not an empty screen before', async () => {
  await enter('Ines');
  await open('/dashboard');
  await shows(page.getByRole('button', { name: '+250 ml' }));
  await open('/dashboard/diet-plan');
  await shows(page.getByRole('tab', { name: 'Today', selected: true }));

  const today = firstWords();
  await open('/dashboard');
  expect(await today).toContain('+250 ml');

  const week = firstWords();
  await open('/dashboard/diet-plan');
  expect(await week).toMatch(/Breakfast[\s\S]*Dinner/);
});
