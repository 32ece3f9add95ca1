import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enterUnanswered, open, path } from '../support/screen.tsx';
import { watchCalls } from '../support/screen-calls.ts';
import { arrive, gone, hasValue, leave, mentions, press, sentTo, textsOf } from '../support/screen-steps.ts';

const CREATE = '/django/user/create/profile/';

const enterOnboarding = async (username: string): Promise<void> => {
  await enterUnanswered(username);
  await open('/onboarding');
};

const goOn = async (): Promise<void> => {
  const from = path();
  await press('Next');
  await expect.poll(path).not.toBe(from);
  await arrive(path());
};

/** Presses Next on each screen until `address` is there. */
const goOnTo = async (address: string): Promise<void> => {
  while (path() !== address) await goOn();
};

const follow = async (link: string, address: string): Promise<void> => {
  await page.getByRole('link', { name: link }).click();
  await arrive(address);
};

const unit = (name: string) => page.getByText(name, { exact: true }).click();

const ageWindow = page.getByRole('spinbutton', { name: 'Age', exact: true });
const showsYears = (years: string) => expect.poll(() => ageWindow.element().textContent).toBe(years);
const age = page.getByLabelText('Or type your age');
const height = page.getByLabelText('Height', { exact: true });
const feet = page.getByLabelText('Height, feet');
const inches = page.getByLabelText('Height, inches');
const weight = page.getByLabelText('Weight', { exact: true });
const target = page.getByLabelText('Target weight', { exact: true });
const veryActive = page.getByRole('radio', { name: /^Very active/ });

test('answers survive a reload on any screen, and Back leads to the screen before', async () => {
  await enterOnboarding('Basil');
  await veryActive.click();
  await arrive('/age');
  await showsYears('262728');
  await press('One year older');
  await open('/age');
  await showsYears('272829');
  await press('Back');
  await arrive('/onboarding');
  await expect.element(veryActive).toBeChecked();
});

test('heights and weights keep their amount when the unit changes, and can be typed [2.50 4.16]', async () => {
  await enterOnboarding('Lovage');
  await goOnTo('/height');
  await hasValue(height, '165');
  await unit('FT');
  await hasValue(feet, '5');
  await hasValue(inches, '5');
  await unit('CM');
  await hasValue(height, '165');
  await unit('FT');
  await press('One inch more');
  await unit('CM');
  await hasValue(height, '167.6');
  await height.fill('1.75');
  leave(height);
  await mentions('Please enter centimetres, from 30 to 250.');
  await height.fill('180,5');
  await unit('FT');
  await hasValue(feet, '5');
  await hasValue(inches, '11');
  await feet.fill('9');
  await inches.fill('2');
  leave(inches);
  await mentions('Whole feet, 0 to 7.');
  await feet.fill('6');
  await goOnTo('/weight');
  await unit('LB');
  await hasValue(weight, '143.3');
  await unit('KG');
  await hasValue(weight, '65');
  await weight.fill('210');
  await mentions('Please enter a weight from 10 to 200 kg.');
  await unit('LB');
  await hasValue(weight, '210');
  await goOnTo('/target');
  await target.fill('180');
  const calls = watchCalls();
  await press('Save');
  expect(await sentTo(calls, CREATE)).toMatchObject({ height: 188, weight: 95.3, target_weight: 81.6 });
});

test('a typed number is sent as it is shown, or not at all [2.52 5.13]', async () => {
  await enterOnboarding('Tansy');
  const calls = watchCalls();
  const sent = () => calls.filter((call) => call.path === CREATE).map(({ body }) => body);
  await goOnTo('/weight');
  await weight.fill('210');
  await press('Next');
  await arrive('/goal');
  await mentions('Your weight cannot be “210”.');
  await open('/goal');
  await goOnTo('/target');
  await press('Save');
  await expect.element(page.getByRole('list', { name: 'Fix this before you save' })).toHaveFocus();
  await follow('Go to the weight screen', '/weight');
  await mentions('Please enter a weight from 10 to 200 kg.');
  await hasValue(weight, '210');
  await weight.fill('');
  await userEvent.type(weight, '82,55');
  await userEvent.wheel(weight, { delta: { y: 200 } });
  leave(weight);
  await hasValue(weight, '82.6');
  await follow('Done, back to step 9', '/target');

  for (const text of ['300', '', '-60', '1e2', 'sixty']) {
    await target.fill(text);
    await userEvent.keyboard('{Enter}');
    await mentions('Please enter a weight from 10 to 200 kg.');
    await mentions(text === '' ? 'Your target weight is missing.' : `cannot be “${text}”`);
  }
  await press('0.1 kg more');
  await hasValue(target, '60.1');
  expect(sent()).toEqual([]);
  await target.fill('72.35');
  await userEvent.keyboard('{Enter}');
  await arrive('/dashboard');
  expect(sent()).toMatchObject([{ weight: 82.6, target_weight: 72.4 }]);
});

test('a target under a healthy weight is refused kindly, and the saved profile starts the dashboard', async () => {
  await enterOnboarding('Fennel');
  await goOnTo('/target');
  await mentions('What is your Target weight?');
  await hasValue(target, '60');
  await target.fill('45');
  await press('Save');
  await mentions(/the lowest healthy weight is 50.4 kg/);
  await press('Use 59 kg');
  await hasValue(target, '59');
  await gone(page.getByText(/lowest healthy weight|another target/));
  await target.fill('70');
  await mentions('To lose weight, choose a target below your 65 kg.');
  await target.fill('58.5');
  const calls = watchCalls();
  await press('Save');
  expect(await sentTo(calls, CREATE)).toMatchObject({
    age: 27,
    height: 165,
    height_uom: 'cm',
    weight: 65,
    weight_uom: 'kg',
    target_weight: 58.5,
    bmi: 23.9,
  });
  await arrive('/dashboard');
  await open('/target');
  await hasValue(target, '60');
});

test('below 16 a guardian confirms on the age screen, and there is no goal to choose', async () => {
  await enterOnboarding('Parsley');
  await goOnTo('/age');
  await age.fill('12');
  await mentions('Under 16, a parent or guardian has to agree.');
  await press('Next');
  await arrive('/diet');
  await mentions(/parent or guardian has to confirm/);
  await follow('Go to the age screen', '/age');
  await page.getByRole('checkbox').click();
  await follow('Done, back to step 3', '/diet');
  await goOnTo('/weight');
  await goOn();
  expect(path()).toBe('/target');
  await mentions('Step 8 of 8');

  const untouched = page.getByRole('region', { name: 'Not touched' }).getByRole('link');
  await expect
    .poll(() => textsOf(untouched))
    .toEqual([
      'Activity: Lightly active',
      'Diet: Vegetarian',
      'Fitness level: Beginner',
      'Gender: Male',
      'Height: 165 cm',
      'Weight: 65 kg',
    ]);
  await follow('Diet: Vegetarian', '/diet');
  // A tap on an answer goes on: here back to where the list was.
  await page.getByRole('radio', { name: /^Vegetarian/ }).click();
  await arrive('/target');
  await expect.poll(() => untouched.length).toBe(5);
  await press('Save');
  await arrive('/dashboard');
});
