import { chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useId, useState } from 'react';
import { mealsChange, type PlanChange } from '../../../device/plan/meals-change.ts';
import { weekTabs } from '../../../domain/calendar/week-tabs.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { canBeBegun } from '../../../domain/kitchen/cooking/preparations.ts';
import { alternativeFor } from '../../../domain/plan/changes/resolve-slot.ts';
import { fitsSlot } from '../../../domain/plan/rules/eligibility.ts';
import { type Catalogue, type Dish, SLOTS, type Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Label, Select } from '../../../ui/form/control.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { solvable } from '../day/slot-context.ts';
import type { Week } from '../use-week.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

interface News {
  readonly words: string;
  /** Null where nothing was changed. */
  readonly undo: PlanChange['undo'] | null;
}

const NOT_STORED: News = { words: 'This device could not save that. Please try again.', undo: null };

/** Puts a dish on a day and meal, in the portion that fits that day, instead of the dishes that are there. */
export function PlanIt(props: { dish: Dish; week: Week; catalogue: Catalogue; today: LocalDay }) {
  const { dish, week, catalogue, today } = props;
  const id = useId();
  const days = weekTabs(today).filter(({ date }) => date >= today && week.viewOf(date) !== null);
  const slots = SLOTS.filter((slot) => fitsSlot(dish, slot));
  const [slot, setSlot] = useState<Slot | undefined>(slots.at(-1));
  const inTime = days.find(
    ({ date }) =>
      slot !== undefined &&
      canBeBegun(dish, { date, slot }, today) &&
      week.viewOf(date)?.slots.find((each) => each.slot === slot)?.eaten !== true,
  );
  const [chosen, setDate] = useState<LocalDay | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const known = solvable({ member: week.member, catalogue });
  const date = chosen ?? inTime?.date ?? days.at(-1)?.date;
  const there = week.viewOf(date ?? today)?.slots.find((each) => each.slot === slot)?.dishes ?? [];
  const isThere = there.length === 1 && there[0]?.detail?.recipeId === dish.id;
  if (known === null || date === undefined) return null;
  if (slot === undefined) return <Muted>Choose its meals in “Edit”. Then you can plan it.</Muted>;
  const plan = async (): Promise<void> => {
    const fitting = alternativeFor(known.toSolve, { date, slot }, dish);
    if (fitting === null) return;
    const label = SLOT_LABELS[slot];
    const day = days.find((each) => each.date === date)?.label ?? date;
    const { portion } = fitting.meal;
    const words = `Planned: ${label}, ${day}.`;
    const change = mealsChange(
      week.member,
      known.planId,
      [{ date, slot, meals: [{ recipe: dish.id, portion }] }],
      words,
    );
    setNews((await week.record(change.facts)) ? change : NOT_STORED);
  };
  const takeBack = async (undo: PlanChange['undo']): Promise<void> =>
    setNews((await week.record(undo)) ? null : NOT_STORED);
  return (
    <Stack gap="2">
      <Grid templateColumns="1fr 1fr" gap="2">
        <div>
          <Label htmlFor={`${id}-day`}>Day</Label>
          <Select id={`${id}-day`} value={date} onChange={(event) => setDate(event.target.value)}>
            {days.map((day) => (
              <option key={day.date} value={day.date}>
                {day.label}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Label htmlFor={`${id}-slot`}>Meal</Label>
          <Select
            id={`${id}-slot`}
            value={slot}
            onChange={(event) => setSlot(SLOTS.find((each) => each === event.target.value))}
          >
            {slots.map((each) => (
              <option key={each} value={each}>
                {SLOT_LABELS[each]}
              </option>
            ))}
          </Select>
        </div>
      </Grid>
      {isThere ? (
        <Muted>It is planned for this meal.</Muted>
      ) : (
        <Button onClick={() => void plan()}>
          <CalendarPlus size={18} aria-hidden="true" />
          Plan it
        </Button>
      )}
      {news === null ? null : (
        <Notice role="status">
          <Flex gap="3" alignItems="center" justifyContent="space-between">
            {news.words}
            {news.undo === null ? null : (
              <Button look="quiet" size="sm" onClick={() => void takeBack(news.undo ?? [])}>
                Undo
              </Button>
            )}
          </Flex>
        </Notice>
      )}
    </Stack>
  );
}
