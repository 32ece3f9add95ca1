import { Stack } from '@chakra-ui/react';
import type { PlanInputs } from '../../contract/plan.ts';
import { NO_LIMITS } from '../../domain/planner/cooking-limits.ts';
import { VARIETY_FIGURES, VARIETY_WORDS } from '../../domain/planner/variety.ts';
import { USUAL_MEALS, VARIETIES } from '../../domain/planner/wishes.ts';
import type { DietType } from '../../domain/profile.ts';
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Hint } from '../../ui/form/control.tsx';
import { CookingLimitsTable } from './cooking-limits-table.tsx';
import { MealsWantedSteppers } from './meals-wanted-steppers.tsx';

type Answers = Pick<PlanInputs, 'meals_wanted' | 'cooking_limits' | 'variety'>;

const options = VARIETIES.map((value) => ({ value, label: VARIETY_WORDS[value] }));

/** The wishes that shape a week: meat and fish, time to cook, and how much changes from day to day. */
export function HowYouEat(props: { diet: DietType; answers: Answers; onChange: (answers: Answers) => void }) {
  const { diet, answers, onChange } = props;
  const variety = answers.variety ?? 'usual';
  const { dishes, events, things } = VARIETY_FIGURES[variety];
  return (
    <Stack gap="5">
      {diet === 'full_non_vegetarian' ? (
        <MealsWantedSteppers
          wanted={answers.meals_wanted ?? USUAL_MEALS}
          onChange={(wanted) => onChange({ meals_wanted: wanted })}
        />
      ) : null}
      <CookingLimitsTable
        limits={answers.cooking_limits ?? NO_LIMITS}
        onChange={(limits) => onChange({ cooking_limits: limits })}
      />
      <div>
        <SingleChoiceChips
          legend="Your week"
          name="variety"
          options={options}
          value={variety}
          onChange={(chosen) => onChange({ variety: chosen })}
        />
        <Hint role="status">
          {`About ${dishes} dishes, made ${events} times, and ${things} things to buy a week.`}
        </Hint>
      </div>
    </Stack>
  );
}
