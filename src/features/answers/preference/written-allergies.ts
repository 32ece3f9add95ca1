import { allergenInWords, calledName, readAllergyText } from '../../../domain/plan/rules/allergy-text.ts';
import type { Food } from '../../../terms/food.ts';

const MOST_NAMED = 6;

/** Sentences about a text of allergies: what it leaves out, and which words nobody understands. */
export const sayWritten = (text: string, foods: ReadonlyMap<string, Food>): readonly string[] => {
  const { allergies, foods: ids, absent, unread } = readAllergyText(text, foods);
  const names = [
    ...new Set([
      ...allergies.map(allergenInWords),
      ...ids.map((id) => calledName(foods.get(id)?.name ?? id).toLowerCase()),
    ]),
  ];
  const more = names.length - MOST_NAMED;
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return [
    ...(names.length === 0
      ? []
      : [`Left out of every dish: ${shown}${more > 0 ? ` and ${more} more` : ''}.`]),
    ...(absent.length === 0 ? [] : [`No dish uses ${absent.join(', ')}.`]),
    ...(unread.length === 0
      ? []
      : [`We do not understand "${unread.join(', ')}". Please write it in other words.`]),
  ];
};
