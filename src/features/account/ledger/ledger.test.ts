import { expect, test } from 'vitest';
import { outboxRow } from '../../../../tests/support/stored-samples.ts';
import type { OutboxRow } from '../../../device/db/intents.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { discardWords } from './kinds.ts';
import { ledgerOf } from './ledger-entry.ts';
import type { Surroundings } from './next-step.ts';
import { readySentence } from './readiness-words.ts';

const NOW = 1_000_000;
const here: Surroundings = { online: true, hasAccess: true, workOffline: false, now: NOW };
const naming = {
  today: '2026-11-21',
  units: 'metric',
  figures: true,
  dishName: () => null,
  foodName: () => null,
} as const;
const OFFLINE: AppError = { kind: 'offline' };
const NO = {
  kind: 'rejected',
  status: 400,
  code: null,
  detail: 'No such day.',
  fields: {},
} as const satisfies AppError;

let order = 0;
const row = (change: Partial<OutboxRow> = {}): OutboxRow =>
  outboxRow({ order: ++order, id: `row-${order}`, nextAt: NOW, createdAt: NOW, ...change });
const nextOf = (change: Partial<OutboxRow>, around: Partial<Surroundings> = {}): string | undefined =>
  ledgerOf([row(change)], naming, { ...here, ...around }).waiting[0]?.next;
const tried = { attempts: 1, lastError: OFFLINE, nextAt: NOW + 60_000 };

test.each<[string, Partial<OutboxRow>, Partial<Surroundings>, string]>([
  ['never tried', {}, {}, 'Will be sent in a moment'],
  ['on its way', { state: 'sending' }, { online: false }, 'On its way now'],
  ['no network', tried, { online: false }, 'Will be sent when you are online again'],
  ['no sign-in', tried, { hasAccess: false }, 'Sign in to send'],
  ['by choice', tried, { workOffline: true, online: false }, 'Will be sent when you stop working offline'],
  ['backing off', tried, {}, 'Next try in about 1 min'],
  ['due', { ...tried, nextAt: 0 }, {}, 'Next try in a few seconds'],
])('what happens next: %s', (_, change, around, words) => {
  expect(nextOf(change, around)).toBe(words);
});

test('an entry that was refused says why, what the server said, and what to do', () => {
  const { refused, waiting } = ledgerOf([row({ state: 'refused', lastError: NO })], naming, here);
  expect(waiting).toEqual([]);
  expect(refused[0]).toMatchObject({
    why: 'The server did not accept this.',
    said: 'No such day.',
    advice: 'Edit it and send it again, or discard it.',
    canRetry: true,
    canDiscard: true,
    mayHaveArrived: false,
  });
});

test('an entry that may have arrived is known as such, and can be tried again where trying makes sense', () => {
  expect(ledgerOf([row(tried)], naming, here).waiting[0]).toMatchObject({
    mayHaveArrived: true,
    canRetry: true,
    why: 'There was no connection.',
  });
  expect(ledgerOf([row(tried)], naming, { ...here, online: false }).waiting[0]).toMatchObject({
    canRetry: false,
    why: null,
  });
});

test('an entry on its way or taken back cannot be discarded, nor can the profile that everything hangs on', () => {
  const entries = [
    row({ state: 'sending' }),
    row({
      ...tried,
      kind: 'journal.append',
      lane: 'journal',
      payload: {
        operations: [{ id: 'r', day: '2026-11-21', kind: 'entry.retract', payload: { entry: 'a' } }],
      },
    }),
    row({ kind: 'profile.create', lane: 'profile', sealed: true }),
  ];
  expect(ledgerOf(entries, naming, here).waiting.map(({ canDiscard }) => canDiscard)).toEqual(
    entries.map(() => false),
  );
});

test('an entry with a sealed payload shows its name alone', () => {
  const sealed = row({ kind: 'wellness.submit', lane: 'questionnaires', sealed: true });
  expect(ledgerOf([sealed], naming, here).waiting[0]).toMatchObject({
    name: { title: 'Wellness answers', detail: null },
    isPrivate: true,
    editAt: '/dashboard/chronic-conditions',
  });
});

test.each([
  ['journal.append', false, false, 'It is removed from this device too, as if you had not logged it.'],
  [
    'journal.append',
    true,
    false,
    'It may have reached the server, so Sorrel takes it back here and on the server.',
  ],
  ['journal.append', false, true, 'What you took back shows again if the server has it.'],
  ['journal.append', true, true, 'What you took back shows again, unless the server has already removed it.'],
  ['plan-inputs.put', false, false, 'Your answers stay on this device. The server does not get them.'],
  ['plan-inputs.put', true, false, 'Your answers stay on this device. The server may have them already.'],
  [
    'plan-switches.put',
    false,
    false,
    'It is not sent now. This device may still show it, and send it with the next switch, until a new plan comes.',
  ],
  [
    'plan-switches.put',
    true,
    false,
    'It is not sent now. This device may still show it, and send it with the next switch, until a new plan comes. The server may have it already.',
  ],
  ['chat.send', false, false, 'The server does not have it. You cannot get it back.'],
  ['chat.send', true, false, 'It is not sent again. It may have reached the server already.'],
] as const)(
  'what is said before a change of %s is discarded, mayHaveArrived %s, isRetraction %s',
  (kind, mayHaveArrived, isRetraction, words) => {
    expect(discardWords({ kind, mayHaveArrived, isRetraction, canDiscard: true })).toBe(words);
  },
);

test('a change that a newer version of the app made is listed and left alone', () => {
  const newer = row({ version: 99 });
  const strange = { ...row(), kind: 'mood.set', payload: {} } as unknown as OutboxRow;
  for (const entry of ledgerOf([newer, strange], naming, here).waiting)
    expect(entry).toMatchObject({
      name: { title: 'A change made with a newer version' },
      next: 'Update the app to send it',
      editAt: null,
      canDiscard: false,
    });
});

test.each([
  ['2026-11-22', 'Ready offline until Sunday'],
  ['2026-11-21', 'Ready offline for today'],
  ['2026-11-28', 'Ready offline for a week and more'],
  ['2026-11-20', null],
  [null, null],
])('ready until %s', (until, words) => {
  expect(readySentence(until, '2026-11-21')).toBe(words);
});
