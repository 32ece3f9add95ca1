import { chakra, Stack } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { placeOf, STEPS, type Step } from './steps.ts';

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
  onSubmit?: () => void;
}) {
  const navigate = useNavigate();
  const formId = useId();
  const { number, back, next } = placeOf(props.step);
  const progress = `Step ${number} of ${STEPS.length}`;
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
        <Bar fraction={number / STEPS.length} tone="leaf" label={progress} />
      </Top>
      <main>
        <chakra.form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (props.onSubmit !== undefined) props.onSubmit();
            else if (next !== null) void navigate({ to: next });
          }}
        >
          <PageHeading title={props.question}>{props.question}</PageHeading>
          {props.lead === undefined ? null : <Lead>{props.lead}</Lead>}
          <Stack gap="5" mt="6" pb="6">
            {props.children}
          </Stack>
        </chakra.form>
      </main>
      <Actions>
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
