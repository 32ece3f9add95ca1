import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { usePorts } from '../../../device/ports/ports.tsx';
import { newestSeen, type Owned, type OwnRecipe, putRecipe } from '../../../domain/food/own-food/own-food.ts';
import type { Dish } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** The site of a web address; null for one that leads nowhere: another program may have written it. */
const siteOf = (address: string | null): string | null => {
  try {
    return address === null ? null : new URL(address).hostname;
  } catch {
    return null;
  }
};

/** Things the member can do with a recipe of their own: change it, plan it, remove it. */
export function OwnRecipeCard(props: {
  owned: Owned<OwnRecipe>;
  dish: Dish;
  /** The way to plan it; null before there is a plan. */
  planIt: ReactNode;
  today: LocalDay;
}) {
  const { owned, dish, today } = props;
  const { sync } = usePorts();
  const [failed, setFailed] = useState(false);
  const record = async (...facts: readonly JournalFact[]): Promise<void> =>
    setFailed(!(await sync.record(...facts)).ok);
  const { item, version } = owned;
  const site = siteOf(item.source);
  const put = (): void => void record({ day: today, kind: 'recipe.put', payload: putRecipe(item, version) });
  return (
    <Card aria-label="Your recipe" role="region">
      <Stack gap="3">
        <CardTitle>Your recipe</CardTitle>
        {failed ? (
          <Notice role="alert" tone="error">
            This device could not save that. Please try again.
          </Notice>
        ) : null}
        {owned.isRemoved ? (
          <>
            <Muted>You removed it. It stays where it is planned.</Muted>
            <Button look="outline" size="sm" alignSelf="start" onClick={put}>
              Bring it back
            </Button>
          </>
        ) : (
          <>
            {owned.overwritten.length > 0 ? (
              <OtherVersion owned={owned} today={today} record={record} />
            ) : null}
            {dish.withheld === 'incomplete' ? (
              <Notice role="status" tone="warning">
                Some lines have no food or weight yet, so it cannot be planned.
              </Notice>
            ) : (
              props.planIt
            )}
            <Flex gap="2" flexWrap="wrap">
              <ButtonLink asChild look="outline" size="sm">
                <Link to="/dashboard/recipe/$recipeId" params={{ recipeId: item.id }}>
                  <Pencil size={16} aria-hidden="true" />
                  Edit
                </Link>
              </ButtonLink>
              <Button
                look="quiet"
                size="sm"
                onClick={() =>
                  void record({
                    day: today,
                    kind: 'recipe.remove',
                    payload: { recipe: item.id, replaces: version },
                  })
                }
              >
                <Trash2 size={16} aria-hidden="true" />
                Remove
              </Button>
            </Flex>
            {item.source === null || site === null ? null : (
              <Muted>
                From{' '}
                <a href={item.source} target="_blank" rel="noreferrer">
                  {site}
                </a>
              </Muted>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Two devices changed it: the later version counts, the other is offered as a copy. */
function OtherVersion(props: {
  owned: Owned<OwnRecipe>;
  today: LocalDay;
  record: (...facts: readonly JournalFact[]) => Promise<void>;
}) {
  const { owned, today, record } = props;
  const { ids } = usePorts();
  const settled: JournalFact = {
    day: today,
    kind: 'recipe.put',
    payload: putRecipe(owned.item, newestSeen(owned)),
  };
  const copies = (): readonly JournalFact[] =>
    owned.overwritten.map(({ item: other }) => {
      const copy = { ...other, id: `o:${ids.next()}` as const, name: `${other.name} (other version)` };
      return { day: today, kind: 'recipe.put', payload: putRecipe(copy, null) };
    });
  return (
    <Stack gap="2">
      <Notice role="status" tone="warning">
        Another device changed this recipe too. This is the later version.
      </Notice>
      <Flex gap="2" flexWrap="wrap">
        <Button look="outline" size="sm" onClick={() => void record(...copies(), settled)}>
          Keep the other as a copy
        </Button>
        <Button look="quiet" size="sm" onClick={() => void record(settled)}>
          This one is right
        </Button>
      </Flex>
    </Stack>
  );
}
