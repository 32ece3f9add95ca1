/** The SHA-256 of a token in hexadecimal; null where the browser has no such means. By it a session can be ended, never opened. */
export const hashOfToken = async (access: string): Promise<string | null> => {
  if (globalThis.crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(access));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
