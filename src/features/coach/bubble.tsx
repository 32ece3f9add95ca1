import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Epoch seconds as the member's date and time: "21 Nov 2026, 08:14". */
const messageTime = (at: number): string => FORMAT.format(new Date(at * 1000));

const machineTime = (at: number): string => new Date(at * 1000).toISOString();

const Row = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', maxWidth: { base: '88%', md: '75%' }, gap: '1' },
  variants: {
    from: {
      user: { alignSelf: 'flex-end', alignItems: 'flex-end' },
      assistant: { alignSelf: 'flex-start', alignItems: 'flex-start' },
    },
  },
});
const Words = chakra('div', {
  base: {
    px: '4',
    py: '3',
    borderRadius: 'lg',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.45,
  },
  variants: {
    from: {
      user: { bg: 'leaf', color: 'on-leaf', borderEndEndRadius: '6px' },
      assistant: { bg: 'leaf-soft', color: 'ink', borderEndStartRadius: '6px' },
    },
    pending: { true: { bg: 'leaf-soft', color: 'ink', outline: '1.5px dashed var(--field-line)' } },
  },
});
const When = chakra('time', { base: { color: 'muted', fontSize: 'xs', px: '1' } });
const Below = chakra('div', { base: { color: 'muted', fontSize: 'xs', px: '1', textAlign: 'end' } });
const Dots = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '1',
    '& i': {
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      bg: 'muted',
      animation: 'breathe 1.2s ease-in-out infinite',
    },
    '& i:nth-of-type(2)': { animationDelay: '0.2s' },
    '& i:nth-of-type(3)': { animationDelay: '0.4s' },
  },
});

const SPEAKER = { user: 'You', assistant: 'Coach' } as const;

/**
 * One thing said, by whom and when; `below` is what becomes of one that is on its way. Of many bubbles few change: the
 * others are not drawn again.
 */
export const Bubble = memo(function Bubble(props: {
  id: string;
  from: 'user' | 'assistant';
  text: string;
  /** Epoch seconds. */
  at: number;
  pending?: boolean;
  below?: ReactNode;
}) {
  const { from } = props;
  return (
    <Row from={from} data-message={props.id}>
      <Words from={from} pending={props.pending === true}>
        <span className="visually-hidden">{SPEAKER[from]}: </span>
        {props.text}
      </Words>
      {props.below === undefined ? null : <Below>{props.below}</Below>}
      <When dateTime={machineTime(props.at)}>{messageTime(props.at)}</When>
    </Row>
  );
});

/** An answer on its way: nothing of it yet, or its sentences so far. */
export function AnsweringBubble(props: { text?: string; below?: ReactNode }) {
  return (
    <Row from="assistant">
      <Words from="assistant">
        <span className="visually-hidden">The coach is answering</span>
        {props.text}
        <Dots aria-hidden="true" css={props.text === undefined ? {} : { marginInlineStart: '8px' }}>
          <i />
          <i />
          <i />
        </Dots>
      </Words>
      {props.below}
    </Row>
  );
}
