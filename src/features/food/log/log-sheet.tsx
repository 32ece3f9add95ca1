import { Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Flame from 'lucide-react/icons/flame';
import Plus from 'lucide-react/icons/plus';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Wine from 'lucide-react/icons/wine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { useFoodSearch } from '../../../device/hooks/food/use-food-search.ts';
import { useLive } from '../../../device/hooks/hooks.ts';
import { readJournalKind } from '../../../device/journal/journal.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { addDays } from '../../../domain/calendar/days.ts';
import { type EdibleFood, nameAsEaten } from '../../../domain/food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { DAYS_OF_AGAIN, eatenAgain, eatenLately } from '../../../domain/food/diary/again.ts';
import { amountEaten, nameOfEaten } from '../../../domain/food/diary/diary-day.ts';
import type { FoundChoice } from '../../../domain/food/diary/eaten-choices.ts';
import { gramsInWords, kcalOf } from '../../../domain/food/diary/food-amounts.ts';
import { type DiaryChange, eatenOf, foodOfEaten, foodsAdded } from '../../../domain/food/diary/log-food.ts';
import { nameWithoutFigures } from '../../../domain/food/diary/quick-energy.ts';
import type { EatenFood } from '../../../domain/food/journal/fold.ts';
import type { Catalogue, Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../../ui/form/choice.tsx';
import { FoodSearchBox } from '../../../ui/form/food-search-box.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { useComfort, useFigures } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import type { DiaryContext } from '../diary/diary-context.ts';
import { SavingFailed, useSaving } from '../diary/saving.tsx';
import type { Planned } from './instead.ts';
import { Tray, TrayAmount } from './tray.tsx';

const NO_DISHES = [] as const;

/** A food that is about to be logged; null where its amount cannot be changed. */
interface Taken {
  readonly key: string;
  readonly eaten: EatenFood;
  readonly food: EdibleFood | null;
}

/** A share of what was planned. */
const MEALS_WORTH = 0.5;

const kcalSum = (foods: readonly EatenFood[]): number => foods.reduce((sum, { kcal }) => sum + kcal, 0);

const readLately = (db: MemberDatabase, today: LocalDay) =>
  readJournalKind(db, 'food.eaten', addDays(today, 1 - DAYS_OF_AGAIN), today);

export interface LogContext extends DiaryContext {
  readonly catalogue: Catalogue;
  /** Foods that were eaten beside the plan on the day before. */
  readonly before: readonly EatenFood[];
  /** The planned dishes of a meal; null where they cannot be skipped. */
  readonly plannedAt: (slot: Slot) => Planned | null;
  /** Logged with what it came instead of. */
  readonly onInstead: (slot: Slot, change: DiaryChange) => void;
  /** A food that was scanned. */
  readonly scanned: EdibleFood | undefined;
  readonly onOther: (kind: 'energy' | 'alcohol') => void;
}

/**
 * Everything that was eaten, in one place: what was eaten lately, any food by its name, several together. A tap takes a
 * food with its likeliest amount; a tap on what was taken changes that.
 */
export function LogSheet(props: LogContext) {
  const { names, day, today, catalogue } = props;
  const { ids } = usePorts();
  const say = useFigures();
  const { figures } = useComfort();
  const search = useFoodSearch(catalogue, NO_DISHES);
  const entries = useLive(readLately, [today]);
  const lately = useMemo(() => entries && eatenLately(entries, today), [entries, today]);
  const [slot, setSlot] = useState(props.slot);
  /** Null until the member says so. */
  const [instead, setInstead] = useState<boolean | null>(null);
  const [tray, setTray] = useState<readonly Taken[]>([]);
  const [changing, setChanging] = useState<string | null>(null);
  const saving = useSaving(props);
  const box = useRef<HTMLDivElement>(null);

  const nameOf = (eaten: EatenFood): string => {
    const name = nameOfEaten(eaten, names);
    return say(name, nameWithoutFigures(eaten, name));
  };
  const joined = (parts: readonly string[]): string => parts.filter((words) => words !== '').join(' · ');
  const noteOf = (eaten: EatenFood): string =>
    joined([amountEaten(eaten, names), say(`${groupDigits(eaten.kcal)} kcal`, '')]);
  const amountNote = (food: EdibleFood, grams: number): string =>
    joined([gramsInWords(food, grams), say(`${groupDigits(kcalOf(food, grams))} kcal`, '')]);

  const take = (eaten: EatenFood, food: EdibleFood | null): string => {
    const key = ids.next();
    setTray((now) => [...now, { key, eaten, food }]);
    search.setText('');
    box.current?.querySelector('input')?.focus();
    return key;
  };
  const takeFound = ({ food, grams }: Extract<FoundChoice, { kind: 'food' }>): void => {
    take(eatenOf(food, grams, slot ?? 'dinner', catalogue.foods), food);
  };
  const takeAgain = (eaten: EatenFood): void => {
    take(eaten, foodOfEaten(eaten, catalogue.foods, names.own.foods));
  };
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { scanned } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet opens with it
  useEffect(() => {
    if (scanned === undefined) return;
    setChanging(take(eatenOf(scanned, 100, slot ?? 'dinner', catalogue.foods), scanned));
  }, []);

  const planned = slot === null ? null : props.plannedAt(slot);
  /** A meal's worth of food was the meal; an apple was beside it. */
  const isInsteadOf = (foods: readonly EatenFood[]): boolean =>
    planned !== null && (instead ?? kcalSum(foods) >= planned.kcal * MEALS_WORTH);
  const save = (foods: readonly EatenFood[]): void => {
    const [first] = foods;
    if (slot === null || first === undefined) return;
    const what = foods.length === 1 ? nameOf(first) : `${foods.length} foods`;
    const isInstead = isInsteadOf(foods);
    const words =
      isInstead && planned !== null
        ? `${what} instead of ${planned.names}`
        : `${what} added to ${SLOT_LABELS[slot]}`;
    const added = foodsAdded(day, eatenAgain(foods, slot, ids.next), words);
    if (!isInstead || planned === null) {
      saving.save(added);
      return;
    }
    const { skip } = planned;
    const change = { words, facts: [...added.facts, ...skip.facts], undo: [...skip.undo, ...added.undo] };
    saving.save(change, () => props.onInstead(slot, change));
  };

  const changed = tray.find(({ key }) => key === changing);
  if (changed?.food != null)
    return (
      <Sheet title={nameAsEaten(changed.food)} onClose={() => setChanging(null)}>
        <TrayAmount
          food={changed.food}
          grams={changed.eaten.grams}
          onTake={(grams) => {
            const { food } = changed;
            const eaten = food && eatenOf(food, grams, slot ?? 'dinner', catalogue.foods);
            setTray((now) =>
              now.map((each) => (each.key === changing && eaten !== null ? { ...each, eaten } : each)),
            );
            setChanging(null);
          }}
        />
      </Sheet>
    );

  const sameMeal = slot === null ? [] : props.before.filter((eaten) => eaten.slot === slot);
  const inTray = tray.map(({ eaten }) => eaten);
  const { found, setText } = search;
  const row = (key: string, name: string, note: string, onTake: () => void): ReactNode => (
    <li key={key}>
      <Choice type="button" onClick={onTake}>
        <Plus size={20} aria-hidden="true" />
        <ChoiceWords>
          <ChoiceName>{name}</ChoiceName>
          <ChoiceNote>{note}</ChoiceNote>
        </ChoiceWords>
      </Choice>
    </li>
  );

  return (
    <Sheet title="What did you eat?" onClose={props.onClose}>
      <Stack gap="4" minH="70dvh" ref={box}>
        <FoodSearchBox label="Food" onText={setText} {...search} />
        {found !== null ? (
          <Choices aria-label="Found">
            {found.map((choice) =>
              choice.kind === 'dish'
                ? null
                : row(choice.food.id, choice.name, amountNote(choice.food, choice.grams), () =>
                    takeFound(choice),
                  ),
            )}
          </Choices>
        ) : (
          <>
            <Flex gap="2" flexWrap="wrap">
              <ButtonLink asChild look="outline" size="sm">
                <Link to="/dashboard/scan" onClick={props.onClose}>
                  <ScanBarcode size={18} aria-hidden="true" />
                  Scan a pack
                </Link>
              </ButtonLink>
              {figures ? (
                <Button look="outline" size="sm" onClick={() => props.onOther('energy')}>
                  <Flame size={18} aria-hidden="true" />
                  Quick energy
                </Button>
              ) : null}
              <Button look="outline" size="sm" onClick={() => props.onOther('alcohol')}>
                <Wine size={18} aria-hidden="true" />
                Alcohol
              </Button>
            </Flex>
            {sameMeal.length === 0 || slot === null ? null : (
              <Choice type="button" onClick={() => save(sameMeal)}>
                <Plus size={20} aria-hidden="true" />
                <ChoiceWords>
                  <ChoiceName>{SLOT_LABELS[slot]} from the day before</ChoiceName>
                  <ChoiceNote>{sameMeal.map(nameOf).join(', ')}</ChoiceNote>
                </ChoiceWords>
              </Choice>
            )}
            {lately?.length === 0 ? (
              <Quiet>What you add is here next time. Your own foods come first in the search.</Quiet>
            ) : null}
            <Choices aria-label="Eaten lately">
              {(lately ?? []).map((eaten, at) =>
                row(`lately ${at}`, nameOf(eaten), noteOf(eaten), () => takeAgain(eaten)),
              )}
            </Choices>
          </>
        )}
        {tray.length === 0 ? null : (
          <Tray
            lines={tray.map(({ key, eaten, food }) => ({
              key,
              name: nameOf(eaten),
              note: food === null ? noteOf(eaten) : amountNote(food, eaten.grams),
              canChange: food !== null,
            }))}
            onChange={setChanging}
            onLeaveOut={(gone) => setTray((now) => now.filter(({ key }) => key !== gone))}
            slot={slot}
            onSlot={setSlot}
            planned={planned?.names ?? null}
            isInstead={isInsteadOf(inTray)}
            onInstead={setInstead}
            energy={say(`${groupDigits(kcalSum(inTray))} kcal`, '')}
            onAdd={() => save(inTray)}
          />
        )}
        <SavingFailed saving={saving} />
      </Stack>
    </Sheet>
  );
}
