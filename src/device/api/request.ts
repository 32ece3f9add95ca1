import { decode } from '../../contract/decode.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';

export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface BuiltRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Record<string, string>;
}

const unusable = (detail: string, fields: Readonly<Record<string, readonly string[]>> = {}): AppError => ({
  kind: 'rejected',
  status: 400,
  code: 'invalid',
  detail,
  fields,
});

/** Fills `{name}` in; null where a value is missing or would climb out of its place in the path. */
const fillPath = (path: string, params: Readonly<Record<string, string>>): string | null => {
  let usable = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '' || value === '.' || value === '..') usable = false;
    return encodeURIComponent(value);
  });
  return usable ? filled : null;
};

/** Django's `ImageField` refuses a file whose name has no extension of a picture. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
};

/** No server stores NUL or half a character, as a cut text may end in: a whole page of a log would be refused for one. */
const storable = (text: string): string => text.replace(/\p{Surrogate}|\0/gu, '\ufffd');

const toJson = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));

const toForm = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value, `${name}${EXTENSIONS[value.type] ?? ''}`);
    else form.append(name, storable(String(value)));
  }
  return form;
};

/** The request of a call, with exactly the body fields that the contract names. */
export const buildRequest = (
  endpoint: Endpoint,
  origin: string,
  { params = {}, query = {}, headers = {}, body }: RequestParts,
): Result<BuiltRequest, AppError> => {
  const path = fillPath(endpoint.path, params);
  if (path === null) return err(unusable('This address cannot be used.'));
  const search = new URLSearchParams(endpoint.query.map((name) => [name, query[name] ?? ''])).toString();
  const built = {
    url: `${origin}${path}${search === '' ? '' : `?${search}`}`,
    // No copy in the browser's own cache: the device database is the one copy.
    init: {
      method: endpoint.method,
      redirect: 'manual',
      credentials: endpoint.credentials,
      cache: 'no-store',
    } as const,
    headers: { ...headers } as Record<string, string>,
  };
  if (endpoint.body === null) return ok(built);
  const fields = decode(endpoint.body, body);
  if (!fields.ok) {
    const [first] = Object.values(fields.error.fields).flat();
    return err(unusable(first ?? 'This cannot be sent.', fields.error.fields));
  }
  if (endpoint.encoding === 'multipart')
    return ok({ ...built, init: { ...built.init, body: toForm(fields.value as object) } });
  built.headers['Content-Type'] = 'application/json';
  return ok({ ...built, init: { ...built.init, body: toJson(fields.value) } });
};
