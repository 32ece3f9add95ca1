import { chakra, Flex } from '@chakra-ui/react';
import ChefHat from 'lucide-react/icons/chef-hat';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import type { DiaryLine, DiaryMeal } from '../../../domain/food/diary/diary-day.ts';
import { nameWithoutFigures } from '../../../domain/food/diary/quick-energy.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords } from '../../../ui/form/choice.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';

const Kcal = chakra('span', { base: { flex: 'none', fontSize: 'sm', fontWeight: 650 } });
const Dish = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '56px',
    py: '2',
    '& > svg': { flex: 'none', color: 'muted' },
  },
});

function Words({ line }: { line: DiaryLine }) {
  const { food, name } = line;
  return (
    <>
      <ChoiceWords>
        <ChoiceName>
          {food === null ? name : <Figure words={nameWithoutFigures(food, name)}>{name}</Figure>}
        </ChoiceName>
        {line.amount === '' ? null : <ChoiceNote>{line.amount}</ChoiceNote>}
      </ChoiceWords>
      <Figure>
        <Kcal>{groupDigits(line.kcal)} kcal</Kcal>
      </Figure>
    </>
  );
}

/** Everything eaten at a meal. */
export function MealCard(props: {
  meal: DiaryMeal;
  /** "Copy from yesterday"; null where there is nothing to copy. */
  copyWords: string | null;
  onCopy: () => void;
  onAdd: () => void;
  onLine: (line: DiaryLine) => void;
}) {
  const { meal } = props;
  return (
    <Card aria-label={meal.label} py="4">
      <Flex alignItems="baseline" justifyContent="space-between" gap="3">
        <CardTitle>{meal.label}</CardTitle>
        {meal.lines.length === 0 ? null : (
          <Figure>
            <Kcal>{groupDigits(meal.kcal)} kcal</Kcal>
          </Figure>
        )}
      </Flex>
      {meal.lines.length === 0 ? null : (
        <Choices>
          {meal.lines.map((line) => (
            <li key={line.key}>
              {line.food === null ? (
                <Dish>
                  <ChefHat size={20} aria-label="From your plan" />
                  <Words line={line} />
                </Dish>
              ) : (
                <Choice type="button" onClick={() => props.onLine(line)}>
                  <Words line={line} />
                  <ChevronRight size={18} aria-hidden="true" />
                </Choice>
              )}
            </li>
          ))}
        </Choices>
      )}
      <Flex gap="2" flexWrap="wrap" mt="1" mb="-2" marginInlineStart="-4">
        <Button look="quiet" size="sm" aria-label={`Add to ${meal.label}`} onClick={props.onAdd}>
          <Plus size={18} aria-hidden="true" />
          Add
        </Button>
        {props.copyWords === null ? null : (
          <Button
            look="quiet"
            size="sm"
            aria-label={`${props.copyWords}: ${meal.label}`}
            onClick={props.onCopy}
          >
            <Copy size={18} aria-hidden="true" />
            {props.copyWords}
          </Button>
        )}
      </Flex>
    </Card>
  );
}
