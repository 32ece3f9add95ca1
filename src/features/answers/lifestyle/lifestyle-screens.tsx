import { useNavigate } from '@tanstack/react-router';
import { useStoredDraft } from '../../../device/hooks/stored-draft.ts';
import { useSubmission, useWaiting } from '../../../device/hooks/submission.ts';
import { notices } from '../../../domain/error-catalogue.ts';
import { ChoiceSelect } from '../../../ui/form/choice-select.tsx';
import { FormNews } from '../../../ui/form/form-news.tsx';
import { QuestionCard } from '../../../ui/form/question-card.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { StepScreen } from '../../../ui/show/step-screen.tsx';
import {
  FIRST_STEP,
  fieldsOf,
  LIFESTYLE_QUESTIONS,
  type LifestyleStep,
  lifestyleRecord,
  readLifestyle,
  SECOND_STEP,
  STEP_COUNT,
  THIRD_STEP,
} from './questions.ts';

function StepOfLifestyle({ step }: { step: LifestyleStep }) {
  const navigate = useNavigate();
  const draft = useStoredDraft('lifestyle', readLifestyle);
  const { sending, failure, submit } = useSubmission('lifestyle.submit', 'saveLifestyle');
  const waiting = useWaiting(['lifestyle.submit', 'wellness.submit']);
  if (draft === null) return null;

  const { values, change, unsaved } = draft;
  const goOn = async () => {
    if (step.next !== null) return navigate({ to: step.next });
    const sent = await submit({ intent: { kind: 'lifestyle.submit', payload: lifestyleRecord(values) } });
    if (sent) await navigate({ to: '/dashboard/preference' });
  };
  const isLast = step.next === null;
  return (
    <StepScreen
      heading="Lifestyle"
      place={{ label: `${step.number} of ${STEP_COUNT}`, number: step.number, count: STEP_COUNT }}
      lead={step.lead}
      onBack={() => void navigate({ to: step.back })}
      onNext={() => void goOn()}
      next={
        <Button type="submit" disabled={sending}>
          {isLast ? (sending ? 'Submitting...' : 'Submit') : 'Next'}
        </Button>
      }
      news={
        <FormNews
          unsaved={unsaved}
          status={waiting && !sending ? notices.savedForLater : null}
          error={isLast ? failure : null}
        />
      }
    >
      <QuestionCard>
        {fieldsOf(step).map((field) => {
          const question = LIFESTYLE_QUESTIONS[field];
          return (
            <ChoiceSelect
              key={field}
              list={question}
              value={values[field]}
              onChange={(value) => change({ ...values, [field]: value })}
              icon={<question.icon size={20} />}
            />
          );
        })}
      </QuestionCard>
    </StepScreen>
  );
}

export const LifestyleFirst = () => <StepOfLifestyle step={FIRST_STEP} />;
export const LifestyleSecond = () => <StepOfLifestyle step={SECOND_STEP} />;
export const LifestyleThird = () => <StepOfLifestyle step={THIRD_STEP} />;
