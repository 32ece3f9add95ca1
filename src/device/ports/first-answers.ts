import { startTransition } from 'react';

/** A screen that opens asks for many things: what is here in this time is drawn together, the rest when it comes. */
const LONGEST_WAIT_MS = 30;

let awaited = 0;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** In slices: a tap gets its turn in between. */
const drawWaiting = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const drawn = waiting;
  waiting = [];
  startTransition(() => {
    for (const draw of drawn) draw();
  });
};

export interface FirstAnswer {
  /** It is here: it is drawn with the others that are awaited, or soon without them. */
  readonly arrived: () => void;
  /** It is drawn no more, or not awaited any longer. */
  readonly cancel: () => void;
}

/** Announces an answer that a component waits for; `draw` is called once. */
export const awaitFirst = (draw: () => void): FirstAnswer => {
  let state: 'awaited' | 'waiting' | 'over' = 'awaited';
  awaited += 1;
  const drawOnce = (): void => {
    if (state === 'over') return;
    state = 'over';
    draw();
  };
  return {
    arrived: () => {
      if (state !== 'awaited') return;
      state = 'waiting';
      awaited -= 1;
      waiting.push(drawOnce);
      if (awaited === 0) drawWaiting();
      else timer ??= setTimeout(drawWaiting, LONGEST_WAIT_MS);
    },
    cancel: () => {
      if (state === 'awaited') awaited -= 1;
      state = 'over';
    },
  };
};
