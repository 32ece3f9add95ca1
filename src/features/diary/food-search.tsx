import { Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { EdibleFood } from '../../domain/catalogue/eaten-food.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import { energyNote } from '../../domain/diary/food-amounts.ts';
import { useFoodSearch } from '../../ports/hooks/use-food-search.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../ui/choice.tsx';
import { Figure } from '../../ui/comfort.tsx';
import { Input, Label } from '../../ui/form/control.tsx';

const NO_DISHES = [] as const;

/** Finds a food by its name. */
export function FoodSearch(props: { catalogue: Catalogue; onFood: (food: EdibleFood) => void }) {
  const id = useId();
  const { text, setText, found, lacksLibrary, askLibrary } = useFoodSearch(props.catalogue, NO_DISHES);
  return (
    <Stack gap="3" minH="55dvh">
      <div>
        <Label htmlFor={id}>Food</Label>
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
        {found?.length === 0 ? (
          <Quiet>Nothing of that name. Try the closest plain food: bread, rice, chicken.</Quiet>
        ) : null}
        {found !== null && lacksLibrary ? (
          <Quiet>Twelve thousand more foods come with the next connection.</Quiet>
        ) : null}
      </div>
      {found !== null && askLibrary !== null ? (
        <Button look="outline" size="sm" alignSelf="start" onClick={askLibrary}>
          Search twelve thousand more foods (0.6 MB)
        </Button>
      ) : null}
      {found === null ? (
        <Quiet>Your own foods come first. It works without a connection.</Quiet>
      ) : (
        <Choices aria-label="Found">
          {found.map((choice) =>
            choice.kind === 'dish' ? null : (
              <li key={choice.food.id}>
                <Choice type="button" onClick={() => props.onFood(choice.food)}>
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
