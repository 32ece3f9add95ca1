import { Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Flame, History, Plus, Wine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useMinuteOfDay } from '../../../device/hooks/use-clock.ts';
import { useLog } from '../../../device/hooks/use-log.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { areThere, eatenAgain, mealAt } from '../../../domain/food/diary/again.ts';
import type { DiaryLine, DiaryMeal } from '../../../domain/food/diary/diary-day.ts';
import { foodsAdded } from '../../../domain/food/diary/log-food.ts';
import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { UndoBar } from '../../../ui/overlay/undo-bar.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { useComfort } from '../../../ui/show/comfort.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { DaySteps } from './day-steps.tsx';
import { DaySum } from './day-sum.tsx';
import type { DiaryContext } from './diary-context.ts';
import { DiarySheet, type OpenSheet } from './diary-sheet.tsx';
import { MealCard } from './meal-card.tsx';
import { type Diary, useDiary } from './use-diary.ts';

/** Everything that was eaten on a day, by meal. `chosen` is the day; a day to come is today. */
export function DiaryScreen(props: { chosen: LocalDay | undefined; onDay: (day: LocalDay) => void }) {
  const today = useToday();
  const day = props.chosen === undefined || props.chosen > today ? today : props.chosen;
  const diary = useDiary(day);
  return (
    <Stack gap="4">
      <div>
        <ButtonLink asChild look="quiet" size="sm" marginInlineStart="-3">
          <Link to="/dashboard/diet-plan">
            <ChevronLeft size={18} aria-hidden="true" />
            Diet Plan
          </Link>
        </ButtonLink>
        <PageHeading title="Diary">What you ate</PageHeading>
      </div>
      <DaySteps day={day} today={today} onDay={props.onDay} />
      {diary === undefined ? (
        <Stack gap="4" aria-hidden="true">
          <Skeleton height="100px" borderRadius="lg" />
          <Skeleton height="320px" borderRadius="lg" />
        </Stack>
      ) : (
        <DiaryOfDay diary={diary} day={day} today={today} />
      )}
    </Stack>
  );
}

function DiaryOfDay({ diary, day, today }: { diary: Diary; day: LocalDay; today: LocalDay }) {
  const { eaten, before, names } = diary;
  const { ids } = usePorts();
  const log = useLog();
  const meant = mealAt(useMinuteOfDay());
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const save: DiaryContext['onSave'] = ({ facts, words, undo }) =>
    log.record(facts, { words, opposite: undo });
  const besideAt = (slot: Slot) => before.filter((food) => food.slot === slot);
  const copy = ({ slot, label }: DiaryMeal): void => {
    const foods = eatenAgain(besideAt(slot), slot, ids.next);
    const words = foods.length === 1 ? '1 food' : `${foods.length} foods`;
    void save(foodsAdded(day, foods, `${words} copied to ${label}`));
  };
  const isCopied = ({ slot, lines }: DiaryMeal): boolean =>
    areThere(
      besideAt(slot),
      lines.flatMap(({ food }) => food ?? []),
    );
  const copyWords = day === today ? 'Copy from yesterday' : 'Copy from the day before';
  const isEmpty = eaten.meals.every(({ lines }) => lines.length === 0);
  const openLine = ({ slot }: DiaryMeal, line: DiaryLine): void => {
    if (line.food !== null) setOpen({ kind: 'line', slot, line, logged: line.food });
  };
  return (
    <>
      {isEmpty ? null : <DaySum kcal={eaten.kcal} target={diary.target} />}
      <Actions
        canSearch={names.catalogue !== null}
        onOpen={(kind) => setOpen({ kind, slot: day === today ? meant : null })}
      />
      {isEmpty ? (
        <EmptyState title="Nothing written down yet">
          Dishes that you tick in your Diet Plan are here by themselves. Add what you ate beside it. What you
          eat often takes one tap with Again, without a connection too.
        </EmptyState>
      ) : null}
      {eaten.meals.map((meal) => (
        <MealCard
          key={meal.slot}
          meal={meal}
          copyWords={isCopied(meal) ? null : copyWords}
          onCopy={() => copy(meal)}
          onAdd={() => setOpen({ kind: names.catalogue === null ? 'again' : 'add', slot: meal.slot })}
          onLine={(line) => openLine(meal, line)}
        />
      ))}
      <UndoBar log={log} />
      {open === null ? null : (
        <DiarySheet
          open={open}
          day={day}
          today={today}
          names={names}
          onSave={save}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type ActionKind = Exclude<OpenSheet['kind'], 'line'>;

/** Quick energy is a figure and nothing else: it is not offered to somebody who hides figures. */
function Actions(props: { canSearch: boolean; onOpen: (kind: ActionKind) => void }) {
  const { figures } = useComfort();
  const action = (kind: ActionKind, words: string, icon: ReactNode) => (
    <Button look={kind === 'add' ? 'primary' : 'outline'} size="sm" onClick={() => props.onOpen(kind)}>
      {icon}
      {words}
    </Button>
  );
  return (
    <Flex gap="2" flexWrap="wrap">
      {props.canSearch ? action('add', 'Add food', <Plus size={18} aria-hidden="true" />) : null}
      {action('again', 'Again', <History size={18} aria-hidden="true" />)}
      {figures ? action('energy', 'Quick energy', <Flame size={18} aria-hidden="true" />) : null}
      {action('alcohol', 'Alcohol', <Wine size={18} aria-hidden="true" />)}
    </Flex>
  );
}
