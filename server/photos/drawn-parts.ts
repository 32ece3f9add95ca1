import { crc32 } from 'node:zlib';

/** Far more than any program writes: walking through millions of empty ones would keep everybody waiting. */
const MOST_PARTS = 20_000;
/** Programs write about ten. Each has the whole picture walked through, however few bytes it is made of. */
const MOST_SCANS = 100;

/** Turned and mirrored as a camera was held, 1 (upright) to 8. */
const ORIENTATION = 0x0112;
const UPRIGHT = 1;
/** Orientation is among the first of them. */
const MOST_TAGS = 500;
const TAG_BYTES = 12;

const isWithin = (bytes: Buffer, end: number): boolean => end <= bytes.length;

/**
 * The orientation that EXIF data name in their first directory; 1 where they name none. Nothing else of them is read:
 * they may be a maze that takes its reader half a minute.
 */
const orientationIn = (exif: Buffer): number => {
  const order = exif.toString('latin1', 0, 4);
  if (!isWithin(exif, 8) || (order !== 'II*\0' && order !== 'MM\0*')) return UPRIGHT;
  const isLittle = order.startsWith('I');
  const uint16 = (at: number): number => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (!isWithin(exif, directory + 2)) return UPRIGHT;
  const tags = Math.min(uint16(directory), MOST_TAGS);
  for (let tag = 0; tag < tags; tag += 1) {
    const at = directory + 2 + tag * TAG_BYTES;
    if (!isWithin(exif, at + TAG_BYTES)) return UPRIGHT;
    if (uint16(at) !== ORIENTATION) continue;
    const value = uint16(at + 8);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
};

/** EXIF data that hold an orientation and nothing else. */
const exifOf = (orientation: number): Buffer => {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(ORIENTATION, 10);
  exif.writeUInt16BE(3, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
};

const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum, around what a chunk holds. */
const FRAME_BYTES = 12;
/**
 * PNG chunks that a picture needs. Text chunks are compressed: some kilobytes of them unpack to gigabytes. So is a
 * colour profile, so the picture is drawn in the standard colours.
 */
const DRAWN_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND'];

const chunkOf = (type: string, data: Buffer): Buffer => {
  const chunk = Buffer.alloc(FRAME_BYTES + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
};

const ofPng = (bytes: Buffer): Buffer | null => {
  const kept: Buffer[] = [];
  let orientation = UPRIGHT;
  let chunks = 0;
  for (let at = PNG_SIGNATURE_BYTES; at < bytes.length; ) {
    chunks += 1;
    if (!isWithin(bytes, at + FRAME_BYTES) || chunks > MOST_PARTS) return null;
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (!isWithin(bytes, end)) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4));
    if (DRAWN_CHUNKS.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  const [header, ...others] = kept;
  if (header === undefined) return null;
  const signature = bytes.subarray(0, PNG_SIGNATURE_BYTES);
  return Buffer.concat([signature, header, chunkOf('eXIf', exifOf(orientation)), ...others]);
};

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF = 0xe1;
const EXIF_NAME = 'Exif\0\0';
const JFIF = 0xe0;
const ADOBE = 0xee;

/** Markers without a length: those between the parts of a scan, and what stands for the byte 255 itself. */
const isInScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
/**
 * Segments that a picture needs: frames, tables, scans, and how its colours are meant. A colour profile may be a
 * program of thousands of steps, so the picture is drawn in the standard colours.
 */
const isDrawn = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= SCAN && marker <= 0xdd) ||
  marker === JFIF ||
  marker === ADOBE;

/** The place of the next marker that is none of a scan's own; the end without one. */
const nextMarker = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at + 1 < bytes.length) {
    if (bytes[at] === MARKER && bytes[at + 1] !== MARKER && !isInScan(bytes[at + 1] as number)) return at;
    at += 1;
  }
  return bytes.length;
};

const segmentOf = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([MARKER, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

const ofJpeg = (bytes: Buffer): Buffer | null => {
  const kept: Buffer[] = [];
  let orientation = UPRIGHT;
  let segments = 0;
  let scans = 0;
  let at = nextMarker(bytes, 2);
  while (at < bytes.length) {
    const marker = bytes[at + 1] as number;
    if (marker === END) break;
    segments += 1;
    if (marker === START || !isWithin(bytes, at + 4) || segments > MOST_PARTS) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isWithin(bytes, end)) return null;
    if (marker === SCAN) scans += 1;
    if (scans > MOST_SCANS) return null;
    const data = bytes.subarray(at + 4, end);
    if (marker === EXIF && data.toString('latin1', 0, EXIF_NAME.length) === EXIF_NAME)
      orientation = orientationIn(data.subarray(EXIF_NAME.length));
    const next = nextMarker(bytes, end);
    if (isDrawn(marker)) kept.push(bytes.subarray(at, marker === SCAN ? next : end));
    at = next;
  }
  const exif = Buffer.concat([Buffer.from(EXIF_NAME, 'latin1'), exifOf(orientation)]);
  const start = Buffer.from([MARKER, START]);
  // A picture that breaks off has no end; whoever decodes it is to see that.
  return Buffer.concat([start, segmentOf(EXIF, exif), ...kept, bytes.subarray(at, at + 2)]);
};

const wrap = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A PNG with nothing in it but what it is drawn from; null where it is not built as one, or of too many parts. */
export const drawnPng = (png: Uint8Array): Uint8Array | null => ofPng(wrap(png));

/** The same of a JPEG. */
export const drawnJpeg = (jpeg: Uint8Array): Uint8Array | null => ofJpeg(wrap(jpeg));
