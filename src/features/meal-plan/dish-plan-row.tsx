import { chakra, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { Button } from '../../ui/button.tsx';
import type { DayView, SlotView } from './day-view.ts';
import { NewsBar } from './news-bar.tsx';
import { lockChange } from './plan-change.ts';
import type { SheetName } from './slot-actions.tsx';
import { solvable } from './slot-context.ts';
import { usePlanCommands } from './use-plan-commands.ts';
import type { Week } from './use-week.ts';

const SlotSheet = lazy(() => import('./slot-sheet.tsx').then((module) => ({ default: module.SlotSheet })));

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
}) {
  const { week, catalogue, date, today, day, slot } = props;
  const { member } = week;
  const commands = usePlanCommands({ planId: member.plan.planId, day: date }, week.record);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const known = solvable({ member, catalogue });
  if (known === null || date < today) return null;
  const line = slot.dishes.find(({ detail }) => detail?.recipeId === props.recipeId);
  return (
    <Stack gap="2">
      {line === undefined ? (
        <Muted>
          {slot.label} holds something else now: {slot.summary}.
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
