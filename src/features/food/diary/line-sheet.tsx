import { Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useAmount } from '../../../device/hooks/food/use-amount.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { dayInWords, dayTitle, shortDate } from '../../../domain/calendar/day-words.ts';
import { addDays, daysBetween } from '../../../domain/calendar/days.ts';
import type { EdibleFood } from '../../../domain/food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import type { DiaryLine } from '../../../domain/food/diary/diary-day.ts';
import {
  eatenOf,
  foodChanged,
  foodOfEaten,
  foodRemoved,
  type LoggedFood,
} from '../../../domain/food/diary/log-food.ts';
import {
  isQuickEnergy,
  nameWithoutFigures,
  ownNameOf,
  quickEnergy,
} from '../../../domain/food/diary/quick-energy.ts';
import type { EatenFood } from '../../../domain/food/journal/fold.ts';
import type { Food, Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { useComfort, useFigures } from '../../../ui/show/comfort.tsx';
import type { DiaryContext } from './diary-context.ts';
import { EnergyFields, type EnergyGiven } from './energy-fields.tsx';
import { FoodAmount } from './food-amount.tsx';
import { MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';

const DAYS_OFFERED = 7;
const NO_FOODS: ReadonlyMap<string, Food> = new Map();

type LineContext = DiaryContext & { readonly line: DiaryLine; readonly logged: LoggedFood };

/** Another amount, meal or day for something eaten, or no longer eaten. */
export function LineSheet(props: LineContext) {
  const { logged, names } = props;
  const say = useFigures();
  const { figures } = useComfort();
  const food = foodOfEaten(logged, names.catalogue?.foods ?? NO_FOODS, names.own.foods);
  const title = say(props.line.name, nameWithoutFigures(logged, props.line.name));
  return (
    <Sheet title={title} onClose={props.onClose}>
      {food !== null ? (
        <OfFood {...props} food={food} name={title} />
      ) : isQuickEnergy(logged) && figures ? (
        <OfEnergy {...props} name={title} />
      ) : (
        <LineForm {...props} name={title} eatenAt={(slot) => ({ ...logged, slot })} />
      )}
    </Sheet>
  );
}

function OfFood(props: LineContext & { food: EdibleFood; name: string }) {
  const { food, logged, names } = props;
  const amount = useAmount(food, logged.grams);
  const [before] = useState(amount.grams);
  return (
    <LineForm
      {...props}
      eatenAt={(slot) =>
        amount.grams === before
          ? { ...logged, slot }
          : eatenOf(food, amount.grams, slot, names.catalogue?.foods ?? NO_FOODS)
      }
    >
      <FoodAmount food={food} amount={amount} />
    </LineForm>
  );
}

function OfEnergy(props: LineContext & { name: string }) {
  const { logged } = props;
  const [given, setGiven] = useState<EnergyGiven>({ kcal: logged.kcal, name: ownNameOf(logged) });
  return (
    <LineForm
      {...props}
      eatenAt={(slot) => (given.kcal === null ? null : quickEnergy(slot, given.kcal, given.name))}
    >
      <EnergyFields given={given} onChange={setGiven} />
    </LineForm>
  );
}

/** The last days, and the day that is shown. */
const daysOffered = (day: LocalDay, today: LocalDay): readonly LocalDay[] => {
  const last = Array.from({ length: DAYS_OFFERED }, (_, back) => addDays(today, -back));
  return last.includes(day) ? last : [...last, day];
};

const dayLabel = (day: LocalDay, today: LocalDay): string =>
  daysBetween(day, today) < DAYS_OFFERED ? dayTitle(day, today) : shortDate(day);

function LineForm(
  props: LineContext & {
    name: string;
    /** Null while it cannot be saved. */
    eatenAt: (slot: Slot) => EatenFood | null;
    children?: ReactNode;
  },
) {
  const { logged, name, today } = props;
  const { ids } = usePorts();
  const [slot, setSlot] = useState(logged.slot);
  const [day, setDay] = useState(props.day);
  const saving = useSaving(props);
  const eaten = props.eatenAt(slot);
  const words = (): string => {
    if (day !== props.day) return `${name} moved to ${dayInWords(day, today)}`;
    return slot === logged.slot ? `${name} changed` : `${name} moved to ${SLOT_LABELS[slot]}`;
  };
  const change = (): void => {
    if (eaten === null) return;
    const entry = day === props.day ? logged.entry : ids.next();
    const from = { day: props.day, food: logged };
    saving.save(foodChanged(from, { day, food: { ...eaten, entry } }, words()));
  };
  return (
    <Stack gap="5">
      {props.children}
      <MealChips slot={slot} onChange={setSlot} />
      <SingleChoiceChips
        legend="On"
        name="on"
        options={daysOffered(props.day, today).map((each) => ({ value: each, label: dayLabel(each, today) }))}
        value={day}
        onChange={setDay}
      />
      <Flex gap="2">
        <Button flex="1" disabled={eaten === null} onClick={change}>
          Save
        </Button>
        <Button look="danger" onClick={() => saving.save(foodRemoved(props.day, logged, `${name} removed`))}>
          Remove
        </Button>
      </Flex>
      <SavingFailed saving={saving} />
    </Stack>
  );
}
