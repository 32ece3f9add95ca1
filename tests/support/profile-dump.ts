import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { filesUnder } from '../../scripts/ensure-built.ts';
import { unsnappy } from './snappy.ts';

// Reads a browser profile's folder as an attacker would, with every compressed or framed file unpacked.

/** A file and one way to read it. */
export interface Reading {
  /** Relative to the profile. */
  readonly file: string;
  readonly bytes: Buffer;
}

const FRAME = 32_768;
const FRAME_HEAD = 7;

/** LevelDB cuts what it logs into frames: without their heads the values are whole. */
function unframed(log: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let frame = 0; frame < log.length; frame += FRAME) {
    const end = Math.min(frame + FRAME, log.length);
    for (let at = frame; at + FRAME_HEAD <= end; ) {
      const size = log.readUInt16LE(at + 4);
      parts.push(log.subarray(at + FRAME_HEAD, Math.min(at + FRAME_HEAD + size, end)));
      at += FRAME_HEAD + size;
      if (size === 0 && log[at - 1] === 0) break;
    }
  }
  return Buffer.concat(parts);
}

const FOOTER = 48;

function varint(bytes: Buffer, from: number): readonly [value: number, next: number] {
  let value = 0;
  for (let at = from, unit = 1; at < bytes.length; at += 1, unit *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * unit;
    if (byte < 0x80) return [value, at + 1];
  }
  return [0, bytes.length];
}

function block(table: Buffer, offset: number, size: number): Buffer {
  const packed = table.subarray(offset, offset + size);
  if (table[offset + size] === 0) return packed;
  const bytes = unsnappy(packed);
  if (bytes === null) throw new Error('A block of a table could not be unpacked');
  return bytes;
}

/** A block's keys share their beginnings: each is put together again, before its value. */
function entriesOf(bytes: Buffer): readonly (readonly [key: Buffer, value: Buffer])[] {
  const entries: (readonly [Buffer, Buffer])[] = [];
  const end = bytes.length - 4 - 4 * bytes.readUInt32LE(bytes.length - 4);
  let key: Buffer = Buffer.alloc(0);
  for (let at = 0; at < end; ) {
    const [shared, afterShared] = varint(bytes, at);
    const [own, afterOwn] = varint(bytes, afterShared);
    const [size, from] = varint(bytes, afterOwn);
    key = Buffer.concat([key.subarray(0, shared), bytes.subarray(from, from + own)]);
    entries.push([key, bytes.subarray(from + own, from + own + size)]);
    at = from + own + size;
  }
  return entries;
}

/** All keys and values of a LevelDB table, one after the other. */
function untabled(table: Buffer): Buffer {
  const footer = table.subarray(table.length - FOOTER);
  const [, afterMeta] = varint(footer, 0);
  const [, afterMetaSize] = varint(footer, afterMeta);
  const [offset, afterOffset] = varint(footer, afterMetaSize);
  const [size] = varint(footer, afterOffset);
  const blocks = entriesOf(block(table, offset, size)).map(([, handle]) => {
    const [at, next] = varint(handle, 0);
    return block(table, at, varint(handle, next)[0]);
  });
  return Buffer.concat(blocks.flatMap(entriesOf).flat());
}

const occurrences = (bytes: Buffer, mark: Buffer): readonly number[] => {
  const found: number[] = [];
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) found.push(at);
  return found;
};

/** Chromium packs the larger values of IndexedDB once more, behind this mark. */
const PACKED_VALUE = Buffer.from([0xff, 0x11, 0x02]);

const unpackedValues = (bytes: Buffer): readonly Buffer[] =>
  occurrences(bytes, PACKED_VALUE).flatMap((at) => unsnappy(bytes, at + PACKED_VALUE.length) ?? []);

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

const gunzipped = (bytes: Buffer): readonly Buffer[] =>
  occurrences(bytes, GZIP).flatMap((at) => {
    try {
      return [gunzipSync(bytes.subarray(at), { finishFlush: 2 })];
    } catch {
      return [];
    }
  });

/** Without a keyring Chromium on Linux hides its cookies under a key that everybody knows. */
const COOKIE_KEY = pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1');
const COOKIE_MARK = Buffer.from('v10');
const COOKIE_MOST = 4_096;

const uncovered = (bytes: Buffer): readonly Buffer[] =>
  occurrences(bytes, COOKIE_MARK).map((at) => {
    const hidden = bytes.subarray(at + COOKIE_MARK.length, at + COOKIE_MARK.length + COOKIE_MOST);
    const decipher = createDecipheriv('aes-128-cbc', COOKIE_KEY, Buffer.alloc(16, ' ')).setAutoPadding(false);
    return decipher.update(hidden.subarray(0, hidden.length - (hidden.length % 16)));
  });

function readingsOf(file: string, raw: Buffer): readonly Buffer[] {
  const name = basename(file);
  if (/^(\d+\.log|MANIFEST-\d+)$/.test(name)) {
    const whole = unframed(raw);
    return [raw, whole, ...unpackedValues(whole)];
  }
  if (/^\d+\.(ldb|sst)$/.test(name)) {
    const whole = untabled(raw);
    return [raw, whole, ...unpackedValues(whole)];
  }
  if (/^Cookies(-journal|-wal)?$/.test(name)) return [raw, ...uncovered(raw)];
  return [raw, ...unpackedValues(raw), ...gunzipped(raw)];
}

/** Every file of the profile, in every way it can be read. Rejects where a browser that is open is writing. */
export async function readProfile(folder: string): Promise<readonly Reading[]> {
  const files = await filesUnder(folder);
  return files.flatMap((path) => {
    const file = relative(folder, path);
    return readingsOf(file, readFileSync(path)).map((bytes) => ({ file, bytes }));
  });
}

/** As the browser may have written it: one or two bytes a letter. Half of a word is enough: it may be cut by a page's end. */
const spellings = (word: string): readonly Buffer[] => {
  const middle = Math.ceil(word.length / 2);
  const pieces = word.length < 16 ? [word] : [word.slice(0, middle), word.slice(middle)];
  return pieces.flatMap((piece) => [Buffer.from(piece, 'utf8'), Buffer.from(piece, 'utf16le')]);
};

/** The parts of the profile in which a word can be read: "IndexedDB", "Cookies", "History". */
export const placesOf = (profile: readonly Reading[], mark: string | Buffer): readonly string[] => {
  const sought = typeof mark === 'string' ? spellings(mark) : [mark];
  const found = profile.filter(({ bytes }) => sought.some((spelling) => bytes.includes(spelling)));
  return [...new Set(found.map(({ file }) => file.split('/')[1] ?? file))].sort();
};

/** The bytes before an AES key in Chromium's IndexedDB files, also before a key that scripts cannot export. */
const AES_KEY = Buffer.from([0x5c, 0x4b, 0x01]);
const KEY_BYTES = 32;

/** The sealing keys that lie open in the profile. */
export const keysIn = (profile: readonly Reading[]): readonly Buffer[] =>
  profile.flatMap(({ bytes }) =>
    occurrences(bytes, AES_KEY).flatMap((at) => {
      const length = bytes.indexOf(KEY_BYTES, at + AES_KEY.length + 2);
      const key = bytes.subarray(length + 1, length + 1 + KEY_BYTES);
      return length !== -1 && length < at + 12 && key.length === KEY_BYTES ? [Buffer.from(key)] : [];
    }),
  );
