import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws a barcode as a camera would see it, for a browser that plays a file instead of its camera. */

export const CODE = '4006381333931';
/** Its bars (1) and spaces (0) in EAN-13, ISO/IEC 15420. */
const BARS =
  '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101';

const WIDTH = 640;
const HEIGHT = 480;
const BAR_PX = 4;
/** A hand is never still. */
const TILTS = [-3, -1, 0, 2, 4, 1];

const pictureOf = (tilt: number): string => {
  const left = (WIDTH - BARS.length * BAR_PX) / 2;
  const rects = [...BARS].map((bar, at) =>
    bar === '1' ? `<rect x="${left + at * BAR_PX}" y="150" width="${BAR_PX}" height="180"/>` : '',
  );
  const pack = `<rect x="${left - 50}" y="110" width="${WIDTH - 2 * left + 100}" height="260" fill="#f4f1ea"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#8c7b6a"/><g transform="rotate(${tilt} ${WIDTH / 2} ${HEIGHT / 2})">${pack}<g fill="#1a1a1a">${rects.join('')}</g></g></svg>`;
};

/** Writes a film of the barcode in a hand, 6 frames of YUV4MPEG2. */
export const filmBarcode = async (file: string): Promise<void> => {
  const frames = await Promise.all(
    TILTS.map((tilt) =>
      sharp(Buffer.from(pictureOf(tilt)))
        .greyscale()
        .blur(0.7)
        .toColourspace('b-w')
        .raw()
        .toBuffer(),
    ),
  );
  const noColour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F6:1 Ip A1:1 C420jpeg\n`);
  const written = frames.flatMap((frame) => [Buffer.from('FRAME\n'), frame, noColour]);
  await writeFile(file, Buffer.concat([header, ...written]));
};
