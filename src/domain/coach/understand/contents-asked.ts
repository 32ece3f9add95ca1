import type { CoachRequest } from '../slots/request.ts';
import { dishMeant, foodMeant, type Reading } from './places-meant.ts';

/** Ways to eat that the ingredients alone decide. */
const BY_CONTENTS = /\b(?:free|vegan|vegetarian|meatless|plant based|allerg\w*|intoleran\w*)\b/;
/** What a message calls a dish that none is sure to be. */
export const calledIn = ({ slots: { dish: id, called, slot } }: Reading): { readonly called?: string } =>
  id === null && called !== null && slot === null ? { called } : {};
export const contains = (reading: Reading): CoachRequest => {
  const { slots } = reading;
  const called = calledIn(reading);
  const what =
    slots.condition?.replace(/ ?(?:free|allergy|allergies|intolerance)$/, '') ?? foodMeant(reading);
  const of = dishMeant(reading);
  const { condition } = slots;
  if (condition !== null && !BY_CONTENTS.test(condition))
    return { tool: 'dish', of, ask: 'fits', what: condition, ...called };
  return what === null
    ? { tool: 'dish', of, ask: 'ingredients', ...called }
    : { tool: 'dish', of, ask: 'contains', what, free: / ?free$/.test(slots.condition ?? ''), ...called };
};

/** Somebody must not have a food: it is looked for, whoever asks for whom. */
const MUST_NOT = /\b(?:allerg\w*|intoleran\w*|(?:can not|cannot|can't|cant) (?:have|eat))\b/;
export const fits = (reading: Reading): CoachRequest => {
  const { slots } = reading;
  const isForbidden = slots.condition === null && MUST_NOT.test(slots.whole) && foodMeant(reading) !== null;
  if (isForbidden) return contains(reading);
  return { tool: 'dish', of: dishMeant(reading), ask: 'fits', what: slots.condition, ...calledIn(reading) };
};
