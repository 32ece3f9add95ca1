import { createFileRoute } from '@tanstack/react-router';
import { RecipeScreen } from '../../../../features/food/recipes/recipe-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/recipe/$recipeId')({ component: RecipePage });

function RecipePage() {
  const { recipeId } = Route.useParams();
  return <RecipeScreen key={recipeId} recipeId={recipeId} />;
}
