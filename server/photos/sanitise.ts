import sharp from 'sharp';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { limitConcurrency } from '../base/concurrency.ts';
import { drawnJpeg, drawnPng } from './drawn-parts.ts';

const MAX_PIXELS = 16_000_000;
/** Pixels of three colours of 8 bits. A picture that has to be turned is held whole, more than once. */
const MAX_DECODED_BYTES = 3 * MAX_PIXELS;
/** Wider than any panorama: a line of as many pixels as a picture may have takes many times a picture's memory and time. */
const LONGEST_SIDE = 20_000;
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
  if (begins(bytes, PNG)) return drawnPng(bytes);
  if (begins(bytes, JPEG)) return drawnJpeg(bytes);
  return begins(bytes, GIF) ? bytes : null;
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
      if (Math.max(width, height) > LONGEST_SIDE) return err(UNREADABLE);
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
