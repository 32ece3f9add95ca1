import { chakra, Flex, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useId, useMemo, useState } from 'react';
import type { Food } from '../../../terms/food.ts';
import { Input, Label } from '../../../ui/form/control.tsx';
import { RemovableChip } from '../../../ui/form/removable-chip.tsx';
import { findFoods, foodPicks, freePicks, nameOfEntry, sayNotFound } from './food-search.ts';

const Found = chakra('ul', { base: { display: 'grid', gap: '1', mt: '1' } });
const Pick = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minH: '44px',
    px: '3',
    borderRadius: 'sm',
    textAlign: 'start',
    '&:hover': { bg: 'leaf-soft' },
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '1' } });

/** Foods to leave out, found by name among those the recipes use. */
export function FoodPicker(props: {
  foods: ReadonlyMap<string, Food>;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const { foods, chosen } = props;
  const picks = useMemo(() => foodPicks(foods), [foods]);
  const found = findFoods(freePicks(picks, foods, chosen), foods, text);
  const nameOf = (entry: string): string => nameOfEntry(foods, entry);
  return (
    <Stack gap="2">
      <div>
        <Label htmlFor={id}>Foods to leave out</Label>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Mushrooms, olives..."
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <div role="status">
          {foods.size > 0 && text.trim().length >= 2 && found.length === 0 ? (
            <Muted>{sayNotFound(foods, text)}</Muted>
          ) : null}
        </div>
        <Found>
          {found.map((food) => (
            <li key={food.id}>
              <Pick
                type="button"
                onClick={() => {
                  props.onChange([...props.chosen, food.id]);
                  setText('');
                }}
              >
                <Plus size={18} aria-hidden="true" />
                {food.name}
              </Pick>
            </li>
          ))}
        </Found>
      </div>
      <Flex gap="2" flexWrap="wrap">
        {props.chosen.map((food) => (
          <RemovableChip
            key={food}
            label={`Stop leaving out ${nameOf(food)}`}
            onRemove={() => props.onChange(props.chosen.filter((held) => held !== food))}
          >
            {nameOf(food)}
          </RemovableChip>
        ))}
      </Flex>
    </Stack>
  );
}
