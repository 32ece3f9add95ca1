import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudDownload from 'lucide-react/icons/cloud-download';
import CloudAlert from 'lucide-react/icons/cloud-exclamation-point';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { ButtonLink } from '../../ui/show/button.tsx';
import { accessSentence, type Mark, type MarkKind } from './state/status-sentences.ts';

const ICONS: Readonly<Record<MarkKind, LucideIcon>> = {
  refused: CloudAlert,
  offline: CloudOff,
  waiting: CloudUpload,
  caching: CloudDownload,
  ready: CloudCheck,
  sent: CloudCheck,
};

const Line = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '44px',
    maxWidth: '100%',
    color: 'muted',
    fontSize: 'sm',
    lineHeight: 1.3,
    textDecoration: 'none',
    '&:hover': { color: 'ink' },
    '&[data-kind=refused] > svg, &[data-kind=refused] span > :first-child': { color: 'tomato-ink' },
    '& > svg': { flex: 'none' },
  },
});
/** A point stands between sentences, at the end of a line where they do not fit on one. */
const Sentences = chakra('span', {
  base: { '& > *:not(:last-child)::after': { content: '" · " / " "' } },
});
const Place = chakra('div', { base: { mt: '-2', mb: '1', minH: '44px' } });
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
    mb: '2',
    fontWeight: 550,
  },
});

/** One line about the state of syncing; it leads to the list of unsent changes. */
export function SyncMark({ mark, calm }: { mark: Mark | null; calm: boolean }) {
  if (mark === null) return <Place />;
  const Icon = ICONS[mark.kind];
  return (
    <Place role="status" aria-atomic="false">
      <Line asChild data-kind={calm ? 'ready' : mark.kind}>
        <Link to="/dashboard/sync">
          <Icon size={16} aria-hidden="true" />
          <Sentences>
            {mark.sentences.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
            {mark.progress === null ? null : <span aria-live="off">{mark.progress}</span>}
          </Sentences>
        </Link>
      </Line>
    </Place>
  );
}

/** The one thing that only the member can do: sign in again. */
export function SignInBanner({ waiting }: { waiting: number }) {
  return (
    <Banner role="status">
      {accessSentence(waiting)}
      <ButtonLink asChild size="sm" look="outline">
        <Link to="/sign-in">Sign in</Link>
      </ButtonLink>
    </Banner>
  );
}
