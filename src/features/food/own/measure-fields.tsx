import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FieldArray, useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { FieldError, TextField } from '../../../ui/form/field.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import type { FoodText } from './food-text.ts';

const MEASURES_MAX = 12;
const Label = chakra('div', { base: { flex: '2', minW: 0 } });
const Grams = chakra('div', { base: { flex: '1', minW: '72px' } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** In which amounts the food comes: a slice, a bar, a pot. */
export function MeasureFields() {
  const { values, errors, submitCount } = useFormikContext<FoodText>();
  const unit = values.of === 'serving' ? values.servingUnit : values.of;
  return (
    <Card as="section" aria-labelledby="measures">
      <FieldArray name="measures">
        {({ push, remove }) => (
          <Stack gap="4">
            <CardTitle id="measures">Serving sizes</CardTitle>
            <Muted>If it comes in slices, bars or pots, you can log it by them.</Muted>
            {values.measures.map((_, at) => (
              // Rows have nothing but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: a removed row moves those after it up
              <Flex key={at} gap="2" alignItems="flex-end">
                <Label>
                  <TextField name={`measures.${at}.label`} label="Name" placeholder="slice" />
                </Label>
                <Grams>
                  <TextField name={`measures.${at}.grams`} label={`In ${unit}`} inputMode="decimal" />
                </Grams>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={`Remove serving size ${at + 1}`}
                  onClick={() => remove(at)}
                >
                  <X size={20} aria-hidden="true" />
                </Button>
              </Flex>
            ))}
            {submitCount > 0 && typeof errors.measures === 'string' ? (
              <FieldError>{errors.measures}</FieldError>
            ) : null}
            {values.measures.length >= MEASURES_MAX ? null : (
              <Flex>
                <Button look="outline" size="sm" onClick={() => push({ label: '', grams: '' })}>
                  <Plus size={18} aria-hidden="true" />
                  Add a serving size
                </Button>
              </Flex>
            )}
          </Stack>
        )}
      </FieldArray>
    </Card>
  );
}
