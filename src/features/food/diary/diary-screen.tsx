import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flame from 'lucide-react/icons/flame';
import Plus from 'lucide-react/icons/plus';
import Wine from 'lucide-react/icons/wine';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useMinuteOfDay } from '../../../device/hooks/use-clock.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { dayTitle, longDate } from '../../../domain/calendar/day-words.ts';
import { addDays, daysBetween } from '../../../domain/calendar/days.ts';
import { shareOf } from '../../../domain/comfort/in-words.ts';
import { areThere, eatenAgain, mealAt } from '../../../domain/food/diary/again.ts';
import type { DiaryLine, DiaryMeal } from '../../../domain/food/diary/diary-day.ts';
import { foodsAdded } from '../../../domain/food/diary/log-food.ts';
import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { UndoBar } from '../../../ui/overlay/undo-bar.tsx';
import { Bar } from '../../../ui/show/bar.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Figure, useComfort, useFigures } from '../../../ui/show/comfort.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { type Logging, useLogging } from '../log/use-logging.ts';
import { DiarySheet, type OpenSheet } from './diary-sheet.tsx';
import { MealCard } from './meal-card.tsx';
import type { Diary } from './use-diary.ts';

const Big = chakra('p', { base: { fontSize: '2xl', fontWeight: 750, lineHeight: 1.1 } });
const InWords = chakra('p', { base: { fontSize: 'lg', fontWeight: 650, lineHeight: 1.3 } });
const Unit = chakra('span', { base: { fontSize: 'md', fontWeight: 600 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** A day's energy beside its target. Without a target nothing stands for it where the member hides figures. */
function DaySum({ kcal, target }: { kcal: number; target: number | null }) {
  const say = useFigures();
  const eaten = groupDigits(kcal);
  const share = target === null ? null : shareOf(kcal / target, "the day's plan");
  if (say(false, share === null)) return null;
  return (
    <Card aria-label="Eaten on this day">
      <Flex alignItems="baseline" justifyContent="space-between" gap="3" flexWrap="wrap">
        <Figure words={<InWords>Eaten: {share}</InWords>}>
          <Big>
            {eaten} <Unit>kcal eaten</Unit>
          </Big>
          {target === null ? null : <Muted>of {groupDigits(target)} kcal</Muted>}
        </Figure>
      </Flex>
      {target === null ? null : (
        <chakra.div mt="2">
          <Bar
            fraction={kcal / target}
            tone="leaf"
            label={say(`${eaten} of ${groupDigits(target)} kcal eaten`, `Eaten: ${share}`)}
          />
        </chakra.div>
      )}
    </Card>
  );
}

const Words = chakra('div', { base: { flex: '1', minW: 0, textAlign: 'center', lineHeight: 1.3 } });
const Title = chakra('h2', { base: { fontSize: 'lg', fontWeight: 700 } });
const Small = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Goes from day to day, up to today. */
function DaySteps(props: { day: LocalDay; today: LocalDay; onDay: (day: LocalDay) => void }) {
  const { day, today, onDay } = props;
  const isNamed = daysBetween(day, today) <= 1;
  return (
    <Flex alignItems="center" gap="2">
      <Button look="outline" size="icon" aria-label="Previous day" onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Words aria-live="polite">
        <Title>{isNamed ? dayTitle(day, today) : longDate(day)}</Title>
        {isNamed ? <Small>{longDate(day)}</Small> : null}
      </Words>
      <Button
        look="outline"
        size="icon"
        aria-label="Next day"
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </Flex>
  );
}

/** Everything that was eaten on a day, by meal. `chosen` is the day; a day to come is today. */
export function DiaryScreen(props: {
  chosen: LocalDay | undefined;
  /** A food of the member's own whose pack was scanned. */
  scanned: string | undefined;
  onDay: (day: LocalDay) => void;
}) {
  const today = useToday();
  const day = props.chosen === undefined || props.chosen > today ? today : props.chosen;
  const logging = useLogging(day);
  const { diary } = logging;
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
        <DiaryOfDay
          key={day}
          diary={diary}
          logging={logging}
          day={day}
          today={today}
          scanned={props.scanned}
        />
      )}
    </Stack>
  );
}

function DiaryOfDay(props: {
  diary: Diary;
  logging: Logging;
  day: LocalDay;
  today: LocalDay;
  scanned: string | undefined;
}) {
  const { diary, logging, day, today, scanned } = props;
  const { eaten, before, names } = diary;
  const { ids } = usePorts();
  const meant = mealAt(useMinuteOfDay());
  const [open, setOpen] = useState<OpenSheet | null>(
    scanned === undefined ? null : { kind: 'add', slot: day === today ? meant : null, scanned },
  );
  const { save } = logging;
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
          Dishes you tick appear here by themselves. Add what else you ate, also offline.
        </EmptyState>
      ) : null}
      {eaten.meals.map((meal) => (
        <MealCard
          key={meal.slot}
          meal={meal}
          copyWords={isCopied(meal) ? null : copyWords}
          onCopy={() => copy(meal)}
          onAdd={() => setOpen({ kind: 'add', slot: meal.slot })}
          onLine={(line) => openLine(meal, line)}
        />
      ))}
      <UndoBar log={logging.log} />
      {open === null ? null : (
        <DiarySheet
          open={open}
          day={day}
          today={today}
          diary={diary}
          logging={logging}
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
      {figures ? action('energy', 'Quick energy', <Flame size={18} aria-hidden="true" />) : null}
      {action('alcohol', 'Alcohol', <Wine size={18} aria-hidden="true" />)}
    </Flex>
  );
}
