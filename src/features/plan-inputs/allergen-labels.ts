import { ALLERGEN_LABELS } from '../../domain/catalogue/allergen-labels.ts';
import { ALLERGENS } from '../../domain/catalogue/types.ts';

export const allergenOptions = ALLERGENS.map((value) => ({ value, label: ALLERGEN_LABELS[value] }));
