import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import { usePreparations } from '../../device/hooks/plan/use-preparations.ts';
import { preparationText } from '../../domain/kitchen/cooking/preparations.ts';
import { Button } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    py: '3',
    '& + &': { borderTop: '1px solid var(--line)' },
    '&[data-done] > div': { color: 'muted' },
  },
});
const Words = chakra('div', { base: { flex: { base: '1 1 100%', sm: '1' }, lineHeight: 1.4 } });
const Meal = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '28px',
    color: 'amber-ink',
    fontSize: 'sm',
    fontWeight: 650,
    textUnderlineOffset: '3px',
  },
});

/** Preparations to begin today; renders nothing if there are none. */
export function PreparationCard() {
  const { shown, finish, takeBack } = usePreparations();
  if (shown.length === 0) return null;
  return (
    <Card aria-labelledby="begin-ahead" py="4">
      <CardTitle id="begin-ahead" display="flex" alignItems="center" gap="2">
        <Hourglass size={20} aria-hidden="true" />
        Start early
      </CardTitle>
      <ul>
        {shown.map((preparation) => {
          const { id, meal, mealWords, task, done } = preparation;
          const text = preparationText(preparation);
          return (
            <Item key={id} data-done={done || undefined}>
              <Words>
                <Meal asChild>
                  <Link
                    to="/dashboard/dish/$recipeId"
                    params={{ recipeId: meal.dish.id }}
                    search={{ date: meal.date }}
                  >
                    For {mealWords}, {meal.dish.name}
                  </Link>
                </Meal>
                <p>{task}</p>
              </Words>
              {done ? (
                <Button look="quiet" size="sm" aria-label={`Undo: ${text}`} onClick={() => takeBack(id)}>
                  <Undo2 size={18} aria-hidden="true" />
                  Undo
                </Button>
              ) : (
                <Button look="outline" size="sm" aria-label={`Done: ${text}`} onClick={() => finish(id)}>
                  <Check size={18} aria-hidden="true" />
                  Done
                </Button>
              )}
            </Item>
          );
        })}
      </ul>
    </Card>
  );
}
