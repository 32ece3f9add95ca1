import { chakra, Stack } from '@chakra-ui/react';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useDishArt } from '../../../device/hooks/food/use-dish-art.ts';
import { foodRemoved } from '../../../domain/food/diary/log-food.ts';
import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { lazyExtra } from '../../../ui/browser/lazy-extra.ts';
import { Card } from '../../../ui/show/card.tsx';
import { asPlannedChange } from '../plan-change.ts';
import { type PlanCommands, usePlanCommands } from '../use-plan-commands.ts';
import type { Week } from '../use-week.ts';
import { ActivePlanCard } from './active-plan-card.tsx';
import type { DayView } from './day-view.ts';
import { IntakeCard } from './intake-card.tsx';
import { MealSections } from './meal-sections.tsx';
import { NewsBar } from './news-bar.tsx';
import type { SheetName } from './slot-actions.tsx';
import { solvable } from './slot-context.ts';

const RenewRow = lazy(() => import('./renew-row.tsx').then((module) => ({ default: module.RenewRow })));
const WeekIngredients = lazyExtra(() =>
  import('../week-ingredients.tsx').then((module) => module.WeekIngredients),
);
const CookingWeek = lazyExtra(() => import('../cooking-week.tsx').then((module) => module.CookingWeek));
const loadSlotSheet = () =>
  import('../sheets/slot-sheet.tsx').then((module) => ({ default: module.SlotSheet }));
const SlotSheet = lazy(loadSlotSheet);

const Areas = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateAreas: {
      base: '"meals" "intake" "plan" "list"',
      md: '"meals intake" "meals plan" "list plan"',
    },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gridTemplateRows: { md: 'auto auto 1fr' },
  },
});

interface PanelOfDay {
  readonly week: Week;
  readonly date: LocalDay;
  readonly today: LocalDay;
}

/** A day of the plan: what was eaten of it, its meals, the plan in figures, the ingredients. A tap on a tab is painted before it. */
export const PlanPanel = memo(function PlanPanel(
  props: PanelOfDay & { diet: string | null; panelId: string; labelledBy: string },
) {
  const { week, date, today } = props;
  const { plan } = week.member;
  const view = week.viewOf(date);
  const commands = usePlanCommands({ planId: plan.planId, day: date }, week.record);
  return (
    <Areas id={props.panelId} role="tabpanel" aria-labelledby={props.labelledBy}>
      {view === null ? (
        <Card gridArea="meals" aria-label="Meals">
          Nothing is planned for this day.
        </Card>
      ) : (
        <>
          <Stack gridArea="meals" gap="3">
            <Slots week={week} date={date} today={today} view={view} commands={commands} />
            <NewsBar member={week.member} catalogue={week.catalogue} date={date} commands={commands} />
            <Suspense fallback={<chakra.div minHeight={{ base: '148px', md: '52px' }} />}>
              <RenewRow member={week.member} date={date} today={today} onChange={commands.change} />
            </Suspense>
          </Stack>
          <chakra.div gridArea="intake">
            <IntakeCard date={date} calories={view.calories} macros={view.macros} />
          </chakra.div>
        </>
      )}
      <UnderMeals
        week={useDeferredValue(week)}
        date={useDeferredValue(date)}
        today={today}
        diet={props.diet}
      />
    </Areas>
  );
});

/** Out of sight at first: drawn after what was tapped. */
const UnderMeals = memo(function UnderMeals(props: PanelOfDay & { diet: string | null }) {
  const { week, date, today } = props;
  return (
    <>
      <chakra.div gridArea="plan">
        <ActivePlanCard
          diet={props.diet}
          kcal={week.viewOf(date)?.calories.planned ?? null}
          waterLitres={week.waterGoal}
          maintenanceOnly={week.member.plan.maintenanceOnly}
        />
      </chakra.div>
      <Stack gridArea="list" gap="4">
        <Suspense fallback={null}>
          <CookingWeek week={week} today={today} />
          <WeekIngredients week={week} today={today} />
        </Suspense>
      </Stack>
    </>
  );
});

/** The slot of a day that is open, and its sheet. */
interface Opened {
  readonly date: LocalDay;
  readonly slot: Slot;
  readonly sheet: SheetName | null;
}

/**
 * The meals, with the slot that is open and its sheet. Another day closes them, and its meals take over the elements:
 * what was focused before the day was drawn keeps the focus.
 */
function Slots({
  week,
  date,
  today,
  view,
  commands,
}: PanelOfDay & { view: DayView; commands: PlanCommands }) {
  const { member, catalogue } = week;
  const artOf = useDishArt();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened !== null && opened.date !== date) setOpened(null);
  const open = opened?.slot ?? null;
  const openSheet = (of: Slot, sheet: SheetName | null) => setOpened({ date, slot: of, sheet });
  const slot = view.slots.find((each) => each.slot === open);
  useEffect(() => {
    // Before it is asked for; one that does not load says so where it is.
    if (open !== null) loadSlotSheet().catch(() => undefined);
  }, [open]);
  const known = catalogue === null ? null : solvable({ member, catalogue });
  return (
    <>
      <MealSections
        date={date}
        slots={view.slots}
        loved={member.opinions.love}
        open={open}
        onToggle={(toggled) => (open === toggled ? setOpened(null) : openSheet(toggled, null))}
        can={{ changes: known !== null && date >= today, logs: catalogue !== null && date <= today }}
        artOf={(each) => artOf(each.dishes[0]?.detail?.recipeId)}
        onMark={commands.mark}
        onSheet={openSheet}
        onRestore={(each) => {
          if (known === null) return;
          const at = { date, slot: each.slot };
          commands.change(
            asPlannedChange(member, known.planId, at, `${each.label} is as planned again`),
            true,
          );
        }}
        onRemove={(_, { entry, eaten, name }) =>
          commands.change(foodRemoved(date, { entry, ...eaten }, `${name} removed`), true)
        }
      />
      {opened?.sheet == null || slot === undefined || catalogue === null ? null : (
        <Suspense fallback={null}>
          <SlotSheet
            sheet={opened.sheet}
            onOpen={(name) => openSheet(slot.slot, name)}
            date={date}
            today={today}
            member={member}
            catalogue={catalogue}
            day={view}
            slot={slot}
            foodEntries={week.foodEntries}
            onChange={commands.change}
            onClose={() => openSheet(slot.slot, null)}
          />
        </Suspense>
      )}
    </>
  );
}
