import { useNavigate } from '@tanstack/react-router';
import Target from 'lucide-react/icons/target';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { writeMemberSetting } from '../../../device/db/settings.ts';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useSubmission } from '../../../device/hooks/submission.ts';
import { ChoiceSelect } from '../../../ui/form/choice-select.tsx';
import { QuestionCard } from '../../../ui/form/question-card.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { preferenceRecord, targetOption, weeklyReminder } from './answers.ts';
import { useKnownAllergies } from './known-allergies.ts';
import { THIRD_LISTS, THIRD_TARGET_WEIGHT_LIST } from './options.ts';
import { ChoiceFields, PreferenceStep, usePreferenceDraft } from './preference-step.tsx';

export function PreferenceThird() {
  const navigate = useNavigate();
  const today = useToday();
  const draft = usePreferenceDraft();
  const knownAllergies = useKnownAllergies();
  const { sending, failure, submit } = useSubmission('preference.submit', 'savePreference');
  if (draft === null || knownAllergies === undefined) return null;
  const { values, change, unsaved } = draft;
  const save = async () => {
    const payload = preferenceRecord(values, knownAllergies);
    const weekly = weeklyReminder(values, today);
    const write = (db: MemberDatabase) => writeMemberSetting(db, 'weeklyReminder', weekly);
    if (await submit({ write, intent: { kind: 'preference.submit', payload } }))
      await navigate({ to: '/dashboard' });
  };
  return (
    <PreferenceStep
      number={3}
      lead="Check your answers one last time."
      back="/dashboard/preference2"
      onNext={() => void save()}
      next={
        <Button type="submit" disabled={sending}>
          {sending ? 'Submitting...' : 'Save'}
        </Button>
      }
      unsaved={unsaved}
      sending={sending}
      failure={failure}
    >
      <QuestionCard>
        <ChoiceSelect
          list={THIRD_TARGET_WEIGHT_LIST}
          value={targetOption(values)}
          onChange={(targetWeight) => change({ ...values, targetWeight })}
          icon={<Target size={20} />}
        />
        <ChoiceFields lists={THIRD_LISTS} draft={draft} />
      </QuestionCard>
    </PreferenceStep>
  );
}
