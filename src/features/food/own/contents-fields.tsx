import { Stack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { ALLERGEN_LABELS } from '../../../domain/food/catalogue/allergen-labels.ts';
import { ALLERGEN_OF_PART, type AnimalPart, toggledPart } from '../../../domain/food/label/animal-parts.ts';
import { ALLERGENS, type Allergen, SHOP_CATEGORIES } from '../../../terms/food.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { FieldError, SelectField } from '../../../ui/form/field.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import type { FoodText } from './food-text.ts';

const PARTS: readonly { readonly value: AnimalPart; readonly label: string }[] = [
  { value: 'none', label: 'Nothing, it is vegan' },
  { value: 'dairy', label: 'Dairy' },
  { value: 'egg', label: 'Egg' },
  { value: 'honey', label: 'Honey' },
  { value: 'fish', label: 'Fish or seafood' },
  { value: 'meat', label: 'Meat' },
];
const SHELVES = SHOP_CATEGORIES.map((category) => ({ value: category, label: category }));
const ALLERGEN_OPTIONS = ALLERGENS.map((allergen) => ({
  value: allergen,
  label: ALLERGEN_LABELS[allergen],
}));

const toggled = (all: readonly Allergen[], allergen: Allergen, chosen: boolean): Allergen[] => {
  const others = all.filter((each) => each !== allergen);
  return chosen ? [...others, allergen] : others;
};

/** Fields that tell who eats it, and where the shop has it. */
export function ContentsFields() {
  const { values, errors, submitCount, setValues, setFieldValue } = useFormikContext<FoodText>();
  const togglePart = (part: AnimalPart, chosen: boolean): void => {
    const allergen = ALLERGEN_OF_PART[part];
    void setValues({
      ...values,
      parts: [...toggledPart(values.parts, part, chosen)],
      allergens:
        chosen && allergen !== undefined ? toggled(values.allergens, allergen, true) : values.allergens,
    });
  };
  return (
    <Card as="section" aria-labelledby="contents">
      <Stack gap="4">
        <CardTitle id="contents">What is in it</CardTitle>
        <div>
          <ChoiceChips legend="From animals" options={PARTS} values={values.parts} onToggle={togglePart} />
          {submitCount > 0 && errors.parts !== undefined ? <FieldError>{errors.parts}</FieldError> : null}
        </div>
        <ChoiceChips
          legend="Allergens, in bold on most labels"
          options={ALLERGEN_OPTIONS}
          values={values.allergens}
          onToggle={(allergen, chosen) =>
            void setFieldValue('allergens', toggled(values.allergens, allergen, chosen))
          }
        />
        <SelectField
          name="category"
          label="Section in the shop"
          placeholder="Please choose"
          options={SHELVES}
        />
      </Stack>
    </Card>
  );
}
