/** A server as a list of answers, and what it was asked. */
export interface SeenRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
}

export type Answer = (request: SeenRequest) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const html = (status: number): Response =>
  new Response('<!doctype html><h1>Page</h1>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

export const redirectAnswer = (): Response =>
  new Response(null, { status: 301, headers: { location: '/elsewhere/' } });

export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Never answers; ends only by the request's own time limit. */
export const hanging: Answer = ({ init }) =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** An answer that the test gives when it wants to. */
export const heldAnswer = () => {
  let give = (_: Response): void => undefined;
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give: (response: Response) => give(response) };
};

export const scriptedFetch = (answer: Answer) => {
  const requests: SeenRequest[] = [];
  const script = { answer };
  return {
    requests,
    script,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const request = { url, init, headers: { ...(init.headers as Record<string, string>) } };
      requests.push(request);
      return script.answer(request);
    },
  };
};
