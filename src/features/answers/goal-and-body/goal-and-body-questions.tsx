import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { hasOwnTargets, NO_OWN_TARGETS } from '../../../domain/body/nutrition/own-targets.ts';
import { AGE_MAX, AGE_MIN } from '../../../domain/constants.ts';
import { heightInWords, weightInWords } from '../../../domain/units.ts';
import type { OwnTargets } from '../../../terms/plan.ts';
import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { AccordionSection } from '../../../ui/show/accordion-section.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { ageGroupOf } from '../facts/age.ts';
import { AgeStepper } from '../facts/age-stepper.tsx';
import {
  activityOptions,
  dietOptions,
  fitnessOptions,
  genderOptions,
  goalOptions,
  labelOf,
} from '../facts/choices.tsx';
import type { OnboardingDraft, RefusedTexts } from '../facts/draft.ts';
import { HeightPicker } from '../facts/height-picker.tsx';
import { TargetAdviceNote } from '../facts/target-advice-note.tsx';
import { shownAge, targetAdviceFor } from '../facts/to-profile.ts';
import { WeightPicker } from '../facts/weight-picker.tsx';
import { ageAnswers } from './goal-and-body.ts';
import { OwnTargetFields, ownInWords } from './own-target-fields.tsx';

export type Question =
  | 'goal'
  | 'target'
  | 'weight'
  | 'diet'
  | 'activity'
  | 'fitness'
  | 'height'
  | 'age'
  | 'gender'
  | 'own';

const List = chakra('div', {
  base: {
    '& > div + div': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
});
const Value = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm', fontWeight: 400 } });
const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pb: '5' } });

/** Every answer in a row of its own; one of them is open. */
export function GoalAndBodyQuestions(props: {
  draft: OnboardingDraft;
  ageBefore: number | null;
  offersGoal: boolean;
  figures: boolean;
  open: Question | null;
  onOpen: (question: Question | null) => void;
  /** `refused` holds typed texts that are no answer. */
  onAnswer: (answers: Partial<OnboardingDraft>, refused?: RefusedTexts) => void;
  own: OwnTargets;
  /** The plan follows own figures, and nothing speaks against them for this member. */
  offersOwn: boolean;
  onOwn: (own: OwnTargets) => void;
}) {
  const { draft, offersGoal, open, onOpen, onAnswer } = props;
  const units = draft.weightUnit === 'lbs' ? 'imperial' : 'metric';
  const figure = (words: string): string => (props.figures ? words : 'As you entered it');
  const row = (question: Question, label: string, value: string, body: ReactNode) => (
    <AccordionSection
      open={open === question}
      onToggle={() => onOpen(open === question ? null : question)}
      heading={
        <span>
          {label}
          <Value>{value}</Value>
        </span>
      }
    >
      <Body>{body}</Body>
    </AccordionSection>
  );
  const onUnit = (weightUnit: OnboardingDraft['weightUnit']) => onAnswer({ weightUnit });
  const advice = offersGoal ? (
    <TargetAdviceNote draft={draft} figures={props.figures} onTake={onAnswer} />
  ) : null;
  const setAge = (age: number) => onAnswer(ageAnswers(age, props.ageBefore));
  const group = ageGroupOf(shownAge(draft));
  return (
    <Card aria-labelledby="goal-and-body" pb="2">
      <CardTitle id="goal-and-body">Your answers</CardTitle>
      <List>
        {offersGoal
          ? row(
              'goal',
              'Goal',
              draft.fitnessGoal,
              <ChoiceCards
                legend="Goal"
                name="goal"
                options={goalOptions}
                value={draft.fitnessGoal}
                onChange={(fitnessGoal) => onAnswer({ fitnessGoal })}
              />,
            )
          : null}
        {offersGoal
          ? row(
              'target',
              'Target weight',
              figure(weightInWords(draft.targetWeightKg, units)),
              <WeightPicker
                label="Target weight"
                kg={draft.targetWeightKg}
                unit={draft.weightUnit}
                refused={draft.refused.targetWeightKg ?? null}
                onChange={(targetWeightKg, refused) =>
                  onAnswer({ targetWeightKg }, { targetWeightKg: refused ?? undefined })
                }
                onUnit={onUnit}
              />,
            )
          : null}
        {advice !== null && targetAdviceFor(draft) !== null ? <Body pt="3">{advice}</Body> : null}
        {row(
          'weight',
          'Weight now',
          figure(weightInWords(draft.weightKg, units)),
          <WeightPicker
            label="Weight"
            kg={draft.weightKg}
            unit={draft.weightUnit}
            refused={draft.refused.weightKg ?? null}
            onChange={(weightKg, refused) => onAnswer({ weightKg }, { weightKg: refused ?? undefined })}
            onUnit={onUnit}
          />,
        )}
        {row(
          'diet',
          'Diet',
          labelOf(dietOptions, draft.dietType),
          <ChoiceCards
            legend="Diet"
            name="diet"
            options={dietOptions}
            value={draft.dietType}
            onChange={(dietType) => onAnswer({ dietType })}
          />,
        )}
        {row(
          'activity',
          'Activity',
          labelOf(activityOptions, draft.activityLevel),
          <ChoiceCards
            legend="Activity level"
            name="activity"
            options={activityOptions}
            value={draft.activityLevel}
            onChange={(activityLevel) => onAnswer({ activityLevel })}
          />,
        )}
        {row(
          'fitness',
          'Fitness level',
          labelOf(fitnessOptions, draft.fitnessLevel),
          <ChoiceCards
            legend="Fitness level"
            name="fitness"
            options={fitnessOptions}
            value={draft.fitnessLevel}
            onChange={(fitnessLevel) => onAnswer({ fitnessLevel })}
          />,
        )}
        {row(
          'height',
          'Height',
          heightInWords(draft.heightCm, draft.heightUnit === 'ft' ? 'imperial' : 'metric'),
          <HeightPicker
            cm={draft.heightCm}
            unit={draft.heightUnit}
            refused={draft.refused.heightCm ?? {}}
            onChange={(heightCm, refused) => onAnswer({ heightCm }, { heightCm: refused })}
            onUnit={(heightUnit) => onAnswer({ heightUnit }, { heightCm: {} })}
          />,
        )}
        {row(
          'age',
          'Age',
          `${shownAge(draft)} years`,
          <>
            <AgeStepper age={draft.age} onChange={setAge} />
            <NumberInput
              label="Or type your age"
              value={draft.age}
              rule={{ min: AGE_MIN, max: AGE_MAX, decimals: 0 }}
              refusal={`Please enter whole years from ${AGE_MIN} to ${AGE_MAX}.`}
              refused={draft.refused.age ?? null}
              onChange={setAge}
              onRefuse={(text, age) => onAnswer({ age }, { age: text })}
            />
            {group === 'guardian-confirms' && shownAge(draft) !== props.ageBefore ? (
              <Switch
                label="I am a parent or guardian of this person, and I agree that Sorrel plans their meals."
                on={draft.guardianConfirmed}
                onChange={(guardianConfirmed) => onAnswer({ guardianConfirmed })}
              />
            ) : null}
            {group === 'under-nine' ? (
              <Notice>
                Children under nine grow in their own way, so we do not plan a week for them. Please ask a
                clinician.
              </Notice>
            ) : null}
          </>,
        )}
        {row(
          'gender',
          'Gender',
          labelOf(genderOptions, draft.gender),
          <ChoiceCards
            legend="Gender"
            name="gender"
            options={genderOptions}
            value={draft.gender}
            onChange={(gender) => onAnswer({ gender })}
          />,
        )}
        {props.offersOwn || hasOwnTargets(props.own)
          ? row(
              'own',
              'Your own figures for a day',
              props.offersOwn ? ownInWords(props.own) : 'As you entered them',
              props.offersOwn ? (
                <OwnTargetFields own={props.own} onChange={props.onOwn} />
              ) : (
                <Button look="outline" onClick={() => props.onOwn(NO_OWN_TARGETS)}>
                  Do not use them any more
                </Button>
              ),
            )
          : null}
      </List>
    </Card>
  );
}
