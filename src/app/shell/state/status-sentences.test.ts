import { expect, it } from 'vitest';
import { markOf, offlineSentence } from './status-sentences.ts';
import type { DeviceState } from './use-device-state.ts';
import { copyTime } from './use-device-state.ts';

it('the shell names the time of the copy, word for word', () => {
  const at = new Date(2026, 10, 21, 8, 14).getTime();
  const now = new Date(2026, 10, 21, 19, 0).getTime();
  expect(offlineSentence(copyTime(at, now))).toBe('Offline - showing your copy from 08:14');
  expect(offlineSentence(null)).toBe('Offline - nothing on this device yet');
});

it('the shell names the day too when the copy is older than today', () => {
  const at = new Date(2026, 10, 20, 8, 14).getTime();
  const now = new Date(2026, 10, 21, 7, 0).getTime();
  expect(copyTime(at, now)).toBe('20 November, 08:14');
});

const calm: DeviceState = {
  known: true,
  online: true,
  hasAccess: true,
  waiting: 0,
  refused: 0,
  byChoice: false,
  caching: null,
  readyUntil: '2026-11-22',
  shortOfRoom: false,
  copyFrom: '08:14',
  unread: 0,
};
const markIn = (state: Partial<DeviceState>) => markOf({ ...calm, ...state }, '2026-11-21');

it.each<[string, Partial<DeviceState>, string, string]>([
  ['all is well', {}, 'ready', 'Ready offline until Sunday'],
  ['nothing is cached', { readyUntil: null }, 'sent', 'Everything is sent'],
  ['something waits', { waiting: 2 }, 'waiting', '2 changes waiting; Ready offline until Sunday'],
  [
    'there is no network',
    { online: false, waiting: 1 },
    'offline',
    'Offline - showing your copy from 08:14; 1 change waiting; Ready offline until Sunday',
  ],
  [
    'the member chose so',
    { online: false, byChoice: true },
    'offline',
    'Working offline - your copy from 08:14; Ready offline until Sunday',
  ],
  [
    'something was refused',
    { online: false, refused: 1, readyUntil: null },
    'refused',
    '1 change was not accepted; Offline - showing your copy from 08:14',
  ],
  [
    'the device is full',
    { shortOfRoom: true, readyUntil: null },
    'sent',
    'This device is almost full; Everything is sent',
  ],
])('the mark in the header where %s', (_, state, kind, words) => {
  const mark = markIn(state);
  expect(mark.kind).toBe(kind);
  expect(mark.sentences.join('; ')).toBe(words);
  expect(mark.progress).toBeNull();
});
