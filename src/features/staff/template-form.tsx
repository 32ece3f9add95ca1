import { Flex, Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import * as v from 'valibot';
import {
  createMealTemplate,
  type MealTemplate,
  mealTemplateFields,
  updateMealTemplate,
} from '../../contract/staff.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { TextAreaField, TextField } from '../../ui/form/field.tsx';
import { validateWith } from '../../ui/form/validate.ts';
import { Modal } from '../../ui/overlay/modal.tsx';
import { BusyMark } from '../../ui/show/busy-mark.tsx';
import { Button } from '../../ui/show/button.tsx';
import { StaffNews } from './staff-news.tsx';
import { failedNews, type News } from './words.ts';

/** The contract's fields, with the energy as it is typed. */
export const templateForm = v.object({
  ...mealTemplateFields.entries,
  kcal: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the energy in kcal'),
    v.regex(/^\d{1,9}$/, 'Enter whole kcal'),
    v.transform(Number),
    mealTemplateFields.entries.kcal,
  ),
});

/** A new template, or another version of one. */
export function TemplateForm(props: {
  template: MealTemplate | null;
  onSaved: (template: MealTemplate) => void;
  onClose: () => void;
}) {
  const { api } = usePorts();
  const { template } = props;
  const [news, setNews] = useState<News | null>(null);
  return (
    <Modal title={template === null ? 'New meal plan' : `Edit ${template.name}`} onClose={props.onClose}>
      <Formik
        initialValues={{
          name: template?.name ?? '',
          kcal: template === null ? '' : String(template.kcal),
          description: template?.description ?? '',
        }}
        validate={validateWith(templateForm)}
        onSubmit={async (values) => {
          setNews(null);
          const body = v.parse(templateForm, values);
          const saved =
            template === null
              ? await api.call(createMealTemplate, { body })
              : await api.call(updateMealTemplate, { params: { templateId: template.id }, body });
          if (saved.ok) props.onSaved(saved.value);
          else setNews(failedNews(saved.error));
        }}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4">
              <TextField name="name" label="Name" autoComplete="off" />
              <TextField name="kcal" label="Energy (kcal)" inputMode="numeric" autoComplete="off" />
              <TextAreaField name="description" label="Description" />
              <StaffNews news={form.isSubmitting ? null : news} />
              <Flex gap="3" flexWrap="wrap">
                <Button type="submit" disabled={form.isSubmitting}>
                  {form.isSubmitting ? <BusyMark /> : null}
                  {form.isSubmitting ? 'Saving...' : 'Save'}
                </Button>
                <Button look="outline" onClick={props.onClose}>
                  Cancel
                </Button>
              </Flex>
            </Stack>
          </form>
        )}
      </Formik>
    </Modal>
  );
}
