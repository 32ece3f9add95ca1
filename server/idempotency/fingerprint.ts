import { createHash } from 'node:crypto';

const contentOf = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) {
    const bytes = new Uint8Array(await value.arrayBuffer());
    return ['file', value.type, createHash('sha256').update(bytes).digest('hex')];
  }
  return value;
};

const inKeyOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value;

/**
 * The same for a request and its repeat. It is taken of the fields, not of the bytes: a form gets another
 * boundary each time it is sent, and another version of the app may write an object's keys in another order.
 */
export const fingerprintOf = async (request: {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}): Promise<string> => {
  const { method, path, fields } = request;
  const entries = await Promise.all(
    Object.entries(fields).map(async ([name, value]) => [name, await contentOf(value)]),
  );
  const text = JSON.stringify([method, path, Object.fromEntries(entries)], inKeyOrder);
  return createHash('sha256').update(text).digest('hex');
};
