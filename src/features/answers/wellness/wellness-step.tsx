import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { type StoredDraft, useStoredDraft } from '../../../device/hooks/stored-draft.ts';
import { useWaiting } from '../../../device/hooks/submission.ts';
import { notices } from '../../../domain/error-catalogue.ts';
import { FormNews } from '../../../ui/form/form-news.tsx';
import { QuestionCard } from '../../../ui/form/question-card.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { StepScreen } from '../../../ui/show/step-screen.tsx';
import { readWellness, type WellnessAnswers } from './options.ts';
import { placeOf, type WellnessPath } from './steps.ts';

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

export const useWellnessDraft = (): StoredDraft<WellnessAnswers> | null =>
  useStoredDraft('wellness', readWellness);

/** The saving of the last screen, in place of Next. */
export interface Saving {
  readonly onSave: () => void;
  readonly sending: boolean;
  readonly failure: string | null;
}

const wayOn = (props: { saving?: Saving; skippable?: boolean }, sending: boolean): string => {
  if (props.saving !== undefined) return sending ? 'Submitting...' : 'Save';
  return props.skippable ? 'Skip' : 'Next';
};

/**
 * The frame of one wellness screen. `use` says what the answers are used for. A `skippable` screen's own buttons lead
 * to the next one.
 */
export function WellnessStep(props: {
  path: WellnessPath;
  heading: string;
  lead: string;
  use: string;
  draft: StoredDraft<WellnessAnswers>;
  saving?: Saving;
  skippable?: boolean;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const waiting = useWaiting(['wellness.submit']);
  const { saving } = props;
  const place = placeOf(props.path);
  const sending = saving?.sending ?? false;
  const goOn = () => {
    if (saving !== undefined) saving.onSave();
    else if (place.next !== null) void navigate({ to: place.next });
  };
  return (
    <StepScreen
      heading={props.heading}
      place={place}
      lead={props.lead}
      onBack={() => void navigate({ to: place.back })}
      onNext={goOn}
      next={
        <Button type="submit" disabled={sending} look={props.skippable ? 'quiet' : 'primary'}>
          {wayOn(props, sending)}
        </Button>
      }
      news={
        <FormNews
          unsaved={props.draft.unsaved}
          status={waiting && !sending ? notices.savedForLater : null}
          error={saving?.failure ?? null}
        />
      }
    >
      <QuestionCard>{props.children}</QuestionCard>
      <Privacy>
        <LockKeyhole size={16} aria-hidden="true" />
        {props.use}
      </Privacy>
    </StepScreen>
  );
}
