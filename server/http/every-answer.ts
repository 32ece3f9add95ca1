import type { Context, Next } from 'hono';
import type { NodeBindings } from './address.ts';

/**
 * Adds headers to whatever is answered. Where Node serves it adds them itself: a response whose own headers
 * nobody touches is sent as it is.
 */
export const withHeaders = async (
  c: Context<{ Bindings: NodeBindings }>,
  headers: readonly (readonly [name: string, value: string])[],
  next: Next,
): Promise<void> => {
  const outgoing = c.env?.outgoing;
  for (const [name, value] of headers) outgoing?.setHeader(name, value);
  await next();
  if (outgoing !== undefined) return;
  for (const [name, value] of headers) c.res.headers.set(name, value);
};
