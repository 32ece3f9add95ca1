import type { PersonFacts } from '../../../terms/plan.ts';
import { type Expecting, FIRST_AGE, referenceIntakes } from '../nutrition/reference-intakes.ts';

const FOOD_SHARE_OF_WATER = 0.2;
/** Total water of the two youngest groups, litres (IOM 2004); the table starts at nine. */
const youngWaterLitres = (age: number): number => (age <= 3 ? 1.3 : 1.7);

/**
 * Litres to drink in a day: total water less food's fifth, to one decimal (IOM 2004).
 * About 3.0 for men, 2.2 for women, 2.6 where the sex is unknown; less for children.
 */
export const drinkLitres = (person: Pick<PersonFacts, 'sex' | 'age'>, safety: Expecting): number => {
  const total =
    person.age < FIRST_AGE ? youngWaterLitres(person.age) : referenceIntakes(person, safety).water_total_l;
  return Math.round(total * (1 - FOOD_SHARE_OF_WATER) * 10) / 10;
};
