import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeThread, type UncertainMessage } from './merge-thread.ts';
import { replyIdOf, type StoredMessage, type ThreadMessage } from './messages.ts';

const remote = (id: string, text: string, at = 100): ThreadMessage => ({
  id,
  role: id.startsWith('a') ? 'assistant' : 'user',
  text,
  at,
});
const imported = (id: string, text: string, at = 100): StoredMessage => ({
  ...remote(id, text, at),
  serverId: id,
});
const asked = (id: string, text: string, at = 100): StoredMessage => ({
  id,
  role: 'user',
  text,
  at,
  serverId: null,
});
const answered = (id: string, text: string, at = 100): StoredMessage => ({
  ...asked(replyIdOf(id), text, at),
  role: 'assistant',
});
const shown = (kept: readonly StoredMessage[]): string[] => kept.map(({ id }) => id);

test('a conversation merged with the thread on the server keeps what the thread does not list', () => {
  const kept = [imported('u0', 'Old'), imported('u1', 'One'), asked('x', 'Never stored')];
  expect(shown(mergeThread(kept, [remote('u1', 'One')], []))).toEqual(['u0', 'u1', 'x']);
  expect(shown(mergeThread(kept, [], []))).toEqual(['u0', 'u1', 'x']);
});

test('a conversation merged with the thread on the server knows a message again when the server changed its white space', () => {
  const merged = mergeThread([asked('x', 'two\n\nlines')], [remote('u1', 'two lines ')], []);
  expect(shown(merged)).toEqual(['x']);
});

type Step =
  | { readonly kind: 'send' | 'elsewhere' | 'lose-answer'; readonly text: string }
  | { readonly kind: 'merge' | 'look' | 'retry' };

const text = fc.constantFrom('ok', 'hi', 'soup?');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('send' as const, 'elsewhere' as const, 'lose-answer' as const), text }),
  fc.record({ kind: fc.constantFrom('merge' as const, 'look' as const, 'retry' as const) }),
);

/** A server, this device and another one, under any order of events; this device's clock is a day ahead. */
const play = (
  steps: readonly Step[],
): { kept: readonly StoredMessage[]; thread: readonly ThreadMessage[] } => {
  const thread: ThreadMessage[] = [];
  let kept: readonly StoredMessage[] = [];
  let unanswered: (UncertainMessage & { id: string; reply: string })[] = [];
  let seen: readonly ThreadMessage[] = [];
  let count = 0;

  const store = (words: string): string => {
    const id = ++count;
    const reply = `${words} ${id % 2}`;
    thread.push(remote(`u${id}`, words, id), remote(`a${id}`, reply, id));
    return reply;
  };
  const deliver = (id: string, words: string, reply: string): void => {
    kept = [...kept, asked(id, words, 86_400 + count), answered(id, reply, 86_400 + count)];
  };
  const retry = (): void => {
    for (const { id, text: words, reply } of unanswered) deliver(id, words, reply);
    unanswered = [];
  };
  const merge = (snapshot: readonly ThreadMessage[]): void => {
    kept = mergeThread(kept, snapshot, unanswered);
  };

  for (const each of steps) {
    switch (each.kind) {
      case 'elsewhere':
        store(each.text);
        break;
      case 'send':
        // First in, first out: nothing overtakes a message that is still unanswered.
        retry();
        deliver(`x${count + 1}`, each.text, store(each.text));
        break;
      case 'lose-answer':
        retry();
        unanswered = [{ id: `x${count + 1}`, text: each.text, reply: store(each.text) }];
        break;
      case 'retry':
        retry();
        break;
      case 'look':
        seen = [...thread];
        break;
      case 'merge':
        merge(seen.length === 0 ? [...thread] : seen);
        seen = [];
        break;
    }
  }
  retry();
  merge(thread);
  return { kept, thread };
};

test('whatever happens between two devices and the server, each message stands once and in its place', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { kept, thread } = play(steps);
      expect(kept.map(({ role, text: words }) => `${role}: ${words}`)).toEqual(
        thread.map(({ role, text: words }) => `${role}: ${words}`),
      );
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
    }),
    { numRuns: 500 },
  );
});
