import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sanitisePhoto } from '../../server/photos/sanitise.ts';

const uint32 = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Turned by a quarter and interlaced: no part of it can be drawn before the whole is decoded. */
const turned = () =>
  sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: 'red' } }).withMetadata({
    orientation: 6,
  });
/** How much more memory the process has at some moment while `work` is done. */
const peakOf = async (work: () => Promise<void>): Promise<number> => {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  await work();
  clearInterval(timer);
  return peak - before;
};
const drawTwo = (bytes: Uint8Array) => async (): Promise<void> => {
  const drawn = await Promise.all([sanitisePhoto(bytes), sanitisePhoto(bytes)]);
  expect(drawn.map(({ ok }) => ok)).toEqual([true, true]);
};

it('the largest pictures take a bounded part of the memory, two at once', async () => {
  const bytes = await turned().png({ progressive: true, compressionLevel: 9 }).toBuffer();
  expect(await peakOf(drawTwo(bytes))).toBeLessThan(300_000_000);
});

it('the largest pictures take no more for texts that are packed beside the picture: none is unpacked', async () => {
  const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const header = png.subarray(0, 33);
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(7_900_000, 65)),
  ]);
  const typed = Buffer.concat([Buffer.from('zTXt'), text]);
  const chunk = Buffer.concat([uint32(text.length), typed, uint32(crc32(typed))]);
  const bytes = Buffer.concat([header, ...Array(20).fill(chunk), png.subarray(33)]);
  expect(bytes.length).toBeLessThan(200_000);
  expect(await peakOf(drawTwo(bytes))).toBeLessThan(100_000_000);
});
