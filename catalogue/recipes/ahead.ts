type Ahead = readonly [hours: number, text: string];

/**
 * Dried beans for a dish that starts from boiled ones. `minutes` in fresh water after a soak of 8 to 12 hours: with
 * the chilling half a day, and a whole one for who sleeps in between.
 */
export const boiledBeans = (beans: string, minutes: number): Ahead => [
  24,
  `Start 24 hours ahead: soak the dried ${beans} for 8 to 12 hours, boil them in fresh water until soft, about ` +
    `${minutes} minutes, and chill them. Rinsed ones from a can need none of this.`,
];

/** Grain that goes into the pan cold: cooled fast and kept cold, as cooked rice must be. */
export const coldGrain = (grain: string, minutes: number): Ahead => [
  10,
  `Start 10 hours ahead: boil the ${grain}, about ${minutes} minutes, spread it out to cool within an ` +
    'hour and keep it in the fridge.',
];
