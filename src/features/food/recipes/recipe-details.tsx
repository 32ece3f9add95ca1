import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ALLERGEN_LABELS } from '../../../domain/food/catalogue/allergen-labels.ts';
import type { RecipeDraft } from '../../../domain/food/own-food/recipe-draft.ts';
import { ALLERGENS, type Allergen, type MealKind } from '../../../terms/food.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Hint, Label, TextArea } from '../../../ui/form/control.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { AccordionSection } from '../../../ui/show/accordion-section.tsx';

const KINDS: readonly { readonly value: MealKind; readonly label: string }[] = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'snack', label: 'Snack' },
  { value: 'main', label: 'Lunch or dinner' },
];
const KEEPING = [{ value: 'freezes', label: 'It freezes well' }] as const;

const SERVINGS = { min: 1, max: 99, decimals: 1 } as const;
const POT = { min: 1, max: 9999, decimals: 0 } as const;
const MINUTES = { min: 0, max: 1440, decimals: 0 } as const;
const DAYS = { min: 0, max: 14, decimals: 0 } as const;

const without = <T,>(items: readonly T[], item: T): readonly T[] => items.filter((each) => each !== item);

/** Facts of a recipe beside its ingredients: servings, method, the meals it suits. */
export function RecipeDetails(props: {
  values: RecipeDraft;
  /** Allergens that its foods have. */
  found: readonly Allergen[];
  onChange: (part: Partial<RecipeDraft>) => void;
}) {
  const { values, found, onChange } = props;
  const [open, setOpen] = useState(false);
  const others = ALLERGENS.filter(
    (allergen) => !found.includes(allergen) || values.allergens.includes(allergen),
  );
  return (
    <Stack gap="4">
      <NumberInput
        label="Servings"
        value={values.servings}
        rule={SERVINGS}
        refusal="Give the number of servings: 1 to 99."
        onChange={(servings) => onChange({ servings })}
        onClear={() => onChange({ servings: null })}
      />
      {values.servings === null ? <Hint>How many does it serve? Then we can count one serving.</Hint> : null}
      <div>
        <NumberInput
          label="The whole pot, in grams"
          value={values.finishedGrams}
          rule={POT}
          refusal="Give the weight in whole grams: 1 to 9999."
          onChange={(finishedGrams) => onChange({ finishedGrams })}
          onClear={() => onChange({ finishedGrams: null })}
        />
        <Hint>Weigh it when it is done, and a serving by weight is exact. Or leave this empty.</Hint>
      </div>
      <div>
        <Label htmlFor="recipe-method">Method</Label>
        <TextArea
          id="recipe-method"
          rows={5}
          value={values.method}
          aria-describedby="recipe-method-hint"
          placeholder={'Soften the onions in the oil.\nAdd the rest and simmer for 20 minutes.'}
          onChange={(event) => onChange({ method: event.target.value })}
        />
        <Hint id="recipe-method-hint">
          One step per line. A time in a step becomes a timer in the kitchen.
        </Hint>
      </div>
      <div>
        <ChoiceChips
          legend="Good for"
          options={KINDS}
          values={values.kinds}
          onToggle={(kind, chosen) =>
            onChange({ kinds: chosen ? [...values.kinds, kind] : without(values.kinds, kind) })
          }
        />
        <Hint>Your week can use it for these meals. If you choose none, it comes only when you plan it.</Hint>
      </div>
      <AccordionSection heading="Time, keeping, allergens" open={open} onToggle={() => setOpen(!open)}>
        <Stack gap="4">
          <NumberInput
            label="Minutes of work"
            value={values.minutesActive}
            rule={MINUTES}
            refusal="Give whole minutes."
            onChange={(minutesActive) => onChange({ minutesActive })}
          />
          <NumberInput
            label="Minutes in total"
            value={values.minutesTotal}
            rule={MINUTES}
            refusal="Give whole minutes."
            onChange={(minutesTotal) => onChange({ minutesTotal })}
          />
          <NumberInput
            label="Days it keeps in the fridge"
            value={values.keeps}
            rule={DAYS}
            refusal="Give whole days: 0 to 14."
            onChange={(keeps) => onChange({ keeps })}
          />
          <ChoiceChips
            legend="Keeping"
            options={KEEPING}
            values={values.freezes ? ['freezes'] : []}
            onToggle={(_, freezes) => onChange({ freezes })}
          />
          <ChoiceChips
            legend="It also contains"
            options={others.map((value) => ({ value, label: ALLERGEN_LABELS[value] }))}
            values={values.allergens}
            onToggle={(allergen, chosen) =>
              onChange({
                allergens: chosen ? [...values.allergens, allergen] : without(values.allergens, allergen),
              })
            }
          />
        </Stack>
      </AccordionSection>
    </Stack>
  );
}
