import { Stack } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The editor of a recipe of the member's own. */
export function RecipeScreen({ recipeId }: { recipeId: string }) {
  return (
    <Stack gap="4">
      <PageHeading title="Recipe">{recipeId}</PageHeading>
    </Stack>
  );
}
