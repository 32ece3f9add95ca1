/** Parts with a layout of their own: the header, each section, the footer. */
const PARTS = 'body > :not(main, script), main:not(.text-page) > *, .text-page';

/**
 * The first picture is drawn with the device's fonts; ours are asked for after it and take over together, one part
 * of the page after the other: all of it at once would hold a slow phone up. One that does not come leaves the
 * device's in its place.
 */
export async function bringFonts(): Promise<void> {
  await Promise.allSettled(['1em Figtree', '1em "Young Serif"'].map((font) => document.fonts.load(font)));
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    part.dataset.fonts = 'here';
    await new Promise(requestAnimationFrame);
  }
}
