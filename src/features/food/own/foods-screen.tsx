import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Download from 'lucide-react/icons/download';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import type { ReactNode } from 'react';
import { useOwn } from '../../../device/hooks/hooks.ts';
import { awaitsFacts, isUnchecked } from '../../../domain/food/label/scanned-food.ts';
import {
  isComplete,
  type Owned,
  type OwnFood,
  type OwnThings,
} from '../../../domain/food/own-food/own-food.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { otherVersions } from './other-versions.tsx';

const Title = chakra('h2', { base: { fontSize: 'lg', fontWeight: 650, px: '4', pt: '4' } });
const Rows = chakra('ul', { base: { display: 'grid', py: '2' } });
const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '56px',
    px: '4',
    py: '2',
    textDecoration: 'none',
    '&:hover': { bg: 'leaf-soft' },
    '& > svg': { flex: 'none', color: 'muted' },
  },
});
const Name = chakra('span', { base: { flex: '1', minW: 0, fontWeight: 600, overflowWrap: 'anywhere' } });
const Note = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'sm', fontWeight: 400 },
});

/** Foods that are not removed, by name. */
const standing = <T extends { readonly isRemoved: boolean; readonly item: { readonly name: string } }>(
  owned: ReadonlyMap<string, T>,
): readonly T[] =>
  [...owned.values()]
    .filter(({ isRemoved }) => !isRemoved)
    .sort((one, other) => one.item.name.localeCompare(other.item.name));

function Recipes({ recipes }: Pick<OwnThings, 'recipes'>) {
  const shown = standing(recipes);
  if (shown.length === 0) return null;
  return (
    <Card as="section" padding="0" aria-label="Your recipes">
      <Title>Recipes</Title>
      <Rows>
        {shown.map(({ item, overwritten }) => (
          <li key={item.id}>
            <Row asChild>
              <Link
                to={isComplete(item) ? '/dashboard/dish/$recipeId' : '/dashboard/recipe/$recipeId'}
                params={{ recipeId: item.id }}
              >
                <CookingPot size={20} aria-hidden="true" />
                <Name>
                  {item.name}
                  <Note>{recipeNote(isComplete(item), overwritten.length > 0, item.servings)}</Note>
                </Name>
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </Row>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

const recipeNote = (complete: boolean, twice: boolean, servings: number): ReactNode => {
  if (twice) return 'Changed on two devices: please check';
  if (!complete) return 'Incomplete: some lines have no food or weight yet';
  return servings === 1 ? '1 serving' : `${servings} servings`;
};

/** The steps left to do with a food; nothing for most. */
function FoodNote({ owned }: { owned: Owned<OwnFood> }) {
  if (otherVersions(owned).length > 0) return <Note>Changed on two devices: please check</Note>;
  if (awaitsFacts(owned.item)) return <Note>Waits for its values</Note>;
  return isUnchecked(owned.item) ? <Note>Please check it against the pack</Note> : null;
}

function Foods({ foods }: Pick<OwnThings, 'foods'>) {
  const shown = standing(foods);
  if (shown.length === 0) return null;
  return (
    <Card as="section" padding="0" aria-label="Your foods">
      <Title>Foods</Title>
      <Rows>
        {shown.map((owned) => (
          <li key={owned.item.id}>
            <Row asChild>
              <Link to="/dashboard/food/$foodId" params={{ foodId: owned.item.id }}>
                <Package size={20} aria-hidden="true" />
                <Name>
                  {owned.item.name}
                  <FoodNote owned={owned} />
                </Name>
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </Row>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

/** The member's own recipes and foods. */
export function FoodsScreen() {
  const own = useOwn();
  const isEmpty = own !== undefined && standing(own.recipes).length + standing(own.foods).length === 0;
  return (
    <Stack gap="4">
      <PageHeading title="My food" eyebrow="Your own recipes and foods">
        My food
      </PageHeading>
      <Flex gap="2" flexWrap="wrap">
        <ButtonLink asChild>
          <Link to="/dashboard/recipe/$recipeId" params={{ recipeId: 'new' }}>
            <Plus size={18} aria-hidden="true" />
            Write a recipe
          </Link>
        </ButtonLink>
        <ButtonLink asChild look="outline">
          <Link to="/dashboard/import">
            <Download size={18} aria-hidden="true" />
            Import a recipe
          </Link>
        </ButtonLink>
        <ButtonLink asChild look="outline">
          <Link to="/dashboard/food/$foodId" params={{ foodId: 'new' }}>
            <Plus size={18} aria-hidden="true" />
            Add a food
          </Link>
        </ButtonLink>
        <ButtonLink asChild look="outline">
          <Link to="/dashboard/scan">
            <ScanBarcode size={18} aria-hidden="true" />
            Scan a barcode
          </Link>
        </ButtonLink>
      </Flex>
      {own === undefined ? <Skeleton height="240px" borderRadius="lg" /> : null}
      {own !== undefined && isEmpty ? (
        <EmptyState title="No recipes or foods yet">
          Write down a dish that you often cook, one ingredient per line. You can plan it, shop for it and
          cook it like ours.
        </EmptyState>
      ) : null}
      {own === undefined || isEmpty ? null : (
        <>
          <Recipes recipes={own.recipes} />
          <Foods foods={own.foods} />
        </>
      )}
    </Stack>
  );
}
