import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { saysTheSame } from '../../../domain/food/label/scanned-food.ts';
import { newestSeen, type Owned, type OwnFood } from '../../../domain/food/own-food/own-food.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { usePutFood } from './use-put-food.ts';

const Line = chakra('p', { base: { overflowWrap: 'anywhere', maxWidth: '60ch' } });

/** The versions of another device that say something else. */
export const otherVersions = ({ item, overwritten }: Owned<OwnFood>): readonly OwnFood[] =>
  overwritten.map((other) => other.item).filter((other) => !saysTheSame(other, item));

/** The choice about what another device saved at the same time. */
export function OtherVersions({ owned }: { owned: Owned<OwnFood> }) {
  const { newId, put, record } = usePutFood();
  const [failed, setFailed] = useState(false);
  const others = otherVersions(owned);
  if (others.length === 0) return null;
  const settled = put(owned.item, newestSeen(owned));
  const settle = async (copies: readonly OwnFood[]): Promise<void> => {
    const facts = copies.map((other) => put({ ...other, id: newId() }, null));
    setFailed(!(await record(...facts, settled)));
  };
  return (
    <Card as="section" aria-labelledby="other-versions">
      <Stack gap="3">
        <CardTitle id="other-versions">Changed on another device too</CardTitle>
        {others.map((other, at) => (
          // Versions have no name of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <Line key={at}>
            There it is called {other.name}
            <Figure>{kcalWords(other)}</Figure>.
          </Line>
        ))}
        {failed ? (
          <Notice role="alert" tone="error">
            This device could not save that. Please try again.
          </Notice>
        ) : null}
        <Flex gap="2" flexWrap="wrap">
          <Button look="outline" size="sm" onClick={() => void settle(others)}>
            {others.length === 1 ? 'Keep that one as a copy' : 'Keep those as copies'}
          </Button>
          <Button look="quiet" size="sm" onClick={() => void settle([])}>
            Do not keep it
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

const kcalWords = ({ per100, per }: OwnFood): string => {
  const kcal = per100[nutrientIndex.energy_kcal];
  return kcal == null ? '' : `, with ${Math.round(kcal)} kcal in 100 ${per}`;
};
