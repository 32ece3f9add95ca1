/** Runs in the page, from before its own scripts: when what was done is painted, and when its effect is. */

export interface Times {
  /** Event Timing: from the input to the next paint, in steps of 8 ms; what it does not list took less than 16. */
  readonly event: number;
  /** From the input to the second frame after it. */
  readonly frames: number;
  /** From the input to the paint of what it changed. */
  readonly visible: number;
}

export interface Stopwatch {
  /** Measures the next `input`; its effect is that what `selector` matches reads different. */
  readonly arm: (input: 'click' | 'keydown' | 'change', selector: string) => void;
  /** Answers once the effect was painted and the page has come to rest. */
  readonly read: () => Promise<Times>;
}

declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}

export function installStopwatch(): void {
  const LEAST_LISTED_MS = 16;
  const LONGEST_MS = 10_000;
  const listed: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => {
    listed.push(...(list.getEntries() as PerformanceEventTiming[]));
  });
  observer.observe({ type: 'event', durationThreshold: LEAST_LISTED_MS } as PerformanceObserverInit);

  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = (): Promise<number> =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
  const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));
  const readingOf = (selector: string): string =>
    JSON.stringify(
      [...document.querySelectorAll(selector)].map((element) =>
        'value' in element ? element.value : element.textContent,
      ),
    );

  let reading: Promise<Times> | null = null;
  window.stopwatch = {
    arm: (input, selector) => {
      const before = readingOf(selector);
      reading = new Promise((resolve, reject) => {
        const onInput = async (event: Event): Promise<void> => {
          const start = event.timeStamp;
          const frames = frame()
            .then(frame)
            .then(() => performance.now() - start);
          do {
            await frame();
            if (performance.now() - start > LONGEST_MS)
              return reject(new Error(`Nothing changed: ${selector}`));
          } while (readingOf(selector) === before);
          const visible = (await painted()) - start;
          await frames;
          await idle();
          listed.push(...(observer.takeRecords() as PerformanceEventTiming[]));
          const durations = listed
            .splice(0)
            .filter((entry) => entry.startTime >= start - 1_000)
            .map(({ duration }) => duration);
          resolve({ event: Math.max(LEAST_LISTED_MS, ...durations), frames: await frames, visible });
        };
        addEventListener(input, (event) => void onInput(event), { capture: true, once: true });
      });
    },
    read: () => reading ?? Promise.reject(new Error('The stopwatch was not armed.')),
  };
}
