import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** `document.fonts.ready` is also true where none was asked for yet. */
export const untilFontsAreThere = (page: Page) =>
  page.evaluate(() =>
    Promise.all(['1em Figtree', '1em "Young Serif"'].map((font) => document.fonts.load(font))),
  );

export const untilPicturesAreThere = (within: Locator) =>
  within
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((picture) => picture.decode())));

/** A rounded corner of a picture that came late is drawn this much off, out of 255: nobody sees it. */
const UNSEEN = 8;

const pointsOf = (png: Buffer): Promise<Buffer> => sharp(png).raw().toBuffer();

/** Whether two screenshots look the same to a person. */
export async function lookTheSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = [await pointsOf(one), await pointsOf(other)];
  return a.length === b.length && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) <= UNSEEN);
}
