import { decode } from '../../contract/decode.ts';
import type { AnswerOf, BodyOf, Endpoint, EventEndpoint } from '../../contract/endpoint.ts';
import type { AppError, Ending } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import { type BodyFault, readAnswerBody } from './answer-body.ts';
import { errorOfAnswer } from './error-answer.ts';
import { buildRequest } from './request.ts';

/**
 * Makes any call of the contract. It never follows a redirect (Django answers a missing slash with one,
 * which a browser would repeat as a GET and call success), sends a token only where the contract says so,
 * sends no header that the contract does not know, and takes nothing but JSON for an answer.
 */

export interface Token {
  readonly memberId: string;
  readonly access: string;
}

export interface ApiClientConfig {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin without a trailing slash; empty means the page's own. */
  readonly backendUrl: string;
  /** The backend's own origin again, or empty: the bearer goes nowhere else. */
  readonly aiUrl: string;
  /** Read for each call; the page asks its session, the worker its cookie store. */
  readonly tokenOf: () => Token | null | Promise<Token | null>;
  /** The backend refused this token; `ending` is null where it did not say that the session was ended. */
  readonly onUnauthorized?: (token: Token, ending: Ending | null) => void;
  /** One extra header on AI calls, where a provider asks for one. */
  readonly aiHeader?: { readonly name: string; readonly value: string };
  readonly timeoutMs?: number;
  /** Loads what reads a stream; the worker, which reads none, has no need of it. */
  readonly loadStreams?: () => Promise<typeof import('./open-stream.ts')>;
}

export type CallInput<E extends Endpoint> = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The call goes out only while this member is the one signed in. */
  readonly onBehalfOf?: string;
} & (BodyOf<E> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<E> });

export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Result<AnswerOf<E>, AppError>>;
  /**
   * Makes a call that answers with events, and gives their text as it comes. A stream that breaks off, is silent for
   * too long or is stopped by `signal` ends early: who reads it knows its last event.
   */
  stream<E extends Endpoint & EventEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    signal: AbortSignal,
  ): Promise<Result<AsyncIterable<string>, AppError>>;
}

/** The reason of a `malformed` answer that was JSON of another shape; any other reason: not the API. */
export const WRONG_SHAPE = 'wrong-shape';

export const REQUEST_TIMEOUT_MS = 15_000;

const failureOf = (thrown: unknown): AppError =>
  thrown instanceof DOMException && (thrown.name === 'TimeoutError' || thrown.name === 'AbortError')
    ? { kind: 'timeout' }
    : { kind: 'offline' };

interface Exchange {
  readonly response: Response;
  readonly body: Result<unknown, BodyFault | 'redirect'>;
}

const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

const readAnswer = <E extends Endpoint>(
  endpoint: E,
  { response, body }: Exchange,
  withToken: boolean,
): Result<AnswerOf<E>, AppError> => {
  const { status, headers } = response;
  if (response.ok && endpoint.success !== null && status !== endpoint.success)
    return err({ kind: 'malformed', status, reason: 'another-success' });
  if (!body.ok && (response.ok || body.error === 'redirect'))
    return err({ kind: 'malformed', status, reason: body.error });
  if (!response.ok) {
    const retryAfter = headers.get('retry-after');
    return err(errorOfAnswer({ status, retryAfter, withToken }, body.ok ? body.value : null));
  }
  const read = decode(endpoint.answer, body.ok ? body.value : undefined);
  return read.ok
    ? ok(read.value as AnswerOf<E>)
    : err({ kind: 'malformed', status, reason: `${WRONG_SHAPE}: ${read.error.reason}` });
};

export const createApiClient = (config: ApiClientConfig): ApiClient => {
  const bearerFor = async (endpoint: Endpoint, member: string | undefined): Promise<Token | null> => {
    if (endpoint.auth === 'public') return null;
    const token = await config.tokenOf();
    // A token that cannot be a header value would make every call look like a missing network.
    if (token === null || !/^[\x21-\x7e]+$/.test(token.access)) return null;
    return member === undefined || member === token.memberId ? token : null;
  };

  /** Everything that touches the network; only its failures are failures of the network. */
  const exchange = async (url: string, init: RequestInit): Promise<Result<Exchange, AppError>> => {
    try {
      const signal = AbortSignal.timeout(config.timeoutMs ?? REQUEST_TIMEOUT_MS);
      const response = await config.fetch(url, { ...init, signal });
      return ok({ response, body: isRedirect(response) ? err('redirect') : await readAnswerBody(response) });
    } catch (thrown) {
      return err(failureOf(thrown));
    }
  };

  /** The request of a call with its token. */
  const prepare = async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Result<{ token: Token | null; url: string; init: RequestInit }, AppError>> => {
    const token = await bearerFor(endpoint, input.onBehalfOf);
    if (endpoint.auth === 'bearer' && token === null) return err({ kind: 'unauthorized' });
    const origin = endpoint.origin === 'ai' && config.aiUrl !== '' ? config.aiUrl : config.backendUrl;
    const request = buildRequest(endpoint, origin, input);
    if (!request.ok) return request;
    const { url, init, headers } = request.value;
    if (token !== null) headers.Authorization = `Bearer ${token.access}`;
    if (endpoint.origin === 'ai' && config.aiHeader !== undefined)
      headers[config.aiHeader.name] = config.aiHeader.value;
    return ok({ token, url, init: { ...init, headers } });
  };

  const answered = <E extends Endpoint>(
    endpoint: E,
    exchanged: Exchange,
    token: Token | null,
  ): Result<AnswerOf<E>, AppError> => {
    const read = readAnswer(endpoint, exchanged, token !== null);
    if (!read.ok && read.error.kind === 'unauthorized' && token !== null)
      config.onUnauthorized?.(token, read.error.ending ?? null);
    return read;
  };

  return {
    call: async (endpoint, input) => {
      const request = await prepare(endpoint, input);
      if (!request.ok) return request;
      const { token, url, init } = request.value;
      const exchanged = await exchange(url, init);
      return exchanged.ok ? answered(endpoint, exchanged.value, token) : exchanged;
    },
    stream: async (endpoint, input, signal) => {
      const request = await prepare(endpoint, input);
      if (!request.ok) return request;
      const { token, url, init } = request.value;
      try {
        const streams = await config.loadStreams?.();
        if (streams === undefined) return err({ kind: 'offline' });
        const opened = await streams.openStream(
          (stop) => config.fetch(url, { ...init, signal: stop }),
          signal,
        );
        if (opened.pieces !== null) return ok(opened.pieces);
        const { response } = opened;
        const body = isRedirect(response) ? err('redirect' as const) : await readAnswerBody(response);
        const read = answered(endpoint, { response, body }, token);
        return read.ok ? err({ kind: 'malformed', status: response.status, reason: WRONG_SHAPE }) : read;
      } catch (thrown) {
        return err(failureOf(thrown));
      }
    },
  };
};
