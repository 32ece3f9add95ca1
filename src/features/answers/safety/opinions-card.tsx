import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useCatalogue, useToday } from '../../../device/hooks/hooks.ts';
import { useDishOpinions } from '../../../device/hooks/plan/use-dish-opinions.ts';
import { dayInWords } from '../../../domain/calendar/day-words.ts';
import { choiceOf, type HeldOpinions, type OpinionChoice } from '../../../domain/plan/week/dish-opinions.ts';
import type { Catalogue } from '../../../terms/food.ts';
import { RemovableChip } from '../../../ui/form/removable-chip.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';

const Heading = chakra('h3', { base: { fontWeight: 600, fontSize: 'sm', mb: '2' } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const LISTS = [
  ['Dishes you love', 'love'],
  ['Dishes you do not want this week', 'not-this-week'],
  ['Dishes you never want', 'never'],
] as const satisfies readonly (readonly [string, OpinionChoice])[];

/** Dishes of one opinion. Those that are not in the recipe book of this version are left out. */
function Dishes(props: {
  title: string;
  choice: OpinionChoice;
  opinions: HeldOpinions;
  catalogue: Catalogue;
  onRemove: (recipe: string) => void;
}) {
  const today = useToday();
  const dishes = [...props.opinions].flatMap(([recipe, held]) => {
    const dish = choiceOf(held) === props.choice ? props.catalogue.dishes.get(recipe) : undefined;
    return dish === undefined ? [] : [{ ...dish, until: held.until }];
  });
  if (dishes.length === 0) return null;
  return (
    <div>
      <Heading>{props.title}</Heading>
      <Flex gap="2" flexWrap="wrap">
        {dishes.map(({ id, name, until }) => (
          <RemovableChip
            key={id}
            label={`${props.title}: take back ${name}`}
            onRemove={() => props.onRemove(id)}
          >
            {until === undefined ? name : `${name}, until ${dayInWords(until, today)}`}
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
  return (
    <Card aria-labelledby="opinions">
      <Stack gap="4">
        <CardTitle id="opinions">Your opinion of dishes</CardTitle>
        <Muted>
          Rate a dish on its page. Dishes you love come more often. Dishes you do not want come only if no
          other fits.
        </Muted>
        {LISTS.map(([title, choice]) => (
          <Dishes
            key={choice}
            title={title}
            choice={choice}
            opinions={opinions}
            catalogue={catalogue}
            onRemove={(recipe) => void takeBack(recipe)}
          />
        ))}
        {failed ? (
          <Notice role="alert" tone="error">
            This device could not save that change. Please try again.
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
