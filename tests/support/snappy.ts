/** Snappy's raw format: a length, then literals and copies. Null where the bytes are none. */
export function unsnappy(bytes: Buffer, start = 0): Buffer | null {
  let at = start;
  const next = (): number => bytes[at++] ?? -1;
  let length = 0;
  for (let shift = 0; shift <= 28; shift += 7) {
    const byte = next();
    if (byte < 0) return null;
    length |= (byte & 0x7f) << shift;
    if (byte < 0x80) break;
  }
  if (length <= 0 || length > 64_000_000) return null;
  const out = Buffer.alloc(length);
  let filled = 0;

  const copy = (size: number, offset: number): boolean => {
    if (offset <= 0 || offset > filled || filled + size > length) return false;
    for (let i = 0; i < size; i += 1, filled += 1) out[filled] = out[filled - offset] ?? 0;
    return true;
  };
  const literal = (size: number): boolean => {
    if (filled + size > length || at + size > bytes.length) return false;
    bytes.copy(out, filled, at, at + size);
    at += size;
    filled += size;
    return true;
  };
  const little = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i += 1) value += next() * 2 ** (8 * i);
    return value;
  };

  while (filled < length) {
    const tag = next();
    if (tag < 0) return null;
    const size = tag >> 2;
    const kind = tag & 3;
    const done =
      kind === 0
        ? literal(1 + (size < 60 ? size : little(size - 59)))
        : kind === 1
          ? copy(4 + (size & 7), ((tag >> 5) << 8) | next())
          : copy(1 + size, little(kind === 2 ? 2 : 4));
    if (!done) return null;
  }
  return out;
}
