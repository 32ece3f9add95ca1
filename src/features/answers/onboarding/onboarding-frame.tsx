import { chakra, Stack } from '@chakra-ui/react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Bar } from '../../../ui/show/bar.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { ageGroupOf } from '../facts/age.ts';
import { isBefore, placeOf, type Step } from '../facts/steps.ts';
import { findObjections, type Objection, shownAge } from '../facts/to-profile.ts';
import { useDraft } from './draft-context.tsx';

const Points = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyle: 'none',
    px: '4',
    py: '3',
    bg: 'amber-soft',
    color: 'amber-ink',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 550,
    lineHeight: 1.4,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '44px',
      fontWeight: 650,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});

/** The objections to answers of earlier screens, each with the way to its screen and back to `from`. */
function OpenPoints(props: { points: readonly Objection[]; from: Step; ref?: Ref<HTMLUListElement> }) {
  if (props.points.length === 0) return null;
  return (
    <Points ref={props.ref} tabIndex={-1} aria-label="Fix this before you save">
      {props.points.map(({ at, sentence }) => (
        <li key={sentence}>
          {sentence}
          <br />
          <Link to={at} state={{ returnTo: props.from }}>
            Go to the {at.slice(1)} screen
          </Link>
        </li>
      ))}
    </Points>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen that named this one as something to look at again. */
    returnTo?: Step;
  }
}

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    width: '100%',
    maxWidth: '36rem',
    mx: 'auto',
    px: { base: '4', sm: '6' },
    pt: 'max(1.25rem, env(safe-area-inset-top))',
  },
});
const Top = chakra('header', { base: { display: 'grid', gap: '3', mb: { base: '6', md: '10' } } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 550,
  },
});
const Brand = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontFamily: 'heading',
    fontSize: 'lg',
    color: 'ink',
    '& svg': { color: 'leaf' },
  },
});
const Lead = chakra('p', { base: { color: 'muted', mt: '2' } });
const Actions = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gridTemplateColumns: '1fr 2fr',
    gap: '3',
    mt: { base: 'auto', md: '8' },
    pt: '4',
    pb: 'max(1.25rem, env(safe-area-inset-bottom))',
    bg: 'paper',
  },
});

/** One onboarding screen: where you are, the question, the answers, Back and Next (or Save). */
export function OnboardingFrame(props: {
  step: Step;
  question: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Replaces "Next" on the screen that saves: a submit button of the form with this id. */
  action?: (formId: string) => ReactNode;
  /** Called by the screen that saves, unless an answer of an earlier screen stands in the way. */
  onSubmit?: () => void;
}) {
  const navigate = useNavigate();
  const formId = useId();
  const { draft } = useDraft();
  const group = ageGroupOf(shownAge(draft));
  const { number, count, back, next } = placeOf(props.step, group);
  const progress = `Step ${number} of ${count}`;
  const returnTo = useLocation({ select: ({ state }) => state.returnTo ?? null });
  const points = findObjections(draft).filter(({ at }) => isBefore(at, props.step));
  const list = useRef<HTMLUListElement>(null);
  return (
    <Page>
      <Top>
        <Line>
          <Brand>
            <img src="/favicon.svg" alt="" width="24" height="24" />
            Sorrel
          </Brand>
          <span>{progress}</span>
        </Line>
        <Bar fraction={number / count} tone="leaf" label={progress} />
      </Top>
      <main>
        <chakra.form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A tap on an answer, not the button: whoever came to change it goes back.
            const isTap = (event.nativeEvent as SubmitEvent).submitter === null;
            if (isTap && returnTo !== null) void navigate({ to: returnTo });
            else if (next !== null) void navigate({ to: next });
            else if (points.length > 0) list.current?.focus();
            else props.onSubmit?.();
          }}
        >
          <PageHeading title={props.question}>{props.question}</PageHeading>
          {props.lead === undefined ? null : <Lead>{props.lead}</Lead>}
          <Stack gap="5" mt="6" pb="6">
            <OpenPoints ref={list} points={points} from={props.step} />
            {props.children}
          </Stack>
        </chakra.form>
      </main>
      <Actions>
        {returnTo === null ? null : (
          <ButtonLink asChild look="outline" gridColumn="1 / -1">
            <Link to={returnTo}>Done, back to step {placeOf(returnTo, group).number}</Link>
          </ButtonLink>
        )}
        <Button
          look="outline"
          onClick={() =>
            void (back === '/' ? navigate({ href: '/', reloadDocument: true }) : navigate({ to: back }))
          }
        >
          <ArrowLeft size={18} aria-hidden="true" />
          Back
        </Button>
        {props.action?.(formId) ?? (
          <Button type="submit" form={formId}>
            Next
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        )}
      </Actions>
    </Page>
  );
}
