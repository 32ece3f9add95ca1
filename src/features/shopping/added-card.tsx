import { chakra, Flex } from '@chakra-ui/react';
import { Formik } from 'formik';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import * as v from 'valibot';
import type { Row } from '../../device/plan/read/shopping-view.ts';
import { TextField } from '../../ui/form/field.tsx';
import { validateWith } from '../../ui/form/validate.ts';
import { Button } from '../../ui/show/button.tsx';
import { AisleTitle, Surface } from './aisle-card.tsx';
import { ListRow, RowButton } from './list-row.tsx';

const NAME_MAX = 80;
const QUANTITY_MAX = 30;

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('What do you want to buy?'),
    v.maxLength(NAME_MAX, `${NAME_MAX} characters at most`),
  ),
  quantity: v.pipe(v.string(), v.trim(), v.maxLength(QUANTITY_MAX, `${QUANTITY_MAX} characters at most`)),
});
export type NewLine = v.InferOutput<typeof schema>;

/** The member's own lines, and a new one. */
export function AddedCard(props: {
  rows: readonly Row[];
  onTick: (row: Row) => void;
  onRemove: (row: Row) => void;
  /** False where this device could not keep it: the form then keeps what was typed. */
  onAdd: (line: NewLine) => Promise<boolean>;
}) {
  return (
    <Surface aria-label="Added by you" pb="4">
      <AisleTitle>Added by you</AisleTitle>
      <ul>
        {props.rows.map((row) => (
          <ListRow
            key={row.key}
            row={row}
            onTick={() => props.onTick(row)}
            aside={
              <RowButton
                type="button"
                aria-label={`Take ${row.name} off the list`}
                onClick={() => props.onRemove(row)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </RowButton>
            }
          />
        ))}
      </ul>
      <Formik
        initialValues={{ name: '', quantity: '' }}
        validate={validateWith(schema)}
        validateOnBlur={false}
        onSubmit={async (values, form) => {
          if (await props.onAdd(v.parse(schema, values))) form.resetForm();
        }}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Flex gap="2" mt="2" alignItems="flex-start" flexWrap="wrap">
              <chakra.div flex="2 1 9rem">
                <TextField name="name" label="Something else" placeholder="Dish soap" autoComplete="off" />
              </chakra.div>
              <chakra.div flex="1 1 6rem">
                <TextField name="quantity" label="How much" placeholder="1 bottle" autoComplete="off" />
              </chakra.div>
              <Button type="submit" look="outline" wide disabled={form.isSubmitting}>
                <Plus size={20} aria-hidden="true" />
                Add
              </Button>
            </Flex>
          </form>
        )}
      </Formik>
    </Surface>
  );
}
