import { beforeEach, expect, test } from 'vitest';
import { type AlarmBrowser, createKitchenAlarm, TIMER_DONE } from './browser-kitchen.ts';

let log: string[];
let permission: NotificationPermission;

const browser = (parts: Partial<AlarmBrowser> = {}): AlarmBrowser => ({
  chime: {
    allow: () => void log.push('sound allowed'),
    play: () => {
      log.push('chime');
      return () => void log.push('silence');
    },
  },
  permission: {
    current: () => permission,
    ask: async () => {
      log.push('asked');
      permission = 'granted';
    },
  },
  notify: async (title) => {
    log.push(title);
    return () => void log.push('taken away');
  },
  vibrate: (pattern) => log.push(pattern.length === 0 ? 'still' : 'shake') > 0,
  onTouch: () => () => undefined,
  ...parts,
});

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  log = [];
  permission = 'granted';
});

test('rings, shakes and shows a message that names nobody and no dish, until it is stopped', async () => {
  const stop = createKitchenAlarm(browser()).ring();
  await settled();
  expect(log).toEqual(['chime', 'shake', TIMER_DONE]);
  expect(TIMER_DONE).toBe('A kitchen timer is done');
  stop();
  expect(log.slice(3)).toEqual(['silence', 'still', 'taken away']);
});

test('rings where messages, vibration or the worker are missing', async () => {
  createKitchenAlarm(browser({ permission: undefined, vibrate: undefined })).ring()();
  createKitchenAlarm(browser({ notify: () => Promise.reject(new Error('no worker')) })).ring()();
  await settled();
  expect(log.filter((line) => line === 'chime')).toHaveLength(2);
});
