import { expect, test } from 'vitest';
import { outboxRow } from '../../../tests/support/stored-samples.ts';
import type { OutboxRow } from '../../device/db/intents.ts';
import { outgoingOf } from './outgoing.ts';

const row = (id: string, change: Partial<OutboxRow> = {}): OutboxRow =>
  outboxRow({ id, payload: { message: `Question ${id}` }, createdAt: 60_500, ...change });
const HERE = { online: true, hasAccess: true, isAnswered: (_id: string) => false };
const fates = (lane: readonly OutboxRow[], surroundings = HERE): string[] =>
  outgoingOf(lane, surroundings).map(({ fate }) => fate);

test('a message on its way says without a network that it will be answered with one', () => {
  const lane = [row('a', { attempts: 1, lastError: { kind: 'offline' } }), row('b')];
  expect(fates(lane, { ...HERE, online: false })).toEqual(
    Array(2).fill('Will be answered when you are online'),
  );
});

test('a message on its way says of one that this device has answered only that it will be sent', () => {
  const isAnswered = (id: string) => id === 'a';
  expect(fates([row('a'), row('b')], { ...HERE, online: false, isAnswered })).toEqual([
    'Will be sent when you are online',
    'Will be answered when you are online',
  ]);
});

test('a message on its way never says "sending" behind one that does not get through', () => {
  const lane = [row('a', { attempts: 2, lastError: { kind: 'throttled', retryAfter: 30 } }), row('b')];
  for (const fate of fates(lane)) {
    expect(fate).toMatch(/^Not delivered yet\. It is tried again by itself\. .*wait 30 seconds/);
  }
});

test('a message on its way keeps its text when it is refused, and does not hold back the others', () => {
  const refused = row('a', { state: 'refused', lastError: { kind: 'conflict', detail: 'No' } });
  const [first, second] = outgoingOf([refused, row('b', { state: 'sending' })], HERE);
  expect(first).toMatchObject({
    text: 'Question a',
    refused: true,
    fate: 'Your message could not be sent. It is saved here. Please try again.',
  });
  expect(second).toMatchObject({ fate: 'Sending...', sending: true });
});
