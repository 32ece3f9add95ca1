import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { CloudOff, CloudUpload } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { accessSentence, offlineSentence, waitingSentence } from './status-sentences.ts';

const Quiet = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'muted', fontSize: 'sm' },
});
const Banner = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    bg: 'water-soft',
    color: 'water-ink',
    borderRadius: 'md',
    px: '4',
    py: '3',
    fontWeight: 550,
  },
});

/** What the device knows about its own copy: offline, changes that wait, a sign-in that ran out. */
export function StatusLine(props: {
  online: boolean;
  hasAccess: boolean;
  waiting: number;
  /** `HH:MM` of the newest copy, or null before the first. */
  copyFrom: string | null;
}) {
  const signInNeeded = props.online && !props.hasAccess;
  return (
    <Flex direction="column" gap="2" role="status" _empty={{ display: 'none' }}>
      {props.online ? null : (
        <Quiet>
          <CloudOff size={16} aria-hidden="true" />
          {offlineSentence(props.copyFrom)}
        </Quiet>
      )}
      {props.waiting === 0 || signInNeeded ? null : (
        <Quiet>
          <CloudUpload size={16} aria-hidden="true" />
          {waitingSentence(props.waiting)}
        </Quiet>
      )}
      {signInNeeded ? (
        <Banner>
          {accessSentence(props.waiting)}
          <ButtonLink asChild size="sm" look="outline">
            <Link to="/sign-in">Sign in</Link>
          </ButtonLink>
        </Banner>
      ) : null}
    </Flex>
  );
}
