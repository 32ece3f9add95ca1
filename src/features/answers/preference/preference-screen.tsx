import { useNavigate } from '@tanstack/react-router';
import Target from 'lucide-react/icons/target';
import { ChoiceSelect } from '../../../ui/form/choice-select.tsx';
import { QuestionCard } from '../../../ui/form/question-card.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { kilogramsOf, targetOption } from './answers.ts';
import { FIRST_LISTS, TARGET_WEIGHT_LIST } from './options.ts';
import { ChoiceFields, PreferenceStep, usePreferenceDraft } from './preference-step.tsx';

export function PreferenceFirst() {
  const navigate = useNavigate();
  const draft = usePreferenceDraft();
  if (draft === null) return null;
  const { values, change, unsaved } = draft;
  return (
    <PreferenceStep
      number={1}
      lead="What do you like? Your week is made to your taste."
      back="/dashboard/lifestyle3"
      onNext={() => void navigate({ to: '/dashboard/preference2' })}
      next={<Button type="submit">Next</Button>}
      unsaved={unsaved}
    >
      <QuestionCard>
        <ChoiceSelect
          list={TARGET_WEIGHT_LIST}
          value={targetOption(values)}
          onChange={(option) =>
            change({ ...values, targetWeight: option === null ? null : kilogramsOf(option) })
          }
          icon={<Target size={20} />}
        />
        <ChoiceFields lists={FIRST_LISTS} draft={draft} />
      </QuestionCard>
    </PreferenceStep>
  );
}
