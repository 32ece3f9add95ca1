/** Readers of foods in the member's own words: a large vocabulary, loaded where somebody wrote some. */
export { foodIdsNamed } from '../../domain/food/catalogue/food-ids.ts';
export { readAllergyText } from '../../domain/plan/rules/allergy-text.ts';
