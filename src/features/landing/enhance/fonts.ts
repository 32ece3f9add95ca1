/**
 * The first picture is drawn with the device's fonts; ours are asked for after it and take over together. One that
 * does not come leaves the device's in its place.
 */
export async function bringFonts(): Promise<void> {
  await Promise.allSettled(['1em Figtree', '1em "Young Serif"'].map((font) => document.fonts.load(font)));
  document.documentElement.dataset.fonts = 'here';
}
