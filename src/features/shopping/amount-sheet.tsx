import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { type PantryUnit, pantryUnits } from '../../domain/kitchen/shopping/pantry-units.ts';
import type { ShopThing } from '../../domain/kitchen/shopping/shop-things.ts';
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Button } from '../../ui/show/button.tsx';
import { Notice } from '../../ui/show/notice.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const AMOUNT = /^\d{1,5}(?:[.,]\d{1,2})?$/;
const MOST_G = 100_000;
const REFUSAL = 'Write a number, such as 2 or 1.5';
const TOO_MUCH = 'That is too much for a pantry';

const readAmount = (text: string): number | null =>
  AMOUNT.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

const inUnit = (grams: number, unit: PantryUnit | undefined): string =>
  grams === 0 || unit === undefined ? '' : String(Math.round((grams / unit.grams) * 100) / 100);

/** Asks for the amount of one thing at home. */
export function AmountSheet(props: {
  thing: ShopThing;
  /** As bought; 0 for what is not there yet. */
  grams: number;
  /** False where this device could not keep it: the form then stays as it is. */
  onSet: (grams: number) => Promise<boolean>;
  onClose: () => void;
}) {
  const { thing, grams, onSet, onClose } = props;
  const units = pantryUnits(thing.food);
  const gramsOf = (unit: string): number => units.find(({ label }) => label === unit)?.grams ?? 1;
  const [failed, setFailed] = useState(false);
  const setAndClose = async (amount: number): Promise<void> => {
    const kept = await onSet(amount);
    setFailed(!kept);
    if (kept) onClose();
  };
  return (
    <Sheet title={thing.name} onClose={onClose}>
      <Formik
        initialValues={{ amount: inUnit(grams, units[0]), unit: units[0]?.label ?? 'g' }}
        validate={({ amount, unit }) => {
          const read = readAmount(amount);
          if (read === null) return { amount: REFUSAL };
          return read * gramsOf(unit) > MOST_G ? { amount: TOO_MUCH } : {};
        }}
        validateOnBlur={false}
        onSubmit={({ amount, unit }) => setAndClose((readAmount(amount) ?? 0) * gramsOf(unit))}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4">
              <TextField name="amount" label="At home now" inputMode="decimal" autoComplete="off" />
              <SingleChoiceChips
                legend="Counted in"
                name="unit"
                options={units.map(({ label }) => ({ value: label, label }))}
                value={form.values.unit}
                onChange={(unit) => void form.setFieldValue('unit', unit)}
              />
              <Muted>As you bought it, peel and all, before cooking.</Muted>
              {failed ? (
                <Notice role="alert" tone="error">
                  This device could not save that amount. Please try again.
                </Notice>
              ) : null}
              <Flex gap="3" flexWrap="wrap">
                <Button type="submit" flex="1" disabled={form.isSubmitting}>
                  Save
                </Button>
                {grams === 0 ? null : (
                  <Button look="outline" onClick={() => void setAndClose(0)}>
                    Used up
                  </Button>
                )}
              </Flex>
            </Stack>
          </form>
        )}
      </Formik>
    </Sheet>
  );
}
