import { chakra, Stack } from '@chakra-ui/react';
import type { PlanInputs } from '../../../contract/plan.ts';
import { NO_LIMITS } from '../../../domain/plan/wishes/cooking-limits.ts';
import { MEALS_A_WEEK, stepMeals } from '../../../domain/plan/wishes/meals-wanted.ts';
import { VARIETY_FIGURES, VARIETY_WORDS } from '../../../domain/plan/wishes/variety.ts';
import {
  CUISINES,
  type Cuisine,
  type MealsWanted,
  USUAL_MEALS,
  VARIETIES,
} from '../../../domain/plan/wishes/wishes.ts';
import type { DietType } from '../../../terms/profile.ts';
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Hint } from '../../../ui/form/control.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { CookingLimitsTable } from './cooking-limits-table.tsx';

const Count = chakra('p', { base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 } });
const Label = chakra('p', { base: { fontSize: 'sm' } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const KINDS = [
  ['meat', 'Meals with meat a week'],
  ['fish', 'Meals with fish a week'],
] as const;

/** Lunches and dinners a week with meat, and with fish: at most 14 together. */
function MealsWantedSteppers(props: { wanted: MealsWanted; onChange: (wanted: MealsWanted) => void }) {
  const { wanted, onChange } = props;
  return (
    <Stack gap="4">
      <Muted>{`Of the ${MEALS_A_WEEK} lunches and dinners. The rest is vegetarian.`}</Muted>
      {KINDS.map(([kind, label]) => (
        <Stepper
          key={kind}
          label={label}
          onLess={wanted[kind] <= 0 ? null : () => onChange(stepMeals(wanted, kind, -1))}
          onMore={wanted[kind] >= MEALS_A_WEEK ? null : () => onChange(stepMeals(wanted, kind, 1))}
        >
          {/* Raising one may lower the other, so a screen reader says each number with its label. */}
          <div aria-atomic="true">
            <Label>{label}</Label>
            <Count>{wanted[kind]}</Count>
          </div>
        </Stepper>
      ))}
    </Stack>
  );
}

type Answers = Pick<
  PlanInputs,
  'meals_wanted' | 'cooking_limits' | 'variety' | 'small_budget' | 'mild' | 'cuisines_out'
>;

const options = VARIETIES.map((value) => ({ value, label: VARIETY_WORDS[value] }));

const tastes = [
  { value: 'small_budget', label: 'A small budget' },
  { value: 'mild', label: 'Not spicy' },
] as const;
const cuisines = (Object.keys(CUISINES) as Cuisine[]).map((value) => ({ value, label: value }));

/** The wishes that shape a week: meat and fish, time to cook, how much changes from day to day, and what is disliked. */
export function HowYouEat(props: { diet: DietType; answers: Answers; onChange: (answers: Answers) => void }) {
  const { diet, answers, onChange } = props;
  const variety = answers.variety ?? 'usual';
  const { dishes, events, things } = VARIETY_FIGURES[variety];
  const cuisinesOut = answers.cuisines_out ?? [];
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
      <ChoiceChips
        legend="What matters to you"
        options={tastes}
        values={tastes.map(({ value }) => value).filter((value) => answers[value])}
        onToggle={(taste, chosen) => onChange({ [taste]: chosen })}
      />
      <ChoiceChips
        legend="Cuisines you can do without"
        options={cuisines}
        values={cuisinesOut}
        onToggle={(cuisine, chosen) =>
          onChange({
            cuisines_out: chosen
              ? [...cuisinesOut, cuisine]
              : cuisinesOut.filter((other) => other !== cuisine),
          })
        }
      />
    </Stack>
  );
}
