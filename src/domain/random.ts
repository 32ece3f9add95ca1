/** A seeded generator of whole numbers. The same seed gives the same numbers in every JavaScript engine. */
export interface Random {
  /** A whole number from 0 to `count` - 1. */
  readonly below: (count: number) => number;
}

const TWO_POW_32 = 4_294_967_296;

/** Hashes 32 bits, so that neighbouring seeds start far apart. Constants: hash-prospector (Chris Wellons). */
const mix = (value: number): number => {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
};

/**
 * Creates an sfc32 generator (Chris Doty-Humphrey's small fast counting generator, PractRand). It uses 32-bit integer
 * arithmetic only. `seed` may be any whole number from 0 to 2^53.
 */
export const createRandom = (seed: number): Random => {
  let a = mix(seed);
  let b = mix(Math.floor(seed / TWO_POW_32) + 0x9e3779b9);
  let c = mix(a ^ 0x85ebca6b);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return { below: (count) => Math.floor((next() / TWO_POW_32) * count) };
};

/** Returns the items in random order, in a new array. */
export const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const result = items.map((item) => ({ item, rank: random.below(TWO_POW_32) }));
  result.sort((one, other) => one.rank - other.rank);
  return result.map(({ item }) => item);
};
