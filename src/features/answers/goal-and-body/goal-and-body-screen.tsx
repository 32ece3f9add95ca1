import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsTrial } from '../../../device/hooks/hooks.ts';
import { useIsPlannedByLog } from '../../../device/hooks/plan/use-is-planned-by-log.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import type { SubmitOutcome } from '../../../device/sync/sync-port.ts';
import { adviceFor, notices, sentenceFor } from '../../../domain/error-catalogue.ts';
import type { OwnTargets } from '../../../terms/plan.ts';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { useComfort } from '../../../ui/show/comfort.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';
import { ageGroupOf } from '../facts/age.ts';
import { type OnboardingDraft, type RefusedTexts, withAnswers } from '../facts/draft.ts';
import type { Step } from '../facts/steps.ts';
import { shownAge } from '../facts/to-profile.ts';
import {
  answersOf,
  changedBy,
  inputsAfter,
  isOwnChanged,
  type KnownMember,
  objectionTo,
  type PlanChange,
  planChange,
} from './goal-and-body.ts';
import { GoalAndBodyQuestions, type Question } from './goal-and-body-questions.tsx';
import { energyInWords, PlanPreview } from './plan-preview.tsx';
import { useKnownMember, useSaveGoalAndBody, useUnsentChange } from './use-goal-and-body.ts';

const Lead = chakra('p', { base: { color: 'muted', maxWidth: '60ch' } });
/** Above the bottom bar of phones, in reach of the thumb. */
const Actions = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(56px + env(safe-area-inset-bottom))', lg: '0' },
    zIndex: 4,
    display: 'grid',
    gap: '2',
    pt: '3',
    pb: '4',
    bg: 'paper',
  },
});

/** Says what saving does while a question is open and the rest of it is further down. */
const EffectLine = chakra('p', { base: { fontSize: 'sm', fontWeight: 600, textAlign: 'center' } });

interface Words {
  readonly tone: 'success' | 'info' | 'error' | 'warning';
  readonly text: string;
}

const NEW_WEEK: Readonly<Record<PlanChange['week'], readonly [delivered: string, queued: string]>> = {
  new: [' Your new week is being made.', ' Your new week is made when this has been sent.'],
  same: ['', ''],
  none: ['', ''],
};

const outcomeWords = (outcome: SubmitOutcome, week: PlanChange['week']): Words => {
  const [delivered, queued] = NEW_WEEK[week];
  switch (outcome.kind) {
    case 'delivered':
    case 'kept':
      return { tone: 'success', text: `Saved.${delivered}` };
    case 'queued':
      return { tone: 'info', text: `${notices.savedForLater}.${queued}` };
    case 'refused':
    case 'failed': {
      const advice = adviceFor(outcome.error);
      const sentence = sentenceFor('createProfile', outcome.error);
      return { tone: 'error', text: advice === null ? sentence : `${sentence} ${advice}` };
    }
  }
};

/** Shown if the server cannot know whether the sex counts. */
const UNTOLD =
  'This device does not know if your plan counts your sex. Open "Allergies and safety" and save it once.';

/** The question at which each obstacle to saving can be answered. */
const QUESTION_AT: Partial<Record<Step, Question>> = {
  '/age': 'age',
  '/height': 'height',
  '/weight': 'weight',
  '/target': 'target',
};

function Form({ known }: { known: KnownMember }) {
  const units = useUnits();
  const comfort = useComfort();
  const save = useSaveGoalAndBody();
  const unsent = useUnsentChange();
  const isPlannedByLog = useIsPlannedByLog();
  const isTrial = useIsTrial();
  const [edits, setEdits] = useState<Partial<OnboardingDraft>>({});
  const [ownEdits, setOwnEdits] = useState<OwnTargets | null>(null);
  const [open, setOpen] = useState<Question | null>(null);
  const [saving, setSaving] = useState(false);
  const [words, setWords] = useState<Words | null>(null);
  const answers = answersOf(known, units);
  const draft = { ...answers, ...edits };
  const own = ownEdits ?? known.plan.own;
  const change = planChange(draft, known, own);
  const changed = isOwnChanged(own, known) ? 'week' : changedBy(draft, known);
  const figures = comfort.figures && ageGroupOf(shownAge(draft)) === 'adult';

  const answer = (given: Partial<OnboardingDraft>, refused?: RefusedTexts): void => {
    setWords(null);
    setEdits((before) => {
      const { refused: texts } = withAnswers({ ...answers, ...before }, given, refused);
      return { ...before, ...given, refused: texts };
    });
  };
  const submit = async (): Promise<void> => {
    const objection = objectionTo(draft, change.offersGoal);
    if (objection !== null) {
      setOpen(QUESTION_AT[objection.at] ?? null);
      return setWords({ tone: 'warning', text: objection.sentence });
    }
    setSaving(true);
    setWords(null);
    const outcome = await save(draft, known, own);
    setSaving(false);
    // A refused change is kept on this device too, and shown from there.
    if (outcome.kind !== 'failed') {
      setEdits({});
      setOwnEdits(null);
      setOpen(null);
    }
    const said = outcomeWords(outcome, change.week);
    const untold =
      draft.gender !== answers.gender && known.card === null && inputsAfter(draft, known) === null;
    setWords(untold && outcome.kind !== 'failed' ? { ...said, text: `${said.text} ${UNTOLD}` } : said);
  };

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {unsent === 'refused' && words === null ? (
        <Notice role="status" tone="warning">
          Your server did not accept your last change, so it is not in your plan. Change it and save again, or
          discard it under{' '}
          <TextLink asChild color="inherit">
            <Link to="/dashboard/sync">what was not sent</Link>
          </TextLink>
          .
        </Notice>
      ) : null}
      <GoalAndBodyQuestions
        draft={draft}
        ageBefore={answers.age}
        offersGoal={change.offersGoal}
        figures={figures}
        open={open}
        onOpen={setOpen}
        onAnswer={answer}
        own={own}
        offersOwn={figures && change.offersOwn && (isTrial || isPlannedByLog)}
        onOwn={(targets) => {
          setWords(null);
          setOwnEdits(targets);
        }}
      />
      {changed === null && unsent === null ? null : (
        <PlanPreview
          change={change}
          units={units}
          figures={figures}
          title={changed === null ? 'Not in your plan yet' : 'What this does to your plan'}
          isPlain={known.plan.plan?.source === 'plain'}
        />
      )}
      <Actions>
        {words === null ? null : (
          <Notice role={words.tone === 'error' ? 'alert' : 'status'} tone={words.tone}>
            {words.text}
          </Notice>
        )}
        {changed === null || change.after === null ? null : (
          <EffectLine>Energy a day: {energyInWords(change, figures)}</EffectLine>
        )}
        <Button type="submit" disabled={saving || changed === null}>
          {saving ? <BusyMark /> : null}
          {saving ? 'Saving...' : 'Save'}
        </Button>
      </Actions>
    </chakra.form>
  );
}

/** Goal, target, body and way of eating at any time, with what a change does to the plan before it is saved. */
export function GoalAndBodyScreen() {
  const known = useKnownMember();
  return (
    <Stack gap="4" maxWidth="44rem">
      <PageHeading title="Your goal and body">Your goal and body</PageHeading>
      <Lead>Your plan is made from this. Change what is no longer true.</Lead>
      {known === undefined ? <Skeleton height="480px" borderRadius="lg" /> : null}
      {known === null ? (
        <Lead>
          Your profile is not on this device yet. It loads when you are online, or{' '}
          <TextLink asChild tall>
            <Link to="/onboarding">tell us about you</Link>
          </TextLink>
          .
        </Lead>
      ) : null}
      {known ? <Form known={known} /> : null}
    </Stack>
  );
}
