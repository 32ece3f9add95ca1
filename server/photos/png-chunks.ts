const SIGNATURE_BYTES = 8;
/** Length, type and checksum, around what a chunk holds. */
const FRAME_BYTES = 12;
/** Far more than any program writes: walking through millions of empty ones would keep everybody waiting. */
const MOST_CHUNKS = 20_000;
/**
 * PNG chunks that a picture needs. Text chunks are compressed: some kilobytes of them unpack to gigabytes. So is a
 * colour profile, so the picture is drawn in the standard colours.
 */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'eXIf', 'IDAT', 'IEND'];

/** A PNG with nothing in it but what it is drawn from; null where a chunk runs past its end, or where they are too many. */
export const drawnChunks = (png: Uint8Array): Uint8Array | null => {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let chunks = 0;
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    chunks += 1;
    if (at + FRAME_BYTES > bytes.length || chunks > MOST_CHUNKS) return null;
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (DRAWN.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
};
