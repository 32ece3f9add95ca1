import { chakra, Stack } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Bar } from './bar.tsx';
import { Button } from './button.tsx';
import { PageHeading } from './page-heading.tsx';

const Page = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    width: '100%',
    maxWidth: '46rem',
    mx: 'auto',
  },
});
const Place = chakra('p', { base: { color: 'muted', fontSize: 'sm', fontWeight: 600 } });
const Lead = chakra('p', { base: { color: 'muted', mt: '2', maxWidth: '60ch' } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    justifyContent: { md: 'space-between' },
    '& > *': { flex: { base: '1', md: 'none' }, minW: { md: '11rem' } },
    '& > :last-child': { flex: { base: '2', md: 'none' } },
  },
});

/** One screen of a series of questions: progress, question, answers, and buttons for back and next. */
export function StepScreen(props: {
  heading: string;
  /** The position in the series. `label` is its text: "1 of 3". */
  place: { readonly label: string; readonly number: number; readonly count: number };
  lead?: ReactNode;
  children: ReactNode;
  /** Messages about the submission, above the buttons that cause it. */
  news?: ReactNode;
  onBack: () => void;
  onNext: () => void;
  /** The button to the next screen; left out if choosing an answer leads there. */
  next?: ReactNode;
}) {
  const { heading, place } = props;
  return (
    <Page
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onNext();
      }}
    >
      <Stack gap="3">
        <Place>{place.label}</Place>
        <Bar fraction={place.number / place.count} tone="leaf" label={place.label} />
        <div>
          <PageHeading title={`${heading}, ${place.label}`}>{heading}</PageHeading>
          {props.lead === undefined ? null : <Lead>{props.lead}</Lead>}
        </div>
      </Stack>
      {props.children}
      {props.news}
      <Actions>
        <Button look="outline" onClick={props.onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          Back
        </Button>
        {props.next}
      </Actions>
    </Page>
  );
}
