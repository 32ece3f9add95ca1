import { chakra, Stack } from '@chakra-ui/react';
import ChefHat from 'lucide-react/icons/chef-hat';
import Plus from 'lucide-react/icons/plus';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useMemo } from 'react';
import { useFoodSearch } from '../../../device/hooks/food/use-food-search.ts';
import { nameAsEaten } from '../../../domain/food/catalogue/eaten-food.ts';
import { type FoundChoice, type RecentFood, recentFoods } from '../../../domain/food/diary/eaten-choices.ts';
import { energyNote, gramsInWords } from '../../../domain/food/diary/food-amounts.ts';
import { eligibleDishes, fitsSlot } from '../../../domain/plan/rules/eligibility.ts';
import type { Dish } from '../../../terms/food.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../../ui/form/choice.tsx';
import { FoodSearchBox } from '../../../ui/form/food-search-box.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { type SlotContext, solvable } from '../day/slot-context.ts';

const Title = chakra('h3', { base: { fontSize: 'sm', fontWeight: 650, color: 'muted' } });

/** Finds a food of the catalogue, or a dish that the slot can hold, by name. */
export function EatenPicker(
  props: SlotContext & { onFood: (food: RecentFood) => void; onDish: (dish: Dish) => void },
) {
  const { catalogue, slot, member, onFood, onDish } = props;
  const offered = useMemo(() => {
    const known = solvable({ member, catalogue });
    const isFree = slot.dishes.every(({ eaten }) => !eaten);
    return known === null || !isFree
      ? []
      : eligibleDishes(known.toSolve.rules, catalogue).filter((dish) => fitsSlot(dish, slot.slot));
  }, [catalogue, member, slot]);
  const { setText, found, ...search } = useFoodSearch(catalogue, offered);
  const recent = useMemo(() => recentFoods(props.foodEntries, catalogue), [props.foodEntries, catalogue]);
  return (
    <Stack gap="3" minH="55dvh">
      <FoodSearchBox label="Food or dish" onText={setText} found={found} {...search} />
      {found !== null ? (
        <Choices aria-label="Found">
          {found.map((choice) => (
            <li key={choice.kind === 'food' ? choice.food.id : choice.dish.id}>
              <FoundLine choice={choice} label={slot.label} onFood={onFood} onDish={onDish} />
            </li>
          ))}
        </Choices>
      ) : recent.length === 0 ? (
        <Quiet>All foods in our recipes, and more. It works without a connection.</Quiet>
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
  choice: FoundChoice;
  label: string;
  onFood: (food: RecentFood) => void;
  onDish: (dish: Dish) => void;
}) {
  const { choice } = props;
  if (choice.kind === 'food')
    return (
      <Choice type="button" onClick={() => props.onFood(choice)}>
        <Plus size={20} aria-hidden="true" />
        <ChoiceWords>
          <ChoiceName>{choice.name}</ChoiceName>
          <Figure>
            <ChoiceNote>{energyNote(choice.food)}</ChoiceNote>
          </Figure>
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
