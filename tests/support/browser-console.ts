import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright-core';

export interface ConsoleWatch {
  expect(pattern: RegExp): void;
  unexpected(): string[];
  /** Throws an Error that lists every line nobody expected. */
  failOnUnexpected(): void;
  /** Hears no more: what ending the browser does to its pages is no fault of theirs. */
  end(): void;
}

/** The failure of a request whose page was left; it is no fault of the page. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Collects console errors and warnings, uncaught errors and failed requests of every page in the context. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  /** Requests that ended because their page was left: the page says so of its own chunks, too. */
  const givenUp = new Set<string>();

  const onConsole = (message: ConsoleMessage): void => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    lines.push(`console ${type}: ${message.text()} (${message.location().url})`);
  };
  const onWebError = (error: WebError): void => {
    const { stack, message } = error.error();
    lines.push(`uncaught: ${stack || message}`);
  };
  const onRequestFailed = (request: Request): void => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (reason === GIVEN_UP) givenUp.add(request.url());
    else lines.push(`request failed: ${request.method()} ${request.url()}: ${reason}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onWebError);
  context.on('requestfailed', onRequestFailed);

  const isOfLeftPage = (line: string): boolean => {
    const [, chunk] = /Failed to fetch dynamically imported module: (\S+)/.exec(line) ?? [];
    return chunk !== undefined && givenUp.has(chunk);
  };
  const unexpected = () =>
    lines.filter((line) => !isOfLeftPage(line) && !expected.some((pattern) => pattern.test(line)));
  return {
    expect: (pattern) => {
      expected.push(pattern);
    },
    unexpected,
    failOnUnexpected() {
      if (unexpected().length > 0) throw new Error(`Unexpected in the browser:\n${unexpected().join('\n')}`);
    },
    end() {
      context.off('console', onConsole);
      context.off('weberror', onWebError);
      context.off('requestfailed', onRequestFailed);
    },
  };
}
