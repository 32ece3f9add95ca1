import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDishArt } from '../../../device/hooks/food/use-dish-art.ts';
import { useToday } from '../../../device/hooks/hooks.ts';
import { mealsChange } from '../../../device/plan/meals-change.ts';
import { explainMeal, whyInWords } from '../../../domain/plan/changes/explain-meal.ts';
import { type Alternative, resolveSlot } from '../../../domain/plan/changes/resolve-slot.ts';
import { dishNamesOf, findDishes } from '../../../domain/plan/wishes/find-dishes.ts';
import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import {
  Choice,
  ChoiceEffect,
  ChoiceName,
  ChoiceNote,
  Choices,
  ChoiceWords,
  Quiet,
} from '../../../ui/form/choice.tsx';
import { SearchField } from '../../../ui/form/control.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { useFigures } from '../../../ui/show/comfort.tsx';
import { DishArt } from '../../../ui/show/dish-art.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';
import { knownDishes, SLOT_NOUNS, type SlotContext, solvable, withInstead } from '../day/slot-context.ts';
import { effectInFigures, effectInWords } from './effect-words.ts';
import { WhichDish } from './sheet-parts.tsx';

const FEW = 5;
const MORE = 10;

interface Asked extends Pick<SlotContext, 'member' | 'catalogue' | 'date'> {
  readonly slot: Slot;
  readonly recipeId: string | null;
  readonly today: LocalDay;
}

/** Every dish that fits the place, the best first; null while they are worked out. */
const useAlternatives = (asked: Asked | null): readonly Alternative[] | null =>
  useMemo(() => {
    const known = asked && solvable(asked);
    return asked && (known === null ? [] : resolveSlot(known.toSolve, asked, Number.POSITIVE_INFINITY));
  }, [asked]);

/** Those that the typed words name, where any were typed. */
const useNamed = (
  all: readonly Alternative[] | null,
  text: string,
  catalogue: SlotContext['catalogue'],
): readonly Alternative[] | null => {
  const names = useMemo(
    () =>
      dishNamesOf(
        (all ?? []).flatMap(({ meal }) => catalogue.dishes.get(meal.recipeId) ?? []),
        catalogue,
      ),
    [all, catalogue],
  );
  return useMemo(() => {
    if (all === null || text.trim().length < 2) return all;
    const byDish = new Map(all.map((one) => [one.meal.recipeId, one]));
    return findDishes(names, text).flatMap(({ id }) => byDish.get(id) ?? []);
  }, [all, names, text]);
};

/** The dishes that would suit the place best, each with what the day becomes with it. */
export function SwapSheet(props: SlotContext) {
  const { slot, date, catalogue, member, onChange, onClose } = props;
  const dishes = knownDishes(slot, catalogue);
  const [key, setKey] = useState<string | null>(null);
  const today = useToday();
  const [limit, setLimit] = useState(FEW);
  const chosen = dishes.find(({ line }) => line.key === key) ?? dishes[0] ?? null;
  const recipeId = chosen?.dish.id ?? null;
  const asked = useMemo(
    () => ({ member, catalogue, date, slot: slot.slot, recipeId, today }),
    [member, catalogue, date, slot.slot, recipeId, today],
  );
  /** The sheet stands before they are worked out. */
  const all = useAlternatives(useDeferredValue(asked, null));
  const [text, setText] = useState('');
  const alternatives = useNamed(all, useDeferredValue(text), catalogue);

  const choose = ({ meal }: Alternative, name: string): void => {
    const known = solvable({ member, catalogue });
    if (known === null) return;
    const meals = withInstead(slot, recipeId, { recipe: meal.recipeId, portion: meal.portion });
    const words =
      chosen === null ? `${name} added to ${slot.label}` : `${name} instead of ${chosen.dish.name}`;
    onChange(mealsChange(member, known.planId, [{ date, slot: slot.slot, meals }], words));
    onClose();
  };

  return (
    <Sheet title={chosen === null ? `A dish for ${slot.label}` : 'Swap for'} onClose={onClose}>
      <Stack gap="3">
        {chosen === null ? null : <Quiet>Instead of {chosen.dish.name}</Quiet>}
        {chosen === null ? null : <WhichDish dishes={dishes} chosen={chosen} onChoose={setKey} />}
        {all?.length === 0 ? null : (
          <SearchField
            label="Find a dish"
            placeholder="Chickpeas, soup, salmon..."
            text={text}
            onText={setText}
          />
        )}
        {alternatives === null ? (
          <Skeleton height="400px" />
        ) : alternatives.length === 0 && all !== null && all.length > 0 ? (
          <Quiet role="status">
            No {SLOT_NOUNS[slot.slot]} with that name fits all your answers on this day.
          </Quiet>
        ) : alternatives.length === 0 ? (
          <Quiet>
            No other {SLOT_NOUNS[slot.slot]} in our recipe book fits all your answers on this day.{' '}
            <TextLink asChild>
              <Link to="/dashboard/safety">See what is left out</Link>
            </TextLink>
          </Quiet>
        ) : (
          <Choices>
            {alternatives.slice(0, limit).map((alternative) => (
              <li key={alternative.meal.recipeId}>
                <AlternativeLine {...props} alternative={alternative} onChoose={choose} />
              </li>
            ))}
          </Choices>
        )}
        {alternatives !== null && alternatives.length > limit ? (
          <Button look="outline" onClick={() => setLimit(limit + MORE)}>
            More dishes
          </Button>
        ) : null}
      </Stack>
    </Sheet>
  );
}

function AlternativeLine({
  alternative,
  catalogue,
  member,
  onChoose,
}: Pick<SlotContext, 'catalogue' | 'member'> & {
  alternative: Alternative;
  onChoose: (alternative: Alternative, name: string) => void;
}) {
  const say = useFigures();
  const artOf = useDishArt();
  const { meal, effect, dayKcal } = alternative;
  const dish = catalogue.dishes.get(meal.recipeId);
  const { targets } = member.plan;
  if (dish === undefined || targets === null) return null;
  const why = explainMeal(meal, dish, { targets });
  const change = { ...effect, dayKcal, targetKcal: targets.kcal };
  return (
    <Choice type="button" onClick={() => onChoose(alternative, dish.name)}>
      <DishArt src={artOf(dish.id)} tint="leaf" />
      <ChoiceWords>
        <ChoiceName>{dish.name}</ChoiceName>
        <ChoiceNote>
          {dish.minutesTotal} min · {member.opinions.love.includes(dish.id) ? whyInWords(why, true) : why}
        </ChoiceNote>
        <ChoiceEffect>{say(effectInFigures(change), effectInWords(change))}</ChoiceEffect>
      </ChoiceWords>
    </Choice>
  );
}
