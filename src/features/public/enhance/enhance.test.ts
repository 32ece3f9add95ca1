import { expect, it } from 'vitest';
import { getStartedTarget } from './get-started.ts';
import { installWay, isIos } from './install.ts';
import { newsletterAnswer, newsletterFault } from './newsletter.ts';
import { isUnknownPath } from './not-found.ts';
import { isPastThreshold } from './to-top.ts';

it.each([
  ['user=%7B%22id%22%3A7%7D', '/dashboard'],
  ['profile=x; user=%7B%7D', '/dashboard'],
  ['', '/sign-in'],
  ['user=', '/sign-in'],
  ['user=; profile=x', '/sign-in'],
  ['other_user=1', '/sign-in'],
  ['profile=user', '/sign-in'],
])('Get Started with the cookies "%s" leads to %s [2.10]', (cookies, target) => {
  expect(getStartedTarget(cookies)).toBe(target);
});

it('offers the way to the top once the page is scrolled past 300 pixels [2.9 9.6]', () => {
  expect(isPastThreshold(300)).toBe(false);
  expect(isPastThreshold(301)).toBe(true);
});

it.each(['/nothing', '/dashboards', '/en/', '/toString', '/%00'])(
  'the note on unknown paths shows on %s [2.2]',
  (path) => {
    expect(isUnknownPath(path)).toBe(true);
  },
);

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['robin', 'Please provide a valid email'],
  ['robin@', 'Please provide a valid email'],
  ['a b@c.de', 'Please provide a valid email'],
  [`${'a'.repeat(60)}@${'b.'.repeat(200)}de`, 'Please provide a valid email'],
])('the newsletter refuses "%s" [5.14]', (entered, sentence) => {
  expect(newsletterFault(entered)).toEqual({ valid: false, sentence });
});

it.each([
  [200, 'Thank you. Your address is on the newsletter list.'],
  [404, 'Newsletter sign-up is not available here. Your address was not stored.'],
  [429, 'That was too many tries in a short time. Please try again later.'],
  [500, 'That did not work. Please try again later.'],
  [null, 'The newsletter could not be reached. Please try again later.'],
])('the newsletter sends a good address and says what %s means [2.8]', (status, sentence) => {
  expect(newsletterFault(' robin@sorrel.example ')).toBeNull();
  expect(newsletterAnswer(status)).toEqual({ valid: true, sentence });
});

const device = { installed: false, offered: false, ios: false };
it('Download our App installs where the browser offers it and explains by hand elsewhere', () => {
  expect(installWay({ ...device, offered: true })).toBe('prompt');
  expect(installWay({ ...device, ios: true })).toBe('ios');
  expect(installWay(device)).toBe('menu');
  expect(installWay({ ...device, offered: true, installed: true })).toBe('installed');
});

it('Download our App knows an iPad that calls itself a Macintosh', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
  expect(isIos(mac, 5)).toBe(true);
  expect(isIos(mac, 0)).toBe(false);
  expect(isIos('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5)).toBe(true);
  expect(isIos('Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5)).toBe(false);
});
