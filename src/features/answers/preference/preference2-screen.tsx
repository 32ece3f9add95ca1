import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useId } from 'react';
import { useCatalogue } from '../../../device/hooks/hooks.ts';
import { Hint, Label, TextArea } from '../../../ui/form/field.tsx';
import { QuestionCard } from '../../../ui/form/question-card.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { CardTitle } from '../../../ui/show/card.tsx';
import { ALLERGIES_MAX } from './answers.ts';
import { useKnownAllergies } from './known-allergies.ts';
import { ADDED_LISTS, DEVICE_LISTS } from './options.ts';
import { ChoiceFields, PreferenceStep, usePreferenceDraft } from './preference-step.tsx';
import { sayWritten } from './written-allergies.ts';

const Whole = chakra('div', { base: { gridColumn: '1 / -1' } });
const Privacy = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    color: 'muted',
    fontSize: 'sm',
    '& svg': { flex: 'none' },
  },
});

export function PreferenceSecond() {
  const navigate = useNavigate();
  const draft = usePreferenceDraft();
  const knownAllergies = useKnownAllergies();
  const allergiesId = useId();
  const { catalogue } = useCatalogue();
  if (draft === null || knownAllergies === undefined) return null;
  const { values, change, unsaved } = draft;
  return (
    <PreferenceStep
      number={2}
      lead="Your blood report, your kitchen and your habits. You can skip any question."
      back="/dashboard/preference"
      onNext={() => void navigate({ to: '/dashboard/preference3' })}
      next={<Button type="submit">Next</Button>}
      unsaved={unsaved}
    >
      <QuestionCard aria-labelledby="blood-report">
        <CardTitle id="blood-report">Reminders and blood report</CardTitle>
        <Privacy>
          <LockKeyhole size={16} aria-hidden="true" />
          These stay on this device and are never sent. Your blood report is encrypted.
        </Privacy>
        <ChoiceFields lists={DEVICE_LISTS} draft={draft} />
      </QuestionCard>
      <QuestionCard aria-labelledby="kitchen">
        <CardTitle id="kitchen">Kitchen and habits</CardTitle>
        <Whole>
          <Label htmlFor={allergiesId}>Allergies</Label>
          <TextArea
            id={allergiesId}
            aria-describedby={`${allergiesId}-hint`}
            maxLength={ALLERGIES_MAX}
            value={values.allergies ?? knownAllergies}
            onChange={({ target }) => change({ ...values, allergies: target.value })}
          />
          <Hint id={`${allergiesId}-hint`}>Separate them with commas: peanuts, milk.</Hint>
          {catalogue === null
            ? null
            : sayWritten(values.allergies ?? knownAllergies, catalogue.foods).map((sentence) => (
                <Hint key={sentence}>{sentence}</Hint>
              ))}
        </Whole>
        <ChoiceFields lists={ADDED_LISTS} draft={draft} />
      </QuestionCard>
    </PreferenceStep>
  );
}
