import { chakra, Stack } from '@chakra-ui/react';
import { ChefHat, History, Plus } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type EdibleFood, nameAsEaten } from '../../../domain/catalogue/eaten-food.ts';
import { findNamed } from '../../../domain/catalogue/find-named.ts';
import type { Dish } from '../../../domain/catalogue/types.ts';
import { eligibleDishes, fitsSlot } from '../../../domain/planner/eligibility.ts';
import { useLibrary } from '../../../ports/hooks/use-library.ts';
import { Button } from '../../../ui/button.tsx';
import { Input, Label } from '../../../ui/form/control.tsx';
import { type SlotContext, solvable } from '../day/slot-context.ts';
import {
  type EatenChoice,
  eatenChoices,
  libraryChoices,
  type RecentFood,
  recentFoods,
} from '../../../domain/diary/eaten-choices.ts';
import { amountUnits, gramsInWords } from '../../../domain/diary/food-amounts.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../../ui/choice.tsx';

const Title = chakra('h3', { base: { fontSize: 'sm', fontWeight: 650, color: 'muted' } });

const usualOf = (food: EdibleFood): RecentFood => {
  const [unit] = amountUnits(food);
  return { food, grams: unit === undefined ? 100 : unit.usual * unit.grams };
};

/** Finds a food of the catalogue, or a dish that the slot can hold, by name. */
export function EatenPicker(
  props: SlotContext & { onFood: (food: RecentFood) => void; onDish: (dish: Dish) => void },
) {
  const { catalogue, slot, member, onFood, onDish } = props;
  const id = useId();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text);
  const choices = useMemo(() => {
    const known = solvable({ member, catalogue });
    const isFree = slot.dishes.every(({ eaten }) => !eaten);
    const offered =
      known === null || !isFree
        ? []
        : eligibleDishes(known.toSolve.rules, catalogue).filter((dish) => fitsSlot(dish, slot.slot));
    return eatenChoices(catalogue, offered);
  }, [catalogue, member, slot]);
  const library = useLibrary();
  const found = useMemo(() => {
    const known = findNamed(choices, asked);
    return library.open === null ? known : [...known, ...libraryChoices(library.open, asked, known)];
  }, [choices, asked, library.open]);
  const recent = useMemo(() => recentFoods(props.foodEntries, catalogue), [props.foodEntries, catalogue]);
  const isAsking = asked.trim().length > 1;
  return (
    <Stack gap="3" minH="55dvh">
      <div>
        <Label htmlFor={id}>Food or dish</Label>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Banana, bread, cheddar..."
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div role="status">
        {isAsking && found.length === 0 ? (
          <Quiet>Nothing of that name. Try the closest plain food: bread, rice, chicken.</Quiet>
        ) : null}
        {isAsking && library.error !== null ? (
          <Quiet>Twelve thousand more foods come with the next connection.</Quiet>
        ) : null}
      </div>
      {isAsking && library.ask !== null ? (
        <Button look="outline" size="sm" alignSelf="start" onClick={library.ask}>
          Search twelve thousand more foods (0.6 MB)
        </Button>
      ) : null}
      {isAsking ? (
        <Choices aria-label="Found">
          {found.map((choice) => (
            <li key={choice.kind === 'food' ? choice.food.id : choice.dish.id}>
              <FoundLine choice={choice} label={slot.label} onFood={onFood} onDish={onDish} />
            </li>
          ))}
        </Choices>
      ) : recent.length === 0 ? (
        <Quiet>Everything the recipes are made of, and more. It works without a connection.</Quiet>
      ) : (
        <div>
          <Title>Eaten lately</Title>
          <Choices aria-label="Eaten lately">
            {recent.map((each) => (
              <li key={each.food.id}>
                <Choice type="button" onClick={() => onFood(each)}>
                  <History size={20} aria-hidden="true" />
                  <ChoiceWords>
                    <ChoiceName>{nameAsEaten(each.food)}</ChoiceName>
                    <ChoiceNote>{gramsInWords(each.food, each.grams)}</ChoiceNote>
                  </ChoiceWords>
                </Choice>
              </li>
            ))}
          </Choices>
        </div>
      )}
    </Stack>
  );
}

function FoundLine(props: {
  choice: EatenChoice;
  label: string;
  onFood: (food: RecentFood) => void;
  onDish: (dish: Dish) => void;
}) {
  const { choice } = props;
  if (choice.kind === 'food')
    return (
      <Choice type="button" onClick={() => props.onFood(usualOf(choice.food))}>
        <Plus size={20} aria-hidden="true" />
        <ChoiceWords>
          <ChoiceName>{choice.name}</ChoiceName>
        </ChoiceWords>
      </Choice>
    );
  return (
    <Choice type="button" onClick={() => props.onDish(choice.dish)}>
      <ChefHat size={20} aria-hidden="true" />
      <ChoiceWords>
        <ChoiceName>{choice.name}</ChoiceName>
        <ChoiceNote>A recipe: one serving, instead of what is planned for {props.label}</ChoiceNote>
      </ChoiceWords>
    </Choice>
  );
}
