import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Cooking } from '../../domain/kitchen/cooking/cooking.ts';
import { Bar } from '../../ui/show/bar.tsx';
import { ButtonLink } from '../../ui/show/button.tsx';

/** Too low for three rows (a phone on its side, large zoom): then all of it scrolls as one. */
const LOW = '@media (max-height: 430px)';

/** The whole screen: the head above, the buttons at the foot, and only what is between scrolls. */
const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: '100%',
    maxWidth: { base: '46rem', lg: '72rem' },
    mx: 'auto',
    height: '100dvh',
    pt: 'max(0.5rem, env(safe-area-inset-top))',
    [LOW]: { height: 'auto', minH: '100dvh' },
  },
});
const Between = chakra('div', {
  base: {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    mx: '-4',
    px: '4',
    py: '5',
    [LOW]: { overflowY: 'visible' },
  },
});
const Head = chakra('header', { base: { display: 'grid', gap: '3' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 550,
    /* The dish's name is the screen's heading, and small: the step is what is read from afar. */
    '& h1': { fontFamily: 'inherit', fontSize: 'sm', fontWeight: 550, lineHeight: 1.3 },
    '& > :last-child': { marginInlineStart: 'auto', flex: 'none', whiteSpace: 'nowrap' },
  },
});
const Foot = chakra('div', {
  base: {
    pt: '2',
    pb: 'max(1rem, env(safe-area-inset-bottom))',
    position: 'relative',
    boxShadow: '0 -4px 12px 4px var(--paper)',
  },
});

/** The frame of a step: progress, the way out, and large buttons that a thumb or a knuckle reaches. */
export function KitchenFrame(props: {
  cooking: Cooking;
  /** The screen's heading, and how far it is, where it is not the screen's largest text. */
  title: ReactNode;
  /** On a locked device the way out leads to what may be read there. */
  locked?: boolean;
  progress: { readonly label: string; readonly fraction: number } | null;
  foot: ReactNode;
  children: ReactNode;
}) {
  const { recipeId, portion, date } = props.cooking;
  return (
    <Page>
      <Head>
        <Line>
          <ButtonLink
            asChild
            look="quiet"
            size="icon"
            color="ink"
            marginInlineStart="-2"
            minW="48px"
            minH="48px"
          >
            {props.locked ? (
              <Link to="/today" state={true} aria-label="Leave the kitchen">
                <X size={22} aria-hidden="true" />
              </Link>
            ) : (
              <Link
                to="/dashboard/dish/$recipeId"
                params={{ recipeId }}
                search={{ portion, ...(date === null ? {} : { date }) }}
                aria-label="Leave the kitchen"
              >
                <X size={22} aria-hidden="true" />
              </Link>
            )}
          </ButtonLink>
          {props.title}
          <span aria-hidden="true">{props.progress?.label}</span>
        </Line>
        {props.progress === null ? null : (
          <Bar fraction={props.progress.fraction} tone="leaf" label={props.progress.label} />
        )}
      </Head>
      <Between key={props.cooking.step}>{props.children}</Between>
      <Foot>{props.foot}</Foot>
    </Page>
  );
}
