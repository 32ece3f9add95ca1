import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventStreamReader } from '../../event-stream.ts';
import { createCoachEventReader } from './stream-events.ts';

const pieces = (text: string, cuts: readonly number[]): readonly string[] => {
  const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  return at.slice(1).map((end, index) => text.slice(at[index], end));
};

const STREAM =
  ': hello\r\n\r\nid: 1\r\nevent: x\r\ndata: one\r\n\r\ndata:two\ndata: lines\n\ndata: two\r\ndata: more\r\n\r\ndata: three\r\rdata\n\n';
const DATA = ['one', 'two\nlines', 'two\nmore', 'three', ''];

it('an event stream is read alike however it is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (cuts) => {
      const read = createEventStreamReader();
      expect(pieces(STREAM, cuts).flatMap(read)).toEqual(DATA);
    }),
  );
});

it('an event stream gives an event as soon as it is complete, and none that was not finished', () => {
  const read = createEventStreamReader();
  expect(read('data: a\n')).toEqual([]);
  expect(read('\n')).toEqual(['a']);
  expect(read('data: b\r\r')).toEqual([]);
  expect(read(':')).toEqual(['b']);
  expect(read('data: c\n')).toEqual([]);
});

it('an event stream of a million pieces without a line is read, which takes hours where each looks at all before it', () => {
  const read = createEventStreamReader();
  for (let at = 0; at < 1_000_000; at += 1) read('x');
  expect(read('\n\n')).toEqual([]);
});

const eventsOf = (...data: readonly string[]) =>
  createCoachEventReader()(data.map((each) => `data: ${each}\n\n`).join(''));

it('the events of the coach are read as they were sent', () => {
  expect(
    eventsOf(
      '{"type":"text","delta":"Dal – gut."}',
      '{"type":"call","id":"c1","name":"day","arguments":"{\\"day\\":\\"today\\"}"}',
      '{"type":"dropped","id":"c2","name":"weather"}',
      '{"type":"end","reason":"calls"}',
      '{"type":"failed","kind":"busy"}',
    ),
  ).toEqual([
    { type: 'text', delta: 'Dal – gut.' },
    { type: 'call', id: 'c1', name: 'day', arguments: '{"day":"today"}' },
    { type: 'dropped', id: 'c2', name: 'weather' },
    { type: 'end', reason: 'calls' },
    { type: 'failed', kind: 'busy' },
  ]);
});

it('the events of the coach that a later server adds are skipped', () => {
  expect(eventsOf('{"type":"usage","tokens":3}', '{"type":"text","delta":"a"}')).toEqual([
    { type: 'text', delta: 'a' },
  ]);
});

it.each([
  '{"type":"text"',
  'null',
  '"text"',
  '{"type":"text","delta":5}',
  '{"type":"call","id":"c","name":"weather","arguments":"{}"}',
  '{"type":"call","id":"c","name":"day"}',
  '{"type":"end","reason":"because"}',
  '{"type":"failed","kind":"other"}',
])('the events of the coach that cannot be read are a failure: %s', (data) => {
  expect(eventsOf(data)).toEqual([{ type: 'failed', kind: 'broken' }]);
});
