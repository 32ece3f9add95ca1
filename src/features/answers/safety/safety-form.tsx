import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Form, Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import type { PlanInputs } from '../../../contract/plan.ts';
import { STAGES } from '../../../domain/body/nutrition/expecting.ts';
import { ALLERGEN_LABELS } from '../../../domain/food/catalogue/allergen-labels.ts';
import { PREGNANCY_ADVICE } from '../../../domain/plan/wishes/pregnancy-foods.ts';
import { ALLERGENS, type Allergen, type Food } from '../../../terms/food.ts';
import { EXPECTING_STAGES, type ExpectingStage } from '../../../terms/plan.ts';
import type { DietType } from '../../../terms/profile.ts';
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { CheckboxField } from '../../../ui/form/field.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { FoodPicker } from './food-picker.tsx';
import { HowYouEat } from './how-you-eat.tsx';

const allergenOptions = ALLERGENS.map((value) => ({ value, label: ALLERGEN_LABELS[value] }));
const stageOptions = EXPECTING_STAGES.map((value) => ({ value, label: STAGES[value].label }));

/** As the questionnaire has them: each steers the plan. */
const CONDITION_OPTIONS = [
  { value: 'Diabetes', label: 'Diabetes' },
  { value: 'Hypertension', label: 'High blood pressure' },
  { value: 'High Cholesterol', label: 'High cholesterol' },
] as const;

const Heading = chakra('legend', { base: { fontWeight: 600, fontSize: 'sm', mb: '1', p: 0 } });
const Small = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

function Questions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <Heading>{title}</Heading>
      {children}
    </fieldset>
  );
}

/** A stage that is left over from an earlier pregnancy would count in the next one. */
const withStageOfNow = (inputs: PlanInputs): PlanInputs =>
  inputs.pregnant_or_breastfeeding || inputs.expecting_stage == null
    ? inputs
    : { ...inputs, expecting_stage: null };

/** Everything that must be known before a plan is safe to follow. All of it may stay unanswered. */
export function SafetyForm(props: {
  initial: PlanInputs;
  diet: DietType;
  foods: ReadonlyMap<string, Food>;
  /** The sentence beside the button about where the answers are sent. */
  consent: string;
  /** Before the first plan: nothing but what must be known for it. */
  isFirst: boolean;
  /** Those told already; the questionnaire knows more than are asked for here. */
  conditions: readonly string[];
  /** Conditions may be told: the person agrees to where they go, or they go nowhere. */
  asksConditions: boolean;
  skip?: () => void;
  onSave: (inputs: PlanInputs, conditions: readonly string[]) => Promise<void>;
  children?: ReactNode;
}) {
  const [conditions, setConditions] = useState(props.conditions);
  const vegetarian = props.diet === 'vegetarian' || props.diet === 'ovo_vegetarian';
  return (
    <Formik
      initialValues={props.initial}
      onSubmit={(values) => props.onSave(withStageOfNow(values), conditions)}
    >
      {(form) => (
        <Form noValidate>
          <Stack gap="5">
            {/* An answer that is changed during saving would look saved. */}
            <fieldset disabled={form.isSubmitting} style={{ display: 'contents' }}>
              <ChoiceChips<Allergen>
                legend="Allergies"
                options={allergenOptions}
                values={form.values.allergies}
                onToggle={(allergen, chosen) => {
                  const others = form.values.allergies.filter((held) => held !== allergen);
                  return form.setFieldValue('allergies', chosen ? [...others, allergen] : others);
                }}
              />
              <FoodPicker
                foods={props.foods}
                chosen={form.values.excluded_foods}
                onChange={(excluded) => form.setValues({ ...form.values, excluded_foods: [...excluded] })}
              />
              {vegetarian ? (
                <Questions title="I also eat">
                  {props.diet === 'vegetarian' ? (
                    <CheckboxField name="eats_eggs">Eggs</CheckboxField>
                  ) : (
                    <CheckboxField name="eats_dairy">Milk, yoghurt and cheese</CheckboxField>
                  )}
                </Questions>
              ) : null}
              {props.asksConditions ? (
                <ChoiceChips<string>
                  legend="Any of these?"
                  options={CONDITION_OPTIONS}
                  values={conditions}
                  onToggle={(condition, chosen) =>
                    setConditions((now) => {
                      const others = now.filter((each) => each !== condition);
                      return chosen ? [...others, condition] : others;
                    })
                  }
                />
              ) : null}
              {props.isFirst ? null : (
                <Questions title="How you eat">
                  <HowYouEat
                    diet={props.diet}
                    answers={form.values}
                    onChange={(answers) => form.setValues((now) => ({ ...now, ...answers }))}
                  />
                </Questions>
              )}
              <Questions title="True for me">
                <CheckboxField name="pregnant_or_breastfeeding">Pregnant or breastfeeding</CheckboxField>
                {form.values.pregnant_or_breastfeeding ? (
                  <>
                    <SingleChoiceChips<ExpectingStage>
                      legend="Which months? (optional)"
                      name="expecting_stage"
                      options={stageOptions}
                      value={form.values.expecting_stage ?? null}
                      onChange={(stage) => form.setFieldValue('expecting_stage', stage)}
                    />
                    <Small role="status">{PREGNANCY_ADVICE}</Small>
                  </>
                ) : null}
                <CheckboxField name="kidney_disease">Kidney disease</CheckboxField>
                <CheckboxField name="eating_disorder">An eating disorder, now or in the past</CheckboxField>
                <Small>
                  With kidney disease we make no plan, because what is safe for you depends on your blood
                  tests. With the others your plan keeps your weight steady, and a clinician should see it
                  first.
                </Small>
              </Questions>
            </fieldset>
            <Small>{props.consent}</Small>
            {props.children}
            <Flex gap="3" flexWrap="wrap">
              <Button type="submit" disabled={form.isSubmitting}>
                {form.isSubmitting ? 'Saving...' : 'Save'}
              </Button>
              {props.skip === undefined ? null : (
                <Button look="quiet" disabled={form.isSubmitting} onClick={props.skip}>
                  Skip for now
                </Button>
              )}
            </Flex>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
