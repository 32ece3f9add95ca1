/** The first 32 bits of the file's SHA-256, in hex. */
export const revisionOf = async (file: BufferSource): Promise<string> =>
  new DataView(await crypto.subtle.digest('SHA-256', file)).getUint32(0).toString(16);
