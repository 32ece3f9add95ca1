import { chakra, Flex } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import * as v from 'valibot';
import {
  type KnownBody,
  weightDoubt,
  weightText,
  weightUnit,
} from '../../domain/body/progress/weight-entry.ts';
import type { Units } from '../../domain/units.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { TextField } from '../../ui/form/field.tsx';
import { validateWith } from '../../ui/form/validate.ts';
import { Button } from '../../ui/show/button.tsx';
import { weightSchema } from './weight-schema.ts';

const Half = chakra('div', { base: { flex: '1', minW: '130px' } });

/** Logs a day's weight; the same day once more replaces it. */
export function WeightForm(props: {
  today: LocalDay;
  units: Units;
  body: KnownBody;
  /** Initial values; change the form's key to start again. */
  initial: { readonly day: LocalDay; readonly kg: number | null };
  /** False where it could not be kept: the form then keeps its values. */
  onLog: (day: LocalDay, kg: number) => Promise<boolean>;
}) {
  const { units, initial } = props;
  /** A weight that the member was asked about. */
  const [asked, setAsked] = useState<number | null>(null);
  const schema = weightSchema(props.today, units);
  const weight = initial.kg === null ? '' : weightText(initial.kg, units);
  return (
    <Formik
      initialValues={{ day: initial.day, weight }}
      validate={validateWith(schema)}
      validateOnBlur={false}
      onSubmit={async (values, form) => {
        const { day, weight: kg } = v.parse(schema, values);
        const doubt = weightDoubt(kg, props.body, units);
        if (doubt !== null && asked !== kg) {
          setAsked(kg);
          return form.setFieldError('weight', `${doubt} If so, log it again.`);
        }
        if (await props.onLog(day, kg)) form.resetForm({ values: { day: props.today, weight: '' } });
      }}
    >
      {(form) => (
        <form noValidate onSubmit={form.handleSubmit}>
          <Flex gap="3" alignItems="flex-start" flexWrap="wrap">
            <Half>
              <TextField name="day" label="Day" type="date" max={props.today} />
            </Half>
            <Half>
              <TextField
                name="weight"
                label={`Weight (${weightUnit(units)})`}
                inputMode="decimal"
                autoComplete="off"
                autoFocus={initial.kg !== null}
              />
            </Half>
            <Button
              type="submit"
              disabled={form.isSubmitting}
              mt={{ sm: '26px' }}
              flex={{ base: '1 0 100%', sm: 'none' }}
            >
              Log weight
            </Button>
          </Flex>
        </form>
      )}
    </Formik>
  );
}
