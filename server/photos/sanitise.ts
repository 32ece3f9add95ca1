import sharp from 'sharp';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { limitConcurrency } from '../concurrency.ts';

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
const drawnChunks = (png: Uint8Array): Uint8Array | null => {
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

const MAX_PIXELS = 16_000_000;
/** Of three colours of 8 bits. A picture that has to be turned is held whole, more than once. */
const MAX_DECODED_BYTES = 3 * MAX_PIXELS;
const SIDE = 800;
const QUALITY = 82;
const PARALLEL_PHOTOS = 2;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [0x47, 0x49, 0x46, 0x38];
const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** The bytes of an upload to decode; null for another format than the three. */
const drawable = (bytes: Uint8Array): Uint8Array | null => {
  if (begins(bytes, PNG)) return drawnChunks(bytes);
  return begins(bytes, JPEG) || begins(bytes, GIF) ? bytes : null;
};

const limited = limitConcurrency(PARALLEL_PHOTOS);
const UNREADABLE = 'Please upload a JPG, PNG or GIF image.';

/**
 * Decodes an uploaded JPG, PNG or GIF and draws it anew as a WebP of at most 800 x 800: whatever else the
 * file held (metadata, a place, a second format behind the first) is gone. The error is a sentence to show.
 */
export const sanitisePhoto = async (upload: Uint8Array): Promise<Result<Uint8Array, string>> => {
  return limited(async () => {
    const bytes = drawable(upload);
    if (bytes === null) return err(UNREADABLE);
    try {
      const { width, height, channels, bitsPerSample = 8 } = await sharp(bytes).metadata();
      // Fewer than eight bits are decoded to eight.
      const bytesPerSample = Math.max(8, bitsPerSample) / 8;
      if (width * height * channels * bytesPerSample > MAX_DECODED_BYTES) return err(UNREADABLE);
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY });
      return ok(new Uint8Array(await picture.toBuffer()));
    } catch {
      return err(UNREADABLE);
    }
  });
};
