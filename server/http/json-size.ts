const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `,` `:` `[` `{`: every key and every value of a document needs at least one of these. */
const SEPARATORS: ReadonlySet<number> = new Set([0x2c, 0x3a, 0x5b, 0x7b]);

/**
 * Returns true if a JSON document has more separators outside its strings than `most`. It reads bytes and stops at the
 * first one too many, so a document that would keep the parser busy for seconds is refused in milliseconds.
 */
export const hasMoreSeparators = (bytes: Uint8Array, most: number): boolean => {
  let count = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (SEPARATORS.has(byte)) {
      count += 1;
      if (count > most) return true;
    }
  }
  return false;
};
