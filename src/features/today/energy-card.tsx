import { chakra, Flex, Grid } from '@chakra-ui/react';
import Apple from 'lucide-react/icons/apple';
import EggFried from 'lucide-react/icons/egg-fried';
import Salad from 'lucide-react/icons/salad';
import Soup from 'lucide-react/icons/soup';
import type { ReactNode } from 'react';
import type { EnergyView, RingName, RingView } from '../../device/plan/energy-view.ts';
import { shareInWords, shareOf } from '../../domain/comfort/in-words.ts';
import { percentOf, progressFraction, ringLevel } from '../../domain/rings.ts';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Figure, useFigures } from '../../ui/show/comfort.tsx';
import { groupDigits } from '../../ui/show/group-digits.ts';
import { Ring } from '../../ui/show/ring.tsx';

const Label = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Big = chakra('p', {
  base: { fontSize: '3xl', fontWeight: 800, lineHeight: 1.05, letterSpacing: '-0.01em' },
});
const InWords = chakra('p', { base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 } });
const Unit = chakra('span', { base: { fontSize: 'md', fontWeight: 650 } });
const Welcome = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    pb: '4',
    mb: '4',
    borderBottom: '1px solid var(--line)',
  },
});
const Hello = chakra('h2', { base: { fontSize: 'lg', fontWeight: 650, lineHeight: 1.3 } });
const Rings = chakra('ul', {
  base: {
    display: 'grid',
    // Four beside each other where they fit with the text as large as it is, else two and two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(25%, (20rem - 100%) * 999, 50%), 1fr))',
    mt: '5',
  },
});
const OffPlan = chakra('ul', { base: { mt: '4', color: 'muted', fontSize: 'sm' } });
const RingItem = chakra('li', {
  base: { display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' },
});
const Name = chakra('span', { base: { fontWeight: 650, fontSize: 'sm' } });
const Figures = chakra('span', { base: { color: 'muted', fontSize: 'xs', lineHeight: 1.3 } });

const icons: Readonly<Record<RingName, ReactNode>> = {
  Breakfast: <EggFried size={26} />,
  Snacks: <Apple size={26} />,
  Lunch: <Salad size={26} />,
  Dinner: <Soup size={26} />,
};

function MealRing({ ring, picture }: { ring: RingView; picture: string | undefined }) {
  const percent = percentOf(ring.eaten, ring.goal);
  const figures = useFigures()(`${ring.eaten} / ${ring.goal} Cal`, shareInWords(percent / 100));
  return (
    <RingItem>
      <Ring fraction={progressFraction(percent)} tone={ringLevel(percent)} label={`${ring.name}: ${figures}`}>
        {picture === undefined ? icons[ring.name] : <img src={picture} alt="" width="32" height="32" />}
      </Ring>
      <Name>{ring.name}</Name>
      <Figures>{figures}</Figures>
    </RingItem>
  );
}

/** The welcome, what is left of today's energy, and the four rings it is made of. */
export function EnergyCard(props: {
  username: string;
  photo: string | null;
  /** "Saturday 21 November" */
  date: string;
  energy: EnergyView;
  /** The picture of what is planned, by ring. */
  pictureOf: (name: RingName) => string | undefined;
  /** Below the day's energy. */
  macros: ReactNode;
  /** Foods that were eaten and not planned, in words. */
  offPlanFoods: readonly { readonly id: string; readonly words: string }[];
}) {
  const { energy, offPlanFoods } = props;
  return (
    <Card aria-label="Energy today">
      <Welcome>
        <Avatar name={props.username} src={props.photo} />
        <div>
          <Hello>Welcome, {props.username}</Hello>
          <Label>{props.date}</Label>
        </div>
      </Welcome>
      {energy.goal === 0 ? (
        <Label>Your energy for today comes with your plan.</Label>
      ) : (
        <Figure words={<InWords>Eaten: {shareOf(energy.eaten / energy.goal, "today's plan")}</InWords>}>
          <Flex justifyContent="space-between" alignItems="end" gap="3">
            <div>
              <Label>Left today</Label>
              <Big>
                {groupDigits(energy.left)} <Unit>kcal</Unit>
              </Big>
            </div>
            <Grid justifyItems="end">
              <Label>{groupDigits(energy.eaten)} eaten</Label>
              <Label>of {groupDigits(energy.goal)}</Label>
            </Grid>
          </Flex>
        </Figure>
      )}
      {props.macros}
      <Rings>
        {energy.rings.map((ring) => (
          <MealRing key={ring.name} ring={ring} picture={props.pictureOf(ring.name)} />
        ))}
      </Rings>
      {offPlanFoods.length === 0 ? null : (
        <OffPlan aria-label="Also eaten">
          {offPlanFoods.map(({ id, words }) => (
            <li key={id}>Also eaten: {words}</li>
          ))}
        </OffPlan>
      )}
    </Card>
  );
}
