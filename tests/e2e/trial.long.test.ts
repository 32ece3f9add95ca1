import { expect, test } from 'vitest';
import {
  AGE_DEFAULT,
  HEIGHT_DEFAULT_CM,
  TARGET_WEIGHT_DEFAULT_KG,
  WEIGHT_DEFAULT_KG,
} from '../../src/domain/constants.ts';
import { openDevice } from '../support/browser.ts';
import { drink } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { signIn } from '../support/member-steps.ts';
import { chooseToBring, dishesOf, tryIt } from '../support/trial-steps.ts';

/** What the nine questions offer, and what this test picks of it. */
const AS_OFFERED = {
  fitness_goal: 'Weight Loss',
  age: AGE_DEFAULT,
  height: HEIGHT_DEFAULT_CM,
  weight: WEIGHT_DEFAULT_KG,
  target_weight: TARGET_WEIGHT_DEFAULT_KG,
};

test('an account that has a week asks which one stays, and keeps what was logged either way', async (context) => {
  // The same body and goal as the trial's: a week for others may not fit, which the contract's tests hold.
  const known = await openMember(context, 'Ashby', { installsWorker: false, answers: AS_OFFERED });
  const theirs = await dishesOf(known.page);
  await known.close();
  const { page } = await openDevice(context, { origin: known.server.origin, installsWorker: false });
  const tried = await tryIt(page);
  await drink(page, '0 L', '0.25 L');
  await page.goto('/sign-in');
  await chooseToBring(page);
  await signIn(page, known.member);
  await page.waitForURL('**/dashboard');
  await page.getByText('Which week do you want to keep?').first().waitFor();
  expect(await dishesOf(page)).toEqual(theirs);
  await page.getByText(/^0\.25 L \/ /).waitFor();
  await page.getByRole('button', { name: 'The week from here' }).click();
  await expect.poll(() => dishesOf(page), { timeout: 30_000 }).toEqual(tried);
});
