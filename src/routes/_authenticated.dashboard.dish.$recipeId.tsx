import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { isLocalDay } from '../domain/calendar/days.ts';
import { DishScreen } from '../features/meal-plan/dish-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/dish/$recipeId')({
  validateSearch: v.object({
    portion: v.optional(v.fallback(v.pipe(v.number(), v.minValue(0.05), v.maxValue(20)), 1), 1),
    date: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isLocalDay))), undefined)),
  }),
  component: DishPage,
});

function DishPage() {
  const { recipeId } = Route.useParams();
  const { portion, date } = Route.useSearch();
  return <DishScreen recipeId={recipeId} portion={portion} date={date} />;
}
