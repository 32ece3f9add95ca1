import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type StoredDraft, useStoredDraft } from '../../../device/hooks/stored-draft.ts';
import { useWaiting } from '../../../device/hooks/submission.ts';
import { notices } from '../../../domain/error-catalogue.ts';
import { ChoiceSelect } from '../../../ui/form/choice-select.tsx';
import { FormNews } from '../../../ui/form/form-news.tsx';
import { StepScreen } from '../../../ui/show/step-screen.tsx';
import { type PreferenceAnswers, readPreference } from './answers.ts';
import type { ChoiceField, Question } from './options.ts';

const LABELS = ['1 of 3', '2 of 3', '3 over 3'] as const;

export const usePreferenceDraft = (): StoredDraft<PreferenceAnswers> | null =>
  useStoredDraft('preference', readPreference);

/** The frame of one step of the wizard. */
export function PreferenceStep(props: {
  number: 1 | 2 | 3;
  lead: string;
  back: '/dashboard/lifestyle3' | '/dashboard/preference' | '/dashboard/preference2';
  onNext: () => void;
  next: ReactNode;
  unsaved: boolean;
  sending?: boolean;
  failure?: string | null;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const waiting = useWaiting(['lifestyle.submit', 'preference.submit']);
  const { number, sending = false, failure = null } = props;
  return (
    <StepScreen
      heading="Preference and Blood Report"
      place={{ label: LABELS[number - 1] ?? '', number, count: LABELS.length }}
      lead={props.lead}
      onBack={() => void navigate({ to: props.back })}
      onNext={props.onNext}
      next={props.next}
      news={
        <FormNews
          unsaved={props.unsaved}
          status={waiting && !sending ? notices.savedForLater : null}
          error={failure}
        />
      }
    >
      {props.children}
    </StepScreen>
  );
}

/** The select fields of some lists. */
export function ChoiceFields<F extends ChoiceField>(props: {
  lists: Readonly<Record<F, Question>>;
  draft: StoredDraft<PreferenceAnswers>;
}) {
  const { values, change } = props.draft;
  return (Object.keys(props.lists) as F[]).map((field) => {
    const question = props.lists[field];
    return (
      <ChoiceSelect
        key={field}
        list={question}
        value={values.choices[field]}
        onChange={(value) => change({ ...values, choices: { ...values.choices, [field]: value } })}
        icon={<question.icon size={20} />}
      />
    );
  });
}
