import { Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useFoodSearch } from '../../../device/hooks/food/use-food-search.ts';
import type { RecentFood } from '../../../domain/food/diary/eaten-choices.ts';
import { energyNote } from '../../../domain/food/diary/food-amounts.ts';
import type { Catalogue } from '../../../terms/food.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../../ui/form/choice.tsx';
import { FoodSearchBox } from '../../../ui/form/food-search-box.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';

const NO_DISHES = [] as const;

/** Finds a food by its name. */
export function FoodSearch(props: { catalogue: Catalogue; onFood: (food: RecentFood) => void }) {
  const { setText, found, ...search } = useFoodSearch(props.catalogue, NO_DISHES);
  return (
    <Stack gap="3" minH="55dvh">
      <FoodSearchBox label="Food" onText={setText} found={found} {...search} />
      {found === null ? (
        <Quiet>Your own foods come first. It works without a connection.</Quiet>
      ) : (
        <Choices aria-label="Found">
          {found.map((choice) =>
            choice.kind === 'dish' ? null : (
              <li key={choice.food.id}>
                <Choice type="button" onClick={() => props.onFood(choice)}>
                  <Plus size={20} aria-hidden="true" />
                  <ChoiceWords>
                    <ChoiceName>{choice.name}</ChoiceName>
                    <Figure>
                      <ChoiceNote>{energyNote(choice.food)}</ChoiceNote>
                    </Figure>
                  </ChoiceWords>
                </Choice>
              </li>
            ),
          )}
        </Choices>
      )}
    </Stack>
  );
}
