import { Flex, Stack } from '@chakra-ui/react';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { type StoredDraft, useStoredDraft } from '../../../device/hooks/stored-draft.ts';
import type { OwnFood } from '../../../domain/food/own-food/own-food.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { FormNews } from '../../../ui/form/form-news.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { ContentsFields } from './contents-fields.tsx';
import { type FoodText, foodOfText, foodTextDoubt, foodTextErrors, readFoodText } from './food-text.ts';
import { LabelFields } from './label-fields.tsx';
import { MeasureFields } from './measure-fields.tsx';

type Draft = StoredDraft<FoodText | null>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what is typed on the device at every change. */
function KeepDraft({ draft, initial }: { draft: Draft; initial: FoodText }) {
  const { values } = useFormikContext<FoodText>();
  const seen = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept once, when it is typed
  useEffect(() => {
    if (same(seen.current, values)) return;
    seen.current = values;
    if (same(values, initial)) void draft.drop();
    else draft.change(values);
  }, [values]);
  return null;
}

interface FoodFormProps {
  /** The key of the draft of what is typed and not saved. */
  readonly draftKey: string;
  readonly initial: FoodText;
  /** The food that the form begins with; null for an empty form. */
  readonly food: OwnFood | null;
  readonly id: () => OwnFood['id'];
  /** A sentence beside the values about where they are from. */
  readonly source?: string | null;
  /** False where this device could not store it: the form then keeps what was typed. */
  readonly onSave: (food: OwnFood) => Promise<boolean>;
}

function Form({ draft, initial, food, id, source = null, onSave }: FoodFormProps & { draft: Draft }) {
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [resumed] = useState(draft.values !== null && !same(draft.values, initial));

  const save = async (values: FoodText): Promise<void> => {
    const doubt = foodTextDoubt(values);
    if (doubt !== null && doubt !== asked) return setAsked(doubt);
    const typed = foodOfText(values, id(), food);
    const stored = typed !== null && (await onSave(typed));
    setFailed(!stored);
    if (stored) await draft.drop();
  };

  return (
    <Formik initialValues={draft.values ?? initial} validate={foodTextErrors} onSubmit={save}>
      {(form) => {
        const doubt = asked !== null && asked === foodTextDoubt(form.values) ? asked : null;
        return (
          <form noValidate onSubmit={form.handleSubmit}>
            <KeepDraft draft={draft} initial={initial} />
            <Stack gap="4">
              {resumed && !same(form.values, initial) ? (
                <Flex
                  role="status"
                  alignItems="center"
                  justifyContent="space-between"
                  gap="3"
                  flexWrap="wrap"
                >
                  <span>This is what you typed before. It is not saved yet.</span>
                  <Button look="quiet" size="sm" onClick={() => void form.setValues(initial)}>
                    Start again
                  </Button>
                </Flex>
              ) : null}
              <Card>
                <Stack gap="4">
                  <TextField name="name" label="Name" maxLength={200} />
                  <TextField
                    name="barcode"
                    label="Barcode"
                    inputMode="numeric"
                    maxLength={40}
                    hint="The digits under the bars, if it has any."
                  />
                </Stack>
              </Card>
              <LabelFields food={food} source={source} />
              <ContentsFields />
              <MeasureFields />
              <FormNews
                unsaved={draft.unsaved}
                status={null}
                error={failed ? 'This device could not save your food. Please try again.' : null}
              />
              {form.submitCount > 0 && !form.isValid ? (
                <Notice tone="error" role="alert">
                  Please check the fields above.
                </Notice>
              ) : null}
              {doubt === null ? null : (
                <Notice tone="warning" role="alert">
                  {doubt}
                </Notice>
              )}
              <Flex>
                <Button type="submit" disabled={form.isSubmitting} flex={{ base: '1', sm: 'none' }}>
                  {doubt === null ? 'Save' : 'Yes, save it'}
                </Button>
              </Flex>
            </Stack>
          </form>
        );
      }}
    </Formik>
  );
}

/** A food from its label. What is typed stays on the device until it is saved. */
export function FoodForm(props: FoodFormProps) {
  const draft = useStoredDraft(`food:${props.draftKey}`, readFoodText);
  return draft === null ? <Skeleton height="240px" borderRadius="lg" /> : <Form {...props} draft={draft} />;
}
