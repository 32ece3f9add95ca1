import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import * as v from 'valibot';
import type { Routine } from '../../../domain/body/fitness/routines.ts';
import { TextAreaField, TextField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { type RoutineText, routineSchema } from './routine-schema.ts';

const Half = chakra('div', { base: { flex: '1', minW: '130px' } });

/** Creating or changing a routine; the form keeps its values when the device could not. */
export function RoutineForm(props: {
  title: string;
  initial: RoutineText;
  /** False where it could not be kept. */
  onSave: (routine: Omit<Routine, 'id'>) => Promise<boolean>;
  onClose: () => void;
}) {
  const [failed, setFailed] = useState(false);
  return (
    <Modal title={props.title} onClose={props.onClose}>
      <Formik
        initialValues={props.initial}
        validate={validateWith(routineSchema)}
        onSubmit={async (values) => {
          const kept = await props.onSave(v.parse(routineSchema, values));
          setFailed(!kept);
          if (kept) props.onClose();
        }}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4">
              <TextField name="name" label="Name" autoComplete="off" />
              <Flex gap="4" flexWrap="wrap">
                <Half>
                  <TextField name="kcal" label="Energy (kcal)" inputMode="numeric" autoComplete="off" />
                </Half>
                <Half>
                  <TextField name="minutes" label="Minutes" inputMode="numeric" autoComplete="off" />
                </Half>
              </Flex>
              <TextAreaField name="description" label="Description" />
              {failed ? (
                <Notice role="alert" tone="error">
                  This device could not save your routine. Please try again.
                </Notice>
              ) : null}
              <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
                <Button look="outline" onClick={props.onClose}>
                  Cancel
                </Button>
                <Button type="submit" disabled={form.isSubmitting}>
                  Save
                </Button>
              </Flex>
            </Stack>
          </form>
        )}
      </Formik>
    </Modal>
  );
}
