import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { Step } from './steps.ts';
import type { Objection } from './to-profile.ts';

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
export function OpenPoints(props: { points: readonly Objection[]; from: Step; ref?: Ref<HTMLUListElement> }) {
  if (props.points.length === 0) return null;
  return (
    <Points ref={props.ref} tabIndex={-1} aria-label="To be mended before you save">
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
