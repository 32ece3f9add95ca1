import { chakra, Stack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { LABEL_ORDER, type LabelKey, type LabelKind } from '../../../domain/food/label/label.ts';
import type { OwnFood } from '../../../domain/food/own-food/own-food.ts';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { type FoodText, withLabelKind } from './food-text.ts';

/** As they are printed. */
const WORDS: Readonly<Record<LabelKind, Readonly<Partial<Record<LabelKey, string>>>>> = {
  eu: {
    kj: 'Energy (kJ)',
    kcal: 'Energy (kcal)',
    fat: 'Fat (g)',
    saturates: 'of which saturates (g)',
    carbs: 'Carbohydrate (g)',
    sugars: 'of which sugars (g)',
    fibre: 'Fibre (g)',
    protein: 'Protein (g)',
    salt: 'Salt (g)',
  },
  us: {
    kcal: 'Calories',
    fat: 'Total fat (g)',
    saturates: 'Saturated fat (g)',
    sodium: 'Sodium (mg)',
    carbs: 'Total carbohydrate (g)',
    fibre: 'Dietary fiber (g)',
    sugars: 'Total sugars (g)',
    protein: 'Protein (g)',
    vitaminD: 'Vitamin D (mcg)',
    calcium: 'Calcium (mg)',
    iron: 'Iron (mg)',
    potassium: 'Potassium (mg)',
  },
};

const KINDS = [
  { value: 'eu', label: 'Europe' },
  { value: 'us', label: 'United States' },
] as const;
const AMOUNTS = [
  { value: 'g', label: '100 g' },
  { value: 'ml', label: '100 ml' },
  { value: 'serving', label: 'One serving' },
] as const;
const UNITS = [
  { value: 'g', label: 'g' },
  { value: 'ml', label: 'ml' },
] as const;

const Values = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 116px), 1fr))',
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

/** The label's figures. `food` is what the form began with. */
export function LabelFields({ food, source }: { food: OwnFood | null; source: string | null }) {
  const { values, setValues, setFieldValue } = useFormikContext<FoodText>();
  return (
    <Card as="section" aria-labelledby="label">
      <Stack gap="4">
        <CardTitle id="label">What the label says</CardTitle>
        <Muted>
          Copy what is printed. Leave the rest empty: it counts as unknown, never as zero.
          {source === null ? null : ` ${source}`}
        </Muted>
        <SingleChoiceChips
          legend="Kind of label"
          name="kind"
          options={KINDS}
          value={values.kind}
          onChange={(kind) => void setValues(withLabelKind(values, kind, food))}
        />
        <SingleChoiceChips
          legend="The figures are for"
          name="of"
          options={AMOUNTS}
          value={values.of}
          onChange={(of) => void setFieldValue('of', of)}
        />
        {values.of === 'serving' ? (
          <>
            <TextField name="serving" label={`One serving, in ${values.servingUnit}`} inputMode="decimal" />
            <SingleChoiceChips
              legend="Unit of the serving"
              name="servingUnit"
              options={UNITS}
              value={values.servingUnit}
              onChange={(unit) => void setFieldValue('servingUnit', unit)}
            />
          </>
        ) : null}
        <Values>
          {LABEL_ORDER[values.kind].map((key) => (
            <TextField key={key} name={key} label={WORDS[values.kind][key] ?? key} inputMode="decimal" />
          ))}
        </Values>
      </Stack>
    </Card>
  );
}
