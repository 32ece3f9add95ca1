import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { mealInWords } from '../../domain/comfort/in-words.ts';
import { Card } from '../../ui/show/card.tsx';
import { useFigures } from '../../ui/show/comfort.tsx';
import { DishArt } from '../../ui/show/dish-art.tsx';
import type { NextMeal } from './next-meal.ts';

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: '4',
    borderRadius: 'lg',
    color: 'ink',
    textDecoration: 'none',
    '& > svg': { flex: 'none', marginInlineStart: 'auto', color: 'muted' },
    '&:hover > svg': { color: 'leaf' },
  },
});
const Muted = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } });
const Name = chakra('span', { base: { display: 'block', fontWeight: 650, fontSize: 'lg', lineHeight: 1.3 } });

const Against = chakra('span', {
  base: { display: 'block', color: 'amber-ink', fontSize: 'sm', fontWeight: 650 },
});

/** The next meal, with the way to its recipe. */
export function NextMealCard(props: {
  meal: NextMeal;
  date: string;
  art: string | undefined;
  minutes: number | null;
  /** "From Monday": it is made already. */
  leftover: string | null;
  /** It holds something that the member's answers forbid by now. */
  forbidden: boolean;
}) {
  const { meal } = props;
  const say = useFigures();
  const facts = [
    props.leftover ?? (props.minutes === null ? null : `${props.minutes} min`),
    say(`${Math.round(meal.kcal)} kcal`, mealInWords(meal.slot, meal.kcal)),
    meal.detail === null ? null : say(`${Math.round(meal.detail.protein)} g protein`, null),
  ];
  const content = (
    <>
      <DishArt src={props.art} tint="amber" />
      <span>
        <Muted>{meal.heading}</Muted>
        <Name>{meal.name}</Name>
        {props.forbidden ? <Against>Does not fit your answers</Against> : null}
        <Muted>{facts.filter((fact) => fact !== null).join(' · ')}</Muted>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </>
  );
  return (
    <Card aria-label="Next meal" p="0">
      <Row asChild>
        {meal.detail === null ? (
          <Link to="/dashboard/diet-plan">{content}</Link>
        ) : (
          <Link
            to="/dashboard/dish/$recipeId"
            params={{ recipeId: meal.detail.recipeId }}
            search={{ portion: meal.detail.portion, date: props.date, slot: meal.slot }}
          >
            {content}
          </Link>
        )}
      </Row>
    </Card>
  );
}
