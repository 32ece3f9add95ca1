/**
 * A browser with one page, driven as a person would: names are the words on the screen. Every step waits until what
 * it needs is there, and fails when that takes too long.
 */
export interface Driver {
  /** Goes to a path of the app. */
  open(path: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Presses the button or link of this name. */
  press(name: string): Promise<void>;
  /** Returns the visible text of the page. */
  text(): Promise<string>;
  /** Whether the worker has the app: from then on it opens without a server. */
  isControlled(): Promise<boolean>;
  /** Ends every page and starts anew on what the device has kept. */
  restart(): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/** As long as Playwright waits: a slow machine may need it to open a page. */
export const WAIT_MS = 30_000;

/** The control that a label names, as XPath. */
export const fieldNamed = (label: string): string => `//*[@id=//label[normalize-space()="${label}"]/@for]`;

/** The button or link that shows or bears a name, as XPath. */
export const controlNamed = (name: string): string =>
  `//*[self::button or self::a][.//text()[normalize-space()="${name}"] or @aria-label="${name}"]`;

/** These run in the page. */
export const toMiddle = (element: Element): void => element.scrollIntoView({ block: 'center' });
export const wordsOfPage = (): string => document.body.innerText;
export const workerIsActive = (): boolean => navigator.serviceWorker.controller?.state === 'activated';
