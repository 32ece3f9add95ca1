import { createFileRoute } from '@tanstack/react-router';
import { FoodFormScreen } from '../../../../features/food/own/food-form-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/food/$foodId')({ component: FoodPage });

function FoodPage() {
  const { foodId } = Route.useParams();
  return <FoodFormScreen key={foodId} foodId={foodId} />;
}
