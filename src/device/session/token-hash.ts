/**
 * Returns the SHA-256 of a token in hexadecimal; null if the browser has no Web Crypto, as on plain HTTP. The hash can
 * end the session (`endSession`) but not use it.
 */
export const hashOfToken = async (access: string): Promise<string | null> => {
  if (globalThis.crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(access));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
