import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { whyInWords } from '../../../domain/planner/explain-meal.ts';
import { OPINION_LABELS, opinionOf } from '../../../domain/plan/dish-opinions.ts';
import { OPINIONS, type Opinion } from '../../../domain/planner/types.ts';
import { useDishOpinions } from '../../../ports/hooks/use-dish-opinions.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NOT_KEPT } from '../day/news-bar.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const OPTIONS = OPINIONS.map((value) => ({ value, label: OPINION_LABELS[value] }));

/** Why a planned dish is in the plan, and what the member thinks of it. */
export function OpinionCard(props: {
  recipeId: string;
  /** The plan's reason; null for a dish that is not planned. */
  why: string | null;
  /** The way to swap the dish where it is planned. */
  swap: ReactNode;
}) {
  const { recipeId, why } = props;
  const { opinions, give } = useDishOpinions();
  const [failed, setFailed] = useState(false);
  const opinion = opinions === undefined ? null : opinionOf(opinions, recipeId);
  const choose = async (chosen: Opinion): Promise<void> => setFailed(!(await give(recipeId, chosen)));
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
      <Stack role="status" gap="3" alignItems="flex-start" mt={opinion === 'never' ? '4' : '0'}>
        {opinion === 'never' ? (
          <>
            <Muted>Not planned from the next new meals on.</Muted>
            {props.swap}
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
