import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws barcodes as a camera would see them, for a browser that plays a file instead of its camera. */

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the first six digits are drawn the other way round: that is how EAN-13 says its first digit. */
const PARITY = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

const inverted = (bars: string): string => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
const reversed = (bars: string): string => [...bars].reverse().join('');

const drawn = (digits: string, set: (bars: string, at: number) => string): string =>
  [...digits].map((digit, at) => set(LEFT[Number(digit)] ?? '', at)).join('');

/** The bars (1) and spaces (0) of an EAN-13, EAN-8 or UPC-A code, ISO/IEC 15420. */
export const barsOf = (code: string): string => {
  const digits = code.length === 12 ? `0${code}` : code;
  const isLong = digits.length === 13;
  const parity = isLong ? (PARITY[Number(digits[0])] ?? '') : '0000';
  const shown = isLong ? digits.slice(1) : digits;
  const half = shown.length / 2;
  const left = drawn(shown.slice(0, half), (bars, at) =>
    parity[at] === '1' ? reversed(inverted(bars)) : bars,
  );
  return `101${left}01010${drawn(shown.slice(half), inverted)}101`;
};

const WIDTH = 640;
const HEIGHT = 480;
const BAR_PX = 4;
/** A hand is never still. */
const TILTS = [-3, -1, 0, 2, 4, 1];

const pictureOf = (code: string, tilt: number): string => {
  const bars = barsOf(code);
  const left = (WIDTH - bars.length * BAR_PX) / 2;
  const rects = [...bars].map((bar, at) =>
    bar === '1' ? `<rect x="${left + at * BAR_PX}" y="150" width="${BAR_PX}" height="180"/>` : '',
  );
  const pack = `<rect x="${left - 50}" y="110" width="${WIDTH - 2 * left + 100}" height="260" fill="#f4f1ea"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#8c7b6a"/><g transform="rotate(${tilt} ${WIDTH / 2} ${HEIGHT / 2})">${pack}<g fill="#1a1a1a">${rects.join('')}</g></g></svg>`;
};

/** Writes a film of one barcode in a hand, 6 frames of YUV4MPEG2. */
export const filmBarcode = async (code: string, file: string): Promise<void> => {
  const frames = await Promise.all(
    TILTS.map((tilt) =>
      sharp(Buffer.from(pictureOf(code, tilt)))
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
