import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import { useCatalogue } from '../../ports/hooks/hooks.ts';
import { useDishOpinions } from '../../ports/hooks/use-dish-opinions.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { RemovableChip } from '../../ui/form/removable-chip.tsx';
import { Notice } from '../../ui/notice.tsx';

const Heading = chakra('h3', { base: { fontWeight: 600, fontSize: 'sm', mb: '2' } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Dishes of one opinion. Those that are not in the recipe book of this version are left out. */
function Dishes(props: {
  title: string;
  recipes: readonly string[];
  catalogue: Catalogue;
  onRemove: (recipe: string) => void;
}) {
  const dishes = props.recipes.flatMap((recipe) => props.catalogue.dishes.get(recipe) ?? []);
  if (dishes.length === 0) return null;
  return (
    <div>
      <Heading>{props.title}</Heading>
      <Flex gap="2" flexWrap="wrap">
        {dishes.map(({ id, name }) => (
          <RemovableChip
            key={id}
            label={`${props.title}: take back ${name}`}
            onRemove={() => props.onRemove(id)}
          >
            {name}
          </RemovableChip>
        ))}
      </Flex>
    </div>
  );
}

/** Every opinion that the member has given, each with a way to take it back. */
export function OpinionsCard() {
  const { catalogue } = useCatalogue();
  const { opinions, give } = useDishOpinions();
  const [failed, setFailed] = useState(false);
  if (catalogue === null || opinions === undefined) return null;
  const takeBack = async (recipe: string): Promise<void> => setFailed(!(await give(recipe, 'fine')));
  const lists = [
    ['Dishes you love', opinions.love],
    ['Dishes you never want', opinions.never],
  ] as const;
  return (
    <Card aria-labelledby="opinions">
      <Stack gap="4">
        <CardTitle id="opinions">Your opinion of dishes</CardTitle>
        <Muted>
          Say it on the page of a dish. Loved dishes come more often. Dishes you never want come only where no
          other fits.
        </Muted>
        {lists.map(([title, recipes]) => (
          <Dishes
            key={title}
            title={title}
            recipes={recipes}
            catalogue={catalogue}
            onRemove={(recipe) => void takeBack(recipe)}
          />
        ))}
        {failed ? (
          <Notice role="alert" tone="error">
            This device could not keep that change. Please try again.
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
