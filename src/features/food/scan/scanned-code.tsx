import { Flex, Stack } from '@chakra-ui/react';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useOwn } from '../../../device/hooks/hooks.ts';
import { sentenceFor } from '../../../domain/error-catalogue.ts';
import { readBarcode } from '../../../domain/food/label/barcode.ts';
import { foodOfCode, labelKindOfCode, withFacts } from '../../../domain/food/label/scanned-food.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { FoodForm } from '../own/food-form.tsx';
import { emptyFoodText, textOfFood } from '../own/food-text.ts';
import { usePutFood } from '../own/use-put-food.ts';
import { type LookedUp, useLookUp } from './use-look-up.ts';

/** No food has it; it gets an id when it is saved. */
const NO_ID = 'o:';

function Kept({ id }: { id: string }) {
  return (
    <Stack gap="4">
      <Notice role="status" tone="success">
        Saved for later. Its values load when you are online. What you have logged of it is then corrected.
      </Notice>
      <Flex gap="2" flexWrap="wrap">
        <ButtonLink asChild look="outline">
          <Link to="/dashboard/food/$foodId" params={{ foodId: id }}>
            Add it from the label now
          </Link>
        </ButtonLink>
        <ButtonLink asChild look="quiet">
          <Link to="/dashboard/scan">Scan another</Link>
        </ButtonLink>
      </Flex>
    </Stack>
  );
}

function NewFoodOfCode({ code, outcome }: { code: string; outcome: Exclude<LookedUp, { kind: 'kept' }> }) {
  const { newId, put, record } = usePutFood();
  const navigate = useNavigate();
  const kind = labelKindOfCode(code);
  const found = outcome.kind === 'found' ? withFacts(foodOfCode(NO_ID, code), code, outcome.facts) : null;
  return (
    <Stack gap="4">
      {outcome.kind === 'found' ? (
        <Notice role="status">Found. Please compare it with the pack, say what is in it, and save it.</Notice>
      ) : null}
      {outcome.kind === 'unknown' ? (
        <Notice role="status">Not known yet: add it from the label.</Notice>
      ) : null}
      {outcome.kind === 'shop' ? (
        <Notice role="status">
          A shop printed this code. It holds the weight or the price of this pack. Add the food once, and
          Sorrel knows its other packs by the first digits.
        </Notice>
      ) : null}
      {outcome.kind === 'failed' ? (
        <Notice role="alert" tone="error">
          {sentenceFor('lookUpBarcode', outcome.error)}
        </Notice>
      ) : null}
      <FoodForm
        draftKey={code}
        food={found}
        initial={found === null ? emptyFoodText(kind, code) : textOfFood(found, kind)}
        id={newId}
        source={outcome.kind === 'found' ? `From ${outcome.attribution}.` : null}
        onSave={async (food) => {
          const stored = await record(put(food, null));
          if (stored) void navigate({ to: '/dashboard/diary', search: { food: food.id } });
          return stored;
        }}
      />
    </Stack>
  );
}

/** A barcode that was read or typed: the food of the member's own that has it, or a way to get one. */
export function ScannedCode({ code }: { code: string }) {
  const own = useOwn();
  const lookUp = useLookUp();
  const isAsked = useRef(false);
  const [outcome, setOutcome] = useState<LookedUp | null>(null);
  const known =
    own &&
    [...own.foods.values()].find(
      ({ item, isRemoved }) => !isRemoved && readBarcode(item.barcode ?? '') === code,
    );
  const isMissing = own !== undefined && known === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each code is looked up once, with or without a network
  useEffect(() => {
    if (!isMissing || isAsked.current) return;
    isAsked.current = true;
    void lookUp(code).then(setOutcome);
  }, [isMissing]);

  if (outcome?.kind === 'kept') return <Kept id={outcome.id} />;
  if (outcome !== null) return <NewFoodOfCode code={code} outcome={outcome} />;
  if (known !== undefined && !isAsked.current)
    return <Navigate to="/dashboard/diary" search={{ food: known.item.id }} replace />;
  return (
    <Stack gap="3" role="status" aria-label="Looking it up">
      <Skeleton height="240px" borderRadius="lg" />
    </Stack>
  );
}
