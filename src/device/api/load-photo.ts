import type { Picture } from '../db/stored-rows.ts';

const BYTES_MAX = 8 * 1024 * 1024;
const LONGEST_MS = 60_000;

/**
 * The browser's cache would outlive a sign-out: an answer that says `no-store` does not get in there, and asked for by
 * `reload` it takes away what an earlier release left. Null where there is no picture to be had.
 */
export const loadPhoto = async (address: string): Promise<Picture | null> => {
  try {
    const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(LONGEST_MS) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('image/')) return null;
    const bytes = await response.arrayBuffer();
    return bytes.byteLength > BYTES_MAX ? null : { bytes, type };
  } catch {
    return null;
  }
};
