import { chakra } from '@chakra-ui/react';
import { LIMIT_CHOICES, NO_LIMITS, READY_CHOICES } from '../../../domain/plan/wishes/cooking-limits.ts';
import {
  type CookingLimits,
  type DayLimits,
  MAIN_MEALS,
  type MainMeal,
} from '../../../domain/plan/wishes/wishes.ts';
import { Hint, Select } from '../../../ui/form/control.tsx';

const DAYS = [
  ['weekdays', 'Monday to Friday'],
  ['weekend', 'Weekend'],
] as const;
const MEAL_LABELS: Readonly<Record<MainMeal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
};

const USUAL_LUNCH =
  'Until you choose a time, lunch from Monday to Friday is a leftover, or takes ten minutes without a stove.';

const Table = chakra('table', {
  base: {
    width: '100%',
    // At twice the text size too it stays as wide as the form.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& caption': { textAlign: 'start', fontWeight: 600 },
    '& th': {
      textAlign: 'start',
      fontWeight: 500,
      verticalAlign: 'middle',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: 'muted', py: '1' },
    '& td': { py: '1', ps: '2' },
    '& thead th + th': { ps: '2' },
    '& select': { minH: '44px', px: '2', fontSize: 'sm', minWidth: 0 },
  },
});

/** For each meal of a weekday and of the weekend, the minutes that it takes at most. */
function MinutesTable<Limits extends DayLimits>(props: {
  caption: string;
  hint: string;
  /** After the meal and the days in a name: two tables ask for the same meals. */
  named: string;
  choices: readonly number[];
  limits: Limits;
  onChange: (limits: Limits) => void;
}) {
  const { limits, onChange } = props;
  return (
    <div>
      <Table>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            <td />
            {DAYS.map(([day, label]) => (
              <th key={day} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MAIN_MEALS.map((meal) => (
            <tr key={meal}>
              <th scope="row">{MEAL_LABELS[meal]}</th>
              {DAYS.map(([day, label]) => (
                <td key={day}>
                  <Select
                    aria-label={`${MEAL_LABELS[meal]}, ${label}${props.named}`}
                    value={limits[day][meal] ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      onChange({
                        ...limits,
                        [day]: { ...limits[day], [meal]: value === '' ? null : Number(value) },
                      })
                    }
                  >
                    <option value="">Any</option>
                    {props.choices.map((minutes) => (
                      <option key={minutes} value={minutes}>
                        {`${minutes} min`}
                      </option>
                    ))}
                  </Select>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Hint>{props.hint}</Hint>
    </div>
  );
}

/** The minutes of work, and the minutes until a meal stands on the table. */
export function CookingLimitsTable(props: {
  limits: CookingLimits;
  onChange: (limits: CookingLimits) => void;
}) {
  const { limits, onChange } = props;
  return (
    <>
      <MinutesTable
        caption="Time to cook"
        hint={`How long you want to work, at most. Oven and pot may take longer by themselves. A leftover takes no work.${limits === NO_LIMITS ? ` ${USUAL_LUNCH}` : ''}`}
        named=""
        choices={LIMIT_CHOICES}
        limits={limits}
        onChange={onChange}
      />
      <MinutesTable
        caption="Until it is on the table"
        hint="The most minutes from the start until you eat, oven and pot included."
        named=", until it is on the table"
        choices={READY_CHOICES}
        limits={limits.ready ?? NO_LIMITS}
        onChange={(ready) => onChange({ ...limits, ready })}
      />
    </>
  );
}
