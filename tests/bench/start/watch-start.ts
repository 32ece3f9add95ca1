/** What to look for on a page that starts. */
export interface Watch {
  /** The meals are there when the page has all of these words. */
  readonly words: readonly string[];
  /** Pressed as soon as it is there; null presses nothing. */
  readonly press: { readonly selector: string; readonly text: string; readonly answer: string } | null;
}

/** Milliseconds from navigation start; null for what has not happened. */
export interface Seen {
  readonly firstPaint: number | null;
  readonly firstContent: number | null;
  readonly largestPaint: number | null;
  readonly meals: number | null;
  readonly pressed: number | null;
  readonly answered: number | null;
}

/**
 * Runs in the page before its own code and notes in `startSeen` what a person would see, when the frame that shows
 * it has been drawn. An answer is a change of what `press.answer` finds; a press that got none is repeated. It names
 * no function: tsx would wrap it with a helper that the page does not have.
 */
export const watchStart = ({ words, press }: Watch): void => {
  const LOOK_MS = 8;
  const PRESS_AGAIN_MS = 250;
  const seen: { -readonly [Name in keyof Seen]: Seen[Name] } = {
    firstPaint: null,
    firstContent: null,
    largestPaint: null,
    meals: null,
    pressed: null,
    answered: null,
  };
  Object.assign(globalThis, { startSeen: seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      seen[name === 'first-paint' ? 'firstPaint' : 'firstContent'] = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let before: string | null = null;
  let pressedLast = 0;
  let mealsFound = false;
  let answerFound = false;
  setInterval(() => {
    if (!mealsFound) {
      const text = document.body?.textContent ?? '';
      mealsFound = words.every((word) => text.includes(word));
      if (mealsFound)
        requestAnimationFrame(() => {
          setTimeout(() => {
            seen.meals = performance.now();
          });
        });
    }
    if (press === null || answerFound) return;
    const answer = document.querySelector(press.answer);
    const state = answer === null ? null : `${answer.textContent} ${answer.getAttribute('aria-expanded')}`;
    answerFound = before !== null && state !== null && state !== before;
    if (answerFound) {
      requestAnimationFrame(() => {
        setTimeout(() => {
          seen.answered = performance.now();
        });
      });
      return;
    }
    const control = [...document.querySelectorAll<HTMLElement>(press.selector)].find(({ textContent }) =>
      textContent.includes(press.text),
    );
    if (control === undefined || state === null || performance.now() - pressedLast < PRESS_AGAIN_MS) return;
    before ??= state;
    pressedLast = performance.now();
    seen.pressed ??= pressedLast;
    control.click();
  }, LOOK_MS);
};
