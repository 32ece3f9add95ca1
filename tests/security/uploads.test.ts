import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sanitisePhoto } from '../../server/photos/sanitise.ts';

const REFUSED = { ok: false, error: 'Please upload a JPG, PNG or GIF image.' };

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const joined = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );
const uint32 = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A GIF of one pixel that says it is as large as a GIF can say. */
const hugeGif = joined(
  'GIF89a',
  Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x80, 0, 0),
  new Uint8Array(6),
  ',\0\0\0\0',
  Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0),
  Uint8Array.of(2, 2, 0x4c, 1, 0, 0x3b),
);
/** The head of a PNG of 60 000 x 60 000, and a handful of compressed zeros. */
const hugePng = joined(
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  uint32(13),
  'IHDR',
  uint32(60_000),
  uint32(60_000),
  Uint8Array.of(8, 6, 0, 0, 0),
  uint32(0),
  uint32(0),
  'IDAT',
  uint32(0),
);

it.each([
  ['a GIF', hugeGif],
  ['a PNG', hugePng],
])('a picture that says it is huge is refused by its head: %s', async (_, bytes) => {
  const before = process.memoryUsage().rss;
  expect(await sanitisePhoto(bytes)).toEqual(REFUSED);
  // Drawn, it would take gigabytes.
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

it('a picture that says it is huge is refused above sixteen million pixels although it packs into a few kilobytes', async () => {
  const bytes = await picture(4_100, 4_100).png({ compressionLevel: 9 }).toBuffer();
  expect(bytes.length).toBeLessThan(200_000);
  expect(await sanitisePhoto(bytes)).toEqual(REFUSED);
});

/** Turned by a quarter and interlaced: no part of it can be drawn before the whole is decoded. */
const turned = () =>
  sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: 'red' } }).withMetadata({
    orientation: 6,
  });
it('pictures that are drawn are not in more pieces than any program writes', async () => {
  const png = await picture(10, 10).png().toBuffer();
  const type = Buffer.from('IDAT');
  const empty = Buffer.concat([uint32(0), type, uint32(crc32(type))]);
  const inPieces = (count: number): Uint8Array =>
    Buffer.concat([png.subarray(0, -12), ...Array(count).fill(empty), png.subarray(-12)]);
  expect(await sanitisePhoto(inPieces(1_000))).toMatchObject({ ok: true });
  expect(await sanitisePhoto(inPieces(20_000))).toEqual(REFUSED);
});

it('pictures that are drawn end where their chunks end, and are not of a kind that nobody sends', async () => {
  const png = await picture(300, 300).png({ compressionLevel: 0 }).toBuffer();
  const webp = await picture(20, 20).webp().toBuffer();
  for (const bytes of [png.subarray(0, 40), png.subarray(0, png.length / 2), webp])
    expect(await sanitisePhoto(bytes)).toEqual(REFUSED);
});

it('pictures that are drawn have no more than 8 bits a colour: each more takes as much again', async () => {
  const bytes = await turned().toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer();
  expect(bytes.length).toBeLessThan(400_000);
  expect(await sanitisePhoto(bytes)).toEqual(REFUSED);
});

const segment = (marker: number, data: Uint8Array): Uint8Array =>
  joined(Uint8Array.of(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255), data);
const uint16 = (value: number): Uint8Array => Uint8Array.of(value & 255, value >> 8);

it('small files that would keep whoever draws them for long a maze of EXIF directories is not walked through', async () => {
  const jpeg = await picture(300, 200).jpeg().toBuffer();
  // Each entry of the directory says that the directory is its own part.
  const entry = joined(uint16(0x8769), uint16(4), Uint8Array.of(1, 0, 0, 0, 8, 0, 0, 0));
  const maze = joined('Exif\0\0II*\0\u0008\0\0\0', uint16(5_000), ...Array(5_000).fill(entry));
  const began = performance.now();
  const file = joined(jpeg.subarray(0, 2), segment(0xe1, maze), jpeg.subarray(2));
  expect(await sanitisePhoto(file)).toMatchObject({ ok: true });
  // Walked through, it takes many seconds.
  expect(performance.now() - began).toBeLessThan(2_000);
});

/** The segments of a JPEG, each with the data of its scan behind it. */
const segmentsOf = (jpeg: Buffer): readonly Buffer[] => {
  const starts: number[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xd9; ) {
    starts.push(at);
    const isScan = jpeg[at + 1] === 0xda;
    at += 2 + jpeg.readUInt16BE(at + 2);
    while (isScan && !(jpeg[at] === 0xff && jpeg[at + 1] !== 0)) at += 1;
  }
  return starts.map((at, index) => jpeg.subarray(at, starts[index + 1] ?? -2));
};
/** A picture in one scan for each bit of the first coefficients: every one is right, and says nothing. */
const inScans = async (coefficients: number): Promise<Uint8Array> => {
  const all = segmentsOf(await picture(64, 64).jpeg({ progressive: true }).toBuffer());
  // Those before it are of all colours, and say how bright each part of the picture is.
  const detail = all.findIndex((each) => each[1] === 0xda && each[4] === 1);
  const data = all[detail]?.subarray(10) ?? '';
  const scans = Array.from({ length: coefficients * 14 }, (_, at) => {
    const [coefficient, low] = [1 + Math.floor(at / 14), 13 - (at % 14)];
    const bits = low === 13 ? low : ((low + 1) << 4) | low;
    return joined(segment(0xda, Uint8Array.of(1, 1, 0, coefficient, coefficient, bits)), data);
  });
  const head = all.slice(0, detail);
  return joined(Uint8Array.of(0xff, 0xd8), ...head, ...scans, Uint8Array.of(0xff, 0xd9));
};

it('small files that would keep whoever draws them for long a picture is not in more scans than any program writes', async () => {
  expect(await sanitisePhoto(await inScans(5))).toMatchObject({ ok: true });
  expect(await sanitisePhoto(await inScans(20))).toEqual(REFUSED);
});

it('small files that would keep whoever draws them for long a picture is no line of millions of pixels', async () => {
  expect(await sanitisePhoto(await picture(1, 20_000).png().toBuffer())).toMatchObject({ ok: true });
  expect(await sanitisePhoto(await picture(1, 20_001).png().toBuffer())).toEqual(REFUSED);
  expect(await sanitisePhoto(await picture(20_001, 1).png().toBuffer())).toEqual(REFUSED);
});

const LEAVINGS = ['a person', 'Porto', '<script>', 'PK\u0003\u0004', 'xmpmeta', 'ICC_PROFILE'];
const redrawn = async (bytes: Uint8Array): Promise<Buffer> => {
  const drawn = await sanitisePhoto(bytes);
  if (!drawn.ok) throw new Error(drawn.error);
  return Buffer.from(drawn.value);
};
const expectClean = async (output: Buffer): Promise<void> => {
  const { format, exif, xmp, icc, iptc, pages } = await sharp(output).metadata();
  expect({ format, exif, xmp, icc, iptc, pages }).toEqual({
    format: 'webp',
    exif: undefined,
    xmp: undefined,
    icc: undefined,
    iptc: undefined,
    pages: undefined,
  });
  for (const left of LEAVINGS) expect(output.includes(Buffer.from(left, 'latin1'))).toBe(false);
};

it('what else a file holds goes: EXIF with a place, XMP and a colour profile', async () => {
  const exif = {
    IFD0: { Copyright: 'a person', ImageDescription: 'Porto' },
    IFD3: { GPSLatitudeRef: 'N' },
  };
  const bytes = await picture(40, 40)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Porto</x:xmpmeta>')
    .withExifMerge(exif)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(bytes.includes(Buffer.from('a person'))).toBe(true);
  await expectClean(await redrawn(bytes));
});

it.each(['jpeg', 'png'] as const)(
  'what else a file holds goes, but for how the camera was held: a %s',
  async (format) => {
    for (const [orientation, size] of [
      [1, [40, 20]],
      [3, [40, 20]],
      [6, [20, 40]],
      [8, [20, 40]],
    ] as const) {
      const bytes = await picture(40, 20).withMetadata({ orientation }).toFormat(format).toBuffer();
      const output = await redrawn(bytes);
      const { width, height } = await sharp(output).metadata();
      expect([width, height]).toEqual(size);
      await expectClean(output);
    }
  },
);

it('what else a file holds goes: a page, a script or an archive behind the picture', async () => {
  const png = await picture(40, 40).png().toBuffer();
  await expectClean(await redrawn(joined(png, '<html><script>alert(1)</script>', 'PK\u0003\u0004 a person')));
});

it('what else a file holds goes: every frame of an animation but the first', async () => {
  const frame = { create: { width: 20, height: 20, channels: 4, background: 'red' } } as const;
  const frames = await Promise.all([
    sharp(frame).png().toBuffer(),
    sharp(frame).negate({ alpha: false }).png().toBuffer(),
  ]);
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  await expectClean(await redrawn(gif));
});

it.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['nothing', ''],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['a JPEG’s first bytes and no more', '\u00ff\u00d8\u00ff\u00e0\u0001\u0002\u0003'],
  ['a PDF', '%PDF-1.7'],
  ['a TIFF', 'II*\0'],
  ['an archive', 'PK\u0003\u0004'],
  [
    'a drawing behind the first bytes of a picture',
    '\u0089PNG\r\n\u001a\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
])('refuses %s', async (_, text) => {
  expect(await sanitisePhoto(joined(text))).toEqual(REFUSED);
});
