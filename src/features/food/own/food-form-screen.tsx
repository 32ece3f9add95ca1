import { Flex, Stack } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useOwn } from '../../../device/hooks/hooks.ts';
import type { LabelKind } from '../../../domain/food/label/label.ts';
import { awaitsFacts, isUnchecked, labelKindOfCode } from '../../../domain/food/label/scanned-food.ts';
import type { Owned, OwnFood } from '../../../domain/food/own-food/own-food.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { FoodForm } from './food-form.tsx';
import { emptyFoodText, textOfFood } from './food-text.ts';
import { OtherVersions } from './other-versions.tsx';
import { usePutFood } from './use-put-food.ts';

/** The kind of label that is printed where the browser's language is spoken. */
const homeLabel = (): LabelKind => (/-(US|PR)$/.test(navigator.language) ? 'us' : 'eu');

const BackToFoods = () => (
  <ButtonLink asChild look="outline">
    <Link to="/dashboard/foods">My food</Link>
  </ButtonLink>
);

const NEEDS_CHECK = 'Please compare its values with the pack, and say what is in it.';
const ATTRIBUTION = 'These values are from Open Food Facts (ODbL), written by volunteers.';
const WAITS = 'Its values load when you are online. Or copy them from the label.';

/** Values a scanned food still needs; null for one that the member has saved. */
const stateOf = (food: OwnFood): string | null => {
  if (awaitsFacts(food)) return WAITS;
  return isUnchecked(food) ? NEEDS_CHECK : null;
};

function Standing({ owned }: { owned: Owned<OwnFood> }) {
  const { put, remove, record } = usePutFood();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const { item, version } = owned;
  const state = stateOf(item);
  return (
    <Stack gap="4">
      <PageHeading title={item.name}>{item.name}</PageHeading>
      {state === null ? null : <Notice>{state}</Notice>}
      <OtherVersions owned={owned} />
      {/* A new version, of another device or with values that came, is another form. */}
      <FoodForm
        key={version}
        draftKey={item.id}
        food={item}
        initial={textOfFood(item, item.barcode === null ? homeLabel() : labelKindOfCode(item.barcode))}
        id={() => item.id}
        source={state === NEEDS_CHECK ? ATTRIBUTION : null}
        onSave={async (food) => {
          const stored = await record(put(food, version));
          if (stored) void navigate({ to: '/dashboard/foods' });
          return stored;
        }}
      />
      {failed ? (
        <Notice role="alert" tone="error">
          This device could not save that change. Please try again.
        </Notice>
      ) : null}
      <Flex>
        <Button
          look="quiet"
          color="tomato-ink"
          onClick={async () => setFailed(!(await record(remove(item, version))))}
        >
          <Trash2 size={18} aria-hidden="true" />
          Remove this food
        </Button>
      </Flex>
    </Stack>
  );
}

function Removed({ owned: { item, version } }: { owned: Owned<OwnFood> }) {
  const { put, record } = usePutFood();
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap="4">
      <PageHeading title={item.name}>{item.name}</PageHeading>
      <Notice role="status">
        {failed
          ? 'This device could not save that change. Please try again.'
          : 'Removed from your foods. What you logged stays.'}
      </Notice>
      <Flex gap="2" flexWrap="wrap">
        <Button onClick={async () => setFailed(!(await record(put(item, version))))}>Undo</Button>
        <BackToFoods />
      </Flex>
    </Stack>
  );
}

function NewFood() {
  const { newId, put, record } = usePutFood();
  const navigate = useNavigate();
  return (
    <Stack gap="4">
      <PageHeading title="Add a food" eyebrow="From its label">
        Add a food
      </PageHeading>
      <FoodForm
        draftKey="new"
        food={null}
        initial={emptyFoodText(homeLabel(), '')}
        id={newId}
        onSave={async (food) => {
          const stored = await record(put(food, null));
          if (stored) void navigate({ to: '/dashboard/foods' });
          return stored;
        }}
      />
    </Stack>
  );
}

/** A food of the member's own, from its label. */
export function FoodFormScreen({ foodId }: { foodId: string }) {
  const own = useOwn();
  if (foodId === 'new') return <NewFood />;
  const owned = own?.foods.get(foodId);
  if (owned !== undefined) return owned.isRemoved ? <Removed owned={owned} /> : <Standing owned={owned} />;
  return (
    <Stack gap="4">
      <PageHeading title="Food">Food</PageHeading>
      {own === undefined ? (
        <Skeleton height="240px" borderRadius="lg" />
      ) : (
        <EmptyState title="This food is not here" action={<BackToFoods />}>
          It may be on another device that has not sent it yet.
        </EmptyState>
      )}
    </Stack>
  );
}
