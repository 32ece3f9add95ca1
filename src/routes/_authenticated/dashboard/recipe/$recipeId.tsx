import { createFileRoute } from '@tanstack/react-router';
import { RecipeScreen } from '../../../../features/own-food/recipe-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/recipe/$recipeId')({ component: RecipePage });

function RecipePage() {
  const { recipeId } = Route.useParams();
  return <RecipeScreen key={recipeId} recipeId={recipeId} />;
}
