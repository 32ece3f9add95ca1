import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useDishOpinions } from '../../../device/hooks/plan/use-dish-opinions.ts';
import { dayInWords } from '../../../domain/calendar/day-words.ts';
import { isOwnId } from '../../../domain/food/own-food/own-food.ts';
import { whyInWords } from '../../../domain/plan/changes/explain-meal.ts';
import {
  choiceOf,
  OPINION_CHOICES,
  OPINION_LABELS,
  type OpinionChoice,
} from '../../../domain/plan/week/dish-opinions.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { NOT_KEPT } from '../day/news-bar.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const OPTIONS = OPINION_CHOICES.map((value) => ({ value, label: OPINION_LABELS[value] }));

/** Why a planned dish is in the plan, and what the member thinks of it. */
export function OpinionCard(props: {
  recipeId: string;
  /** The plan's reason; null for a dish that is not planned. */
  why: string | null;
  /** The meals still planned of the dish from today through `until`, and the way to swap it. */
  swapUntil: (until: LocalDay | undefined) => ReactNode;
}) {
  const { recipeId, why } = props;
  const { opinions, give } = useDishOpinions();
  const [failed, setFailed] = useState(false);
  const today = useToday();
  const held = opinions?.get(recipeId);
  // As the planner has it: who writes a recipe down loves it, unless they say something else.
  const unsaid: OpinionChoice = isOwnId(recipeId) ? 'love' : 'fine';
  const opinion = opinions === undefined ? null : held === undefined ? unsaid : choiceOf(held);
  const isUnwanted = opinion === 'never' || opinion === 'not-this-week';
  const choose = async (chosen: OpinionChoice): Promise<void> => setFailed(!(await give(recipeId, chosen)));
  return (
    <Card aria-label={why === null ? 'Your opinion' : 'Why this dish'}>
      {why === null ? null : (
        <>
          <CardTitle mb="2">Why this dish</CardTitle>
          <chakra.p mb="4">{whyInWords(why, opinion === 'love')}</chakra.p>
        </>
      )}
      <SingleChoiceChips
        legend="Your opinion"
        name="opinion"
        options={OPTIONS}
        value={opinion}
        onChange={(chosen) => void choose(chosen)}
      />
      <Stack role="status" gap="3" alignItems="flex-start" mt={isUnwanted ? '4' : '0'}>
        {isUnwanted ? (
          <>
            <Muted>
              {held?.until === undefined
                ? 'No longer in new meals.'
                : `Not in new meals until ${dayInWords(held.until, today)}.`}
            </Muted>
            {props.swapUntil(held?.until)}
          </>
        ) : null}
      </Stack>
      {failed ? (
        <Notice role="alert" tone="error" mt="3">
          {NOT_KEPT}
        </Notice>
      ) : null}
    </Card>
  );
}
