import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { weekTabs } from '../../../domain/calendar/week-tabs.ts';
import { daysInList } from '../../../domain/plan/week/pot-words.ts';
import type { Catalogue, Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import type { DayView, SlotView } from '../day/day-view.ts';
import { NewsBar } from '../day/news-bar.tsx';
import type { SheetName } from '../day/slot-actions.tsx';
import { solvable } from '../day/slot-context.ts';
import { lockChange } from '../plan-change.ts';
import { usePlanCommands } from '../use-plan-commands.ts';
import type { Week } from '../use-week.ts';

const SlotSheet = lazy(() =>
  import('../sheets/slot-sheet.tsx').then((module) => ({ default: module.SlotSheet })),
);

const Row = chakra('div', {
  base: { display: 'flex', gap: '2', '& > button': { flex: '1', px: '2', minW: 0 } },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Actions for a dish on its own page, if it was opened from a day of the plan. */
export function DishPlanRow(props: {
  week: Week;
  catalogue: Catalogue;
  date: LocalDay;
  today: LocalDay;
  day: DayView;
  slot: SlotView;
  recipeId: string;
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
}) {
  const { week, catalogue, date, today, day, slot, sheet, onSheet: setSheet } = props;
  const { member } = week;
  const commands = usePlanCommands({ planId: member.plan.planId, day: date }, week.record);
  const known = solvable({ member, catalogue });
  if (known === null || date < today) return null;
  const line = slot.dishes.find(({ detail }) => detail?.recipeId === props.recipeId);
  return (
    <Stack gap="2">
      {line === undefined ? (
        <Muted>
          {slot.label} has another dish now: {slot.summary}.
        </Muted>
      ) : line.eaten ? null : (
        <Row>
          <Button look="outline" size="sm" aria-haspopup="dialog" onClick={() => setSheet('swap')}>
            Swap
          </Button>
          <Button look="outline" size="sm" aria-haspopup="dialog" onClick={() => setSheet('portion')}>
            Portion
          </Button>
          <Button
            look="outline"
            size="sm"
            aria-pressed={slot.locked}
            onClick={() =>
              commands.change(
                lockChange(
                  known.planId,
                  { date, slot: slot.slot },
                  !slot.locked,
                  `${slot.label} ${slot.locked ? 'unlocked' : 'locked'}`,
                ),
              )
            }
          >
            {slot.locked ? 'Locked' : 'Lock'}
          </Button>
        </Row>
      )}
      <NewsBar member={member} catalogue={catalogue} date={date} commands={commands} />
      {sheet === null ? null : (
        <Suspense fallback={null}>
          <SlotSheet
            sheet={sheet}
            onOpen={setSheet}
            date={date}
            today={today}
            member={member}
            catalogue={catalogue}
            day={day}
            slot={slot}
            foodEntries={week.foodEntries}
            onChange={commands.change}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The meals where the dish is still planned from today through `until`, and the way to swap it: at once where this page shows the meal. */
export function StillPlanned(props: {
  week: Week;
  today: LocalDay;
  until: LocalDay | undefined;
  recipeId: string;
  here: { readonly date: LocalDay | undefined; readonly slot: Slot | undefined };
  onSwap: () => void;
}) {
  const { week, today, until, recipeId, here } = props;
  const places = weekTabs(today)
    .filter(({ date }) => date >= today && (until === undefined || date <= until))
    .flatMap(({ date }) => (week.viewOf(date)?.slots ?? []).map((slot) => ({ date, slot })))
    .flatMap(({ date, slot }) => slot.dishes.map((dish) => ({ date, slot: slot.slot, ...dish })))
    .filter(({ detail, eaten }) => detail?.recipeId === recipeId && !eaten);
  const [first] = places;
  if (first === undefined) return null;
  return (
    <>
      <Muted>
        Still planned for{' '}
        {daysInList(
          places.map(({ date }) => date),
          today,
        )}
        .
      </Muted>
      {places.some(({ date, slot }) => date === here.date && slot === here.slot) ? (
        <Button look="outline" size="sm" aria-haspopup="dialog" onClick={props.onSwap}>
          Swap it now
        </Button>
      ) : (
        <ButtonLink asChild look="outline" size="sm">
          <Link
            to="/dashboard/dish/$recipeId"
            params={{ recipeId }}
            search={{ portion: first.detail?.portion ?? 1, date: first.date, slot: first.slot }}
          >
            Swap it there
          </Link>
        </ButtonLink>
      )}
    </>
  );
}
