import { test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { press, shownText, shows } from '../support/screen-steps.ts';

test('two drops tapped in one moment leave the amount of the second, and Undo that of the first', async () => {
  await enter('Lovage');
  await open('/dashboard');
  const drop = (litres: number) => page.getByRole('button', { name: `Set water to ${litres} L` });
  await shows(drop(2));
  const [first, second] = [drop(1).element(), drop(2).element()];
  (first as HTMLElement).click();
  (second as HTMLElement).click();
  await shownText(/^2 L \/ /);
  await press('Undo');
  await shownText(/^1 L \/ /);
});
