const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Answer = { readonly value: unknown };

/** One session of a W3C WebDriver server: the few commands that the steps need. */
export interface WebDriverSession {
  navigate(url: string): Promise<void>;
  /** The first element that an XPath finds; waits as long as the session was told to. */
  find(xpath: string): Promise<WebDriverElement>;
  /** Runs a function in the page; it sees nothing but the page. */
  evaluate<T>(script: () => T): Promise<T>;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Leaves the window for a new one. */
  changeWindow(): Promise<void>;
  end(): Promise<void>;
}

export interface WebDriverElement {
  /** Runs a function in the page on the element. */
  evaluate(script: (element: Element) => void): Promise<void>;
  click(): Promise<void>;
  clear(): Promise<void>;
  type(text: string): Promise<void>;
}

async function command(server: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(server + path, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value }: Answer = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(value)}`);
  return value;
}

export const isReady = async (server: string): Promise<boolean> =>
  fetch(`${server}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a browser with what it is asked to be able to do. */
export async function startSession(
  server: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriverSession> {
  const started = await command(server, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(started as { readonly sessionId: string }).sessionId}`;
  const get = (path: string) => command(server, 'GET', session + path);
  const post = (path: string, body?: unknown) => command(server, 'POST', session + path, body);
  const run = (script: unknown, args: readonly unknown[]) =>
    post('/execute/sync', { script: `return (${script})(...arguments)`, args });

  return {
    navigate: async (url) => {
      await post('/url', { url });
    },
    find: async (value) => {
      const found = (await post('/element', { using: 'xpath', value })) as Record<typeof ELEMENT, string>;
      const element = `/element/${found[ELEMENT]}`;
      return {
        evaluate: async (script) => void (await run(script, [found])),
        click: async () => void (await post(`${element}/click`)),
        clear: async () => void (await post(`${element}/clear`)),
        type: async (text) => void (await post(`${element}/value`, { text })),
      };
    },
    evaluate: async <T>(script: () => T) => (await run(script, [])) as T,
    resize: async (size) => void (await post('/window/rect', size)),
    screenshot: async () => Buffer.from(String(await get('/screenshot')), 'base64'),
    changeWindow: async () => {
      const opened = (await post('/window/new', { type: 'window' })) as { readonly handle: string };
      await command(server, 'DELETE', `${session}/window`);
      await post('/window', { handle: opened.handle });
    },
    end: async () => {
      await command(server, 'DELETE', session);
    },
  };
}
