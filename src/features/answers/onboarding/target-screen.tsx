import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../../device/hooks/hooks.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { adviceFor, sentenceFor } from '../../../domain/error-catalogue.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { Spinner } from '../../../ui/show/spinner.tsx';
import { ageGroupOf } from '../facts/age.ts';
import { logAgainstOlder } from '../facts/log-weight.ts';
import { TargetAdviceNote } from '../facts/target-advice-note.tsx';
import { findObjections, type Objection, shownAge } from '../facts/to-profile.ts';
import { WeightPicker } from '../facts/weight-picker.tsx';
import { createProfileCommand } from './create-profile.ts';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { UntouchedList } from './untouched-list.tsx';

const Waiting = chakra('div', {
  base: { display: 'grid', gap: '3', py: '8', textAlign: 'center', color: 'muted' },
});

/** State of saving. */
type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'objection'; readonly objection: Objection }
  | { readonly kind: 'failed'; readonly error: AppError };

export function TargetScreen() {
  const { draft, answer, drop } = useDraft();
  const { sync, device, clock } = usePorts();
  const session = useSession();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });

  const save = async () => {
    const [objection] = findObjections(draft);
    if (objection !== undefined) return setSaving({ kind: 'objection', objection });
    if (session === null) return setSaving({ kind: 'failed', error: { kind: 'unauthorized' } });
    setSaving({ kind: 'saving' });
    const db = device.open(session.memberId);
    const logged = await logAgainstOlder(sync, db, clock.today(), draft.weightKg);
    if (!logged.ok) return setSaving({ kind: 'failed', error: logged.error });
    const outcome = await sync.submit(createProfileCommand(draft));
    if (outcome.kind === 'refused' || outcome.kind === 'failed')
      return setSaving({ kind: 'failed', error: outcome.error });
    if (await drop(draft)) await navigate({ to: '/dashboard' });
    else setSaving({ kind: 'idle' });
  };

  const hasTarget = ageGroupOf(shownAge(draft)) === 'adult';
  return (
    <OnboardingFrame
      step="/target"
      question={hasTarget ? 'What is your Target weight?' : 'Almost done'}
      onSubmit={() => void save()}
      action={(formId) => (
        <Button type="submit" form={formId} disabled={saving.kind === 'saving'}>
          {saving.kind === 'saving' ? 'Saving…' : 'Save'}
        </Button>
      )}
    >
      {hasTarget ? (
        <WeightPicker
          label="Target weight"
          kg={draft.targetWeightKg}
          unit={draft.weightUnit}
          refused={draft.refused.targetWeightKg ?? null}
          onChange={(targetWeightKg, refused) => {
            setSaving((now) => (now.kind === 'saving' ? now : { kind: 'idle' }));
            answer({ targetWeightKg }, { targetWeightKg: refused ?? undefined });
          }}
          onUnit={(weightUnit) => answer({ weightUnit })}
        />
      ) : (
        <Notice>Under 18 there is no target weight. Your meals give a growing body what it needs.</Notice>
      )}
      <TargetAdviceNote
        draft={draft}
        onTake={(answers) => {
          setSaving((now) => (now.kind === 'saving' ? now : { kind: 'idle' }));
          answer(answers);
        }}
      />
      <UntouchedList draft={draft} />
      <SavingWords saving={saving} />
    </OnboardingFrame>
  );
}

function SavingWords({ saving }: { saving: Saving }) {
  if (saving.kind === 'idle') return null;
  if (saving.kind === 'saving')
    return (
      <Waiting role="status">
        <Spinner label="Saving your profile" />
      </Waiting>
    );
  if (saving.kind === 'failed')
    return (
      <Notice tone="error" role="alert">
        {sentenceFor('createProfile', saving.error)} {adviceFor(saving.error)}
      </Notice>
    );
  return (
    <Notice tone="warning" role="alert">
      {saving.objection.sentence}
    </Notice>
  );
}
