import { chakra, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { useLive } from '../../../device/hooks/hooks.ts';
import { readJournalKind } from '../../../device/journal/journal.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { addDays } from '../../../domain/calendar/days.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { DAYS_OF_AGAIN, eatenAgain, eatenLately } from '../../../domain/food/diary/again.ts';
import { amountEaten, nameOfEaten } from '../../../domain/food/diary/diary-day.ts';
import { foodsAdded } from '../../../domain/food/diary/log-food.ts';
import { nameWithoutFigures } from '../../../domain/food/diary/quick-energy.ts';
import type { EatenFood } from '../../../domain/food/journal/fold.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Choice, ChoiceName, ChoiceNote, ChoiceWords, Quiet } from '../../../ui/form/choice.tsx';
import { TickButton } from '../../../ui/form/tick-button.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { useFigures } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import type { DiaryContext } from './diary-context.ts';
import { addWords, MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';

const Rows = chakra('ul', { base: { '& > li + li': { borderTop: '1px solid var(--line)' } } });
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
const Foot = chakra('div', { base: { position: 'sticky', bottom: 0, bg: 'card', py: '3' } });

const readLately = (db: MemberDatabase, today: LocalDay) =>
  readJournalKind(db, 'food.eaten', addDays(today, 1 - DAYS_OF_AGAIN), today);

/** Foods eaten in the last 14 days: a tap on one logs it with the same amount; several are ticked and added together. */
export function AgainSheet(props: DiaryContext) {
  const { names, day, today } = props;
  const { ids } = usePorts();
  const say = useFigures();
  const entries = useLive(readLately, [today]);
  const lately = useMemo(() => entries && eatenLately(entries, today), [entries, today]);
  const [slot, setSlot] = useState(props.slot);
  const [ticked, setTicked] = useState<readonly EatenFood[]>([]);
  const saving = useSaving(props);

  const nameOf = (eaten: EatenFood): string => {
    const name = nameOfEaten(eaten, names);
    return say(name, nameWithoutFigures(eaten, name));
  };
  const noteOf = (eaten: EatenFood): string =>
    [amountEaten(eaten, names), say(`${groupDigits(eaten.kcal)} kcal`, '')]
      .filter((words) => words !== '')
      .join(' · ');
  const add = (foods: readonly EatenFood[]): void => {
    const [first] = foods;
    if (slot === null || first === undefined) return;
    const what = foods.length === 1 ? nameOf(first) : `${foods.length} foods`;
    saving.save(foodsAdded(day, eatenAgain(foods, slot, ids.next), `${what} added to ${SLOT_LABELS[slot]}`));
  };

  return (
    <Sheet title="Again" onClose={props.onClose}>
      <Stack gap="4" minH="55dvh">
        <MealChips slot={slot} onChange={setSlot} />
        {slot === null ? <Quiet role="status">Choose the meal first.</Quiet> : null}
        {lately?.length === 0 ? (
          <Quiet>Nothing beside your plan in the last two weeks. What you add is here from then on.</Quiet>
        ) : null}
        <Rows aria-label="Eaten lately">
          {(lately ?? []).map((eaten, at) => (
            // The list stands still while the sheet is open.
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike in everything but their place
            <Row key={at}>
              <TickButton
                label={`Choose ${nameOf(eaten)}`}
                done={ticked.includes(eaten)}
                onToggle={() =>
                  setTicked((now) =>
                    now.includes(eaten) ? now.filter((each) => each !== eaten) : [...now, eaten],
                  )
                }
              />
              <Choice type="button" disabled={slot === null} onClick={() => add([eaten])}>
                <ChoiceWords>
                  <ChoiceName>{nameOf(eaten)}</ChoiceName>
                  <ChoiceNote>{noteOf(eaten)}</ChoiceNote>
                </ChoiceWords>
              </Choice>
            </Row>
          ))}
        </Rows>
        <SavingFailed saving={saving} />
        {ticked.length === 0 ? null : (
          <Foot>
            <Button wide disabled={slot === null} onClick={() => add(ticked)}>
              {addWords(String(ticked.length), slot)}
            </Button>
          </Foot>
        )}
      </Stack>
    </Sheet>
  );
}
