import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { useDishArt } from '../../../device/hooks/food/use-dish-art.ts';
import { similarDishes } from '../../../domain/plan/changes/similar-dishes.ts';
import type { SolverInput } from '../../../domain/plan/week/solver-input.ts';
import type { Catalogue, Dish } from '../../../terms/food.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords } from '../../../ui/form/choice.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { DishArt } from '../../../ui/show/dish-art.tsx';

const FEW = 4;

/** Links to dishes that the member may eat and that are most like this one; nothing where there is none. */
export function SimilarCard(props: {
  dish: Dish;
  member: Pick<SolverInput, 'rules' | 'opinions'>;
  catalogue: Catalogue;
}) {
  const { dish, member, catalogue } = props;
  const artOf = useDishArt();
  const similar = useMemo(() => similarDishes(dish, member, catalogue, FEW), [dish, member, catalogue]);
  if (similar.length === 0) return null;
  return (
    <Card aria-labelledby="similar">
      <CardTitle id="similar" mb="2">
        More like this
      </CardTitle>
      <Choices>
        {similar.map(({ id, name, minutesTotal }) => (
          <li key={id}>
            <Choice asChild>
              <Link to="/dashboard/dish/$recipeId" params={{ recipeId: id }} search={{ portion: 1 }}>
                <DishArt src={artOf(id)} tint="leaf" />
                <ChoiceWords>
                  <ChoiceName>{name}</ChoiceName>
                  <ChoiceNote>{minutesTotal} min</ChoiceNote>
                </ChoiceWords>
                <ChevronRight size={20} aria-hidden="true" />
              </Link>
            </Choice>
          </li>
        ))}
      </Choices>
    </Card>
  );
}
