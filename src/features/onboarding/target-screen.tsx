import { chakra, Stack } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AppError } from '../../domain/app-error.ts';
import { adviceFor, sentenceFor } from '../../domain/error-catalogue.ts';
import { useSession } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ageGroupOf } from './age.ts';
import { createProfileCommand } from './create-profile.ts';
import { useDraft } from './draft-context.tsx';
import { logAgainstOlder } from './log-weight.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { TargetAdviceNote } from './target-advice-note.tsx';
import { findObjection, type Objection, shownAge } from './to-profile.ts';
import { WeightPicker } from './weight-picker.tsx';

const Waiting = chakra('div', {
  base: { display: 'grid', gap: '3', py: '8', textAlign: 'center', color: 'muted' },
});

/** How saving stands. */
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
    const objection = findObjection(draft);
    if (objection !== null) return setSaving({ kind: 'objection', objection });
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

  return (
    <OnboardingFrame
      step="/target"
      question="What is your Target weight?"
      onSubmit={() => void save()}
      action={(formId) => (
        <Button type="submit" form={formId} disabled={saving.kind === 'saving'}>
          {saving.kind === 'saving' ? 'Saving…' : 'Save'}
        </Button>
      )}
    >
      {ageGroupOf(shownAge(draft)) === 'adult' ? (
        <WeightPicker
          label="Target weight"
          kg={draft.targetWeightKg}
          unit={draft.weightUnit}
          onChange={(targetWeightKg) => {
            setSaving((now) => (now.kind === 'saving' ? now : { kind: 'idle' }));
            answer({ targetWeightKg });
          }}
          onUnit={(weightUnit) => answer({ weightUnit })}
        />
      ) : (
        <Notice>There is no target to set until 18: your meals aim at what a growing body needs.</Notice>
      )}
      <TargetAdviceNote
        draft={draft}
        onTake={(answers) => {
          setSaving((now) => (now.kind === 'saving' ? now : { kind: 'idle' }));
          answer(answers);
        }}
      />
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
  if (saving.objection.at === 'target')
    return (
      <Notice tone="warning" role="alert">
        Please choose another target first.
      </Notice>
    );
  return (
    <Stack gap="3" role="alert">
      <Notice tone="warning">{saving.objection.sentence}</Notice>
      <TextLink tall asChild>
        <Link to="/age">Go to the age screen</Link>
      </TextLink>
    </Stack>
  );
}
