import { err, ok, type Result } from '../../terms/result.ts';

/** A file in a ZIP archive. */
export interface ZipEntry {
  readonly name: string;
  /** Unpacks it as far as it is read: the sizes that an archive tells are not believed. */
  readonly open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

const END = { signature: 0x06054b50, bytes: 22, furthest: 22 + 0xffff } as const;
const LISTED = { signature: 0x02014b50, bytes: 46 } as const;
const HEADER = { signature: 0x04034b50, bytes: 30 } as const;
const LIST_BYTES_MAX = 5_000_000;
const ENTRIES_MAX = 20_000;
const STORED = 0;
const DEFLATED = 8;

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

/** True for the beginning of an archive. */
export const isZip = (start: Uint8Array): boolean =>
  start.length >= 4 && new DataView(start.buffer, start.byteOffset).getUint32(0, true) === HEADER.signature;

/** Finds where the list of entries begins and how long it is; null where it is not found. */
const findList = async (archive: Blob): Promise<{ readonly from: number; readonly bytes: number } | null> => {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END.furthest)));
  for (let at = tail.byteLength - END.bytes; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === END.signature)
      return { bytes: tail.getUint32(at + 12, true), from: tail.getUint32(at + 16, true) };
  return null;
};

const openEntry = async (
  archive: Blob,
  { from, bytes, method }: { readonly from: number; readonly bytes: number; readonly method: number },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const header = await viewOf(archive.slice(from, from + HEADER.bytes));
  if (header.getUint32(0, true) !== HEADER.signature) throw new Error('no entry of an archive');
  const start = from + HEADER.bytes + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = archive.slice(start, start + bytes).stream();
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error('packed in an unknown way');
  return packed.pipeThrough(new DecompressionStream('deflate-raw'));
};

/**
 * Lists the entries of a ZIP archive from the list at its end, in its order. Nothing else of it is read before an entry
 * is opened, so that the photos of an export cost nothing. Opening throws for entries that are broken or encrypted.
 */
export const listZip = async (
  archive: Blob,
): Promise<Result<readonly ZipEntry[], 'too-large' | 'no-recipe'>> => {
  const place = await findList(archive);
  if (place === null) return err('no-recipe');
  if (place.bytes > LIST_BYTES_MAX) return err('too-large');
  const list = await viewOf(archive.slice(place.from, place.from + place.bytes));
  const entries: ZipEntry[] = [];
  const decoder = new TextDecoder();
  for (let at = 0; at + LISTED.bytes <= list.byteLength && list.getUint32(at, true) === LISTED.signature; ) {
    if (entries.length === ENTRIES_MAX) return err('too-large');
    const method = list.getUint16(at + 10, true);
    const bytes = list.getUint32(at + 20, true);
    const from = list.getUint32(at + 42, true);
    const nameBytes = list.getUint16(at + 28, true);
    const nameFrom = list.byteOffset + at + LISTED.bytes;
    const name = decoder.decode(
      new Uint8Array(list.buffer, nameFrom, Math.min(nameBytes, list.byteLength - at - LISTED.bytes)),
    );
    entries.push({ name, open: () => openEntry(archive, { from, bytes, method }) });
    at += LISTED.bytes + nameBytes + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return ok(entries);
};
