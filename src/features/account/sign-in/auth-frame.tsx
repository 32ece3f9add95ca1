import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import avocado from './art/avocado.svg';
import broccoli from './art/broccoli.svg';
import salad from './art/green-salad.svg';
import lemon from './art/lemon.svg';
import tomato from './art/tomato.svg';

const Page = chakra('div', {
  base: {
    display: 'grid',
    minH: '100dvh',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
const Panel = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'grid' },
    alignContent: 'center',
    justifyItems: 'center',
    gap: '8',
    p: '10',
    bg: 'leaf-soft',
  },
});
const Plate = chakra('div', {
  base: {
    position: 'relative',
    width: 'min(22rem, 70%)',
    aspectRatio: '1',
    borderRadius: 'full',
    bg: 'card',
    display: 'grid',
    placeItems: 'center',
    '& img': { position: 'absolute', width: '18%' },
    '& img:nth-of-type(1)': { position: 'static', width: '48%' },
    '& img:nth-of-type(2)': { top: '-3%', left: '42%' },
    '& img:nth-of-type(3)': { top: '22%', right: '-6%' },
    '& img:nth-of-type(4)': { bottom: '6%', left: '2%' },
    '& img:nth-of-type(5)': { top: '20%', left: '-6%' },
  },
});
const Words = chakra('p', {
  base: { fontFamily: 'heading', fontSize: '2xl', lineHeight: 1.2, textAlign: 'center', maxWidth: '20ch' },
});
const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '6', md: '8' },
    width: '100%',
    maxWidth: '30rem',
    mx: 'auto',
    px: { base: '4', sm: '6' },
    pt: 'max(1.25rem, env(safe-area-inset-top))',
    pb: 'max(2rem, env(safe-area-inset-bottom))',
    justifyContent: { lg: 'center' },
  },
});
const Home = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '44px',
    fontFamily: 'heading',
    fontSize: 'xl',
    textDecoration: 'none',
    '& svg': { color: 'leaf' },
  },
});

/** The page around signing up and in: the form, and on wide screens a picture beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Panel aria-hidden="true">
        <Plate>
          <img src={salad} alt="" />
          <img src={broccoli} alt="" />
          <img src={avocado} alt="" />
          <img src={lemon} alt="" />
          <img src={tomato} alt="" />
        </Plate>
        <Words>We provide healthy food for your family</Words>
      </Panel>
      <Column>
        <header>
          <Home href="/">
            <img src="/favicon.svg" alt="" width="28" height="28" />
            Sorrel
          </Home>
        </header>
        <main>{children}</main>
      </Column>
    </Page>
  );
}
