import { withoutFigures } from '../../src/domain/coach/figures.ts';
import type { CoachEvent } from '../../src/domain/coach/model/stream-events.ts';

/** The sentence that stands for a reply of which nothing is left. */
const HIDDEN = withoutFigures('1.');
/** Everything up to the last end of a sentence or line whose next character is there. */
const COMPLETE = /^[\s\S]*(?:[.!?](?=\s)|\n)/;
const SENTENCES = /(?<=[.!?])(?=\s)|(?<=\n)/;

const shown = (text: string): string =>
  text
    .split(SENTENCES)
    .map((sentence) => {
      if (sentence.trim() === '') return sentence;
      const rest = withoutFigures(sentence);
      if (rest === HIDDEN) return '';
      return rest === sentence.trim() ? sentence : `${/^\s*/.exec(sentence)?.[0]}${rest}`;
    })
    .join('');

/** Holds the text of a stream back until a sentence is complete, and leaves out those that name a figure. */
export async function* hideFigures(events: AsyncIterable<CoachEvent>): AsyncGenerator<CoachEvent> {
  let held = '';
  let isEmpty = true;
  const take = (text: string): readonly CoachEvent[] => {
    const delta = shown(text);
    if (delta.trim() !== '') isEmpty = false;
    return delta === '' ? [] : [{ type: 'text', delta }];
  };
  for await (const event of events) {
    if (event.type === 'text') {
      held += event.delta;
      const complete = COMPLETE.exec(held)?.[0] ?? '';
      held = held.slice(complete.length);
      yield* take(complete);
      continue;
    }
    yield* take(held);
    held = '';
    if (event.type === 'end' && event.reason !== 'calls' && isEmpty) yield { type: 'text', delta: HIDDEN };
    yield event;
  }
}
