import type { Measure } from '../../../terms/food.ts';

/** Millilitres of the measures of volume that the tables use. */
const VOLUMES: Readonly<Record<string, number>> = {
  cup: 236.588,
  'fl oz': 29.574,
  tbsp: 14.787,
  tablespoon: 14.787,
  tsp: 4.929,
  teaspoon: 4.929,
  pint: 473.176,
  quart: 946.353,
};

const PLAIN = Object.keys(VOLUMES);

/** The usual cut of what fills a cup. */
const USUAL_CUT = /slice|chop|dice|cube|piece/;

/**
 * Grams of one millilitre by the food's own measures: a plain cup first, which is the largest, then smaller ones, then
 * a cup that says how it is filled ("cup, chopped"). Null where the food has no measure of volume.
 */
export const gramsPerMl = (measures: readonly Measure[]): number | null => {
  const volumes = measures.flatMap(({ label, grams }) => {
    const volume = PLAIN.find(
      (each) => label === each || label.startsWith(`${each} `) || label.startsWith(`${each},`),
    );
    const ml = VOLUMES[volume ?? ''];
    return volume === undefined || ml === undefined ? [] : [{ label, volume, density: grams / ml }];
  });
  const order = ({ label, volume }: (typeof volumes)[number]): number =>
    PLAIN.indexOf(volume) + (label === volume ? 0 : USUAL_CUT.test(label) ? PLAIN.length : 2 * PLAIN.length);
  return [...volumes].sort((a, b) => order(a) - order(b))[0]?.density ?? null;
};
