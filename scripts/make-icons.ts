import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the logo (a sorrel leaf: arrow-shaped, with a red stalk) and writes the favicon and every icon size. Run
 * `npx tsx scripts/make-icons.ts` after changing the drawing, and commit the files.
 */
const PUBLIC = join(import.meta.dirname, '..', 'public');
const LEAF = '#1f6b47';
const PALE = '#e3efe4';
const SHADE = '#c3dfc9';
const STALK = '#e58a78';

const HALF =
  'M256 62 C316 112 362 190 360 264 C358 312 348 346 350 378 C351 402 356 418 364 434 C322 428 280 406 256 364 Z';

const leaf = `
  <g transform="rotate(16 256 268)">
    <path d="M256 330 C257 380 252 420 240 462" fill="none" stroke="${STALK}" stroke-width="20" stroke-linecap="round"/>
    <path d="${HALF}" fill="${SHADE}"/>
    <path d="${HALF}" fill="${PALE}" transform="matrix(-1 0 0 1 512 0)"/>
    <g fill="none" stroke="${LEAF}" stroke-linecap="round" stroke-width="11">
      <path d="M256 150 L256 352"/>
      <path d="M256 222 L300 186 M256 222 L212 186"/>
      <path d="M256 288 L308 246 M256 288 L204 246"/>
    </g>
  </g>`;

interface Canvas {
  /** Corner radius of the tile, whose side is 512. */
  readonly radius: number;
  /** Scale of the leaf. In a maskable icon it must stay within the middle 80 % of the tile. */
  readonly scale: number;
}

const draw = ({ radius, scale }: Canvas) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${radius}" fill="${LEAF}"/>
  <g transform="translate(256 256) scale(${scale}) translate(-256 -264)">${leaf}
  </g>
</svg>
`;

const ROUNDED = draw({ radius: 116, scale: 0.94 });
const FULL_BLEED = draw({ radius: 0, scale: 0.76 });

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
await writeFile(join(PUBLIC, 'favicon.svg'), ROUNDED);
for (const size of [192, 512]) {
  await writeFile(join(PUBLIC, `icons/icon-${size}.png`), await png(ROUNDED, size));
  await writeFile(join(PUBLIC, `icons/maskable-${size}.png`), await png(FULL_BLEED, size));
}
await writeFile(join(PUBLIC, 'icons/apple-touch-icon.png'), await png(FULL_BLEED, 180));
