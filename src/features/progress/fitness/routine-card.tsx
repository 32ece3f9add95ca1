import { chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import Bike from 'lucide-react/icons/bike';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Footprints from 'lucide-react/icons/footprints';
import MoonStar from 'lucide-react/icons/moon-star';
import PersonStanding from 'lucide-react/icons/person-standing';
import Waves from 'lucide-react/icons/waves-horizontal';
import type { ReactNode } from 'react';
import type { Routine } from '../../../domain/body/fitness/routines.ts';
import { Card } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';

const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    flex: 'none',
    borderRadius: 'md',
    bg: 'leaf-soft',
    color: 'leaf-strong',
  },
});
const Name = chakra('h3', { base: { fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' } });
const Facts = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Words = chakra('p', { base: { mt: '3', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });
const Tag = chakra('span', {
  base: {
    alignSelf: 'flex-start',
    marginInlineStart: 'auto',
    px: '3',
    py: '1',
    borderRadius: 'full',
    bg: 'amber-soft',
    color: 'amber-ink',
    fontSize: 'xs',
    fontWeight: 650,
  },
});

/** Ids of other routines may be anything that a file names them. */
const SAMPLE_ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['sample-mobility', PersonStanding],
  ['sample-walk', Footprints],
  ['sample-cycling', Bike],
  ['sample-stretching', MoonStar],
  ['sample-swim', Waves],
]);

/** A routine: what it is called, what it takes, how it goes. */
export function RoutineCard(props: { routine: Routine; sample: boolean; children: ReactNode }) {
  const { id, name, kcal, minutes, description } = props.routine;
  const Icon = SAMPLE_ICONS.get(id) ?? Dumbbell;
  return (
    <Card display="flex" flexDirection="column" aria-label={name}>
      <Flex gap="3" alignItems="flex-start">
        <Plate>
          <Icon size={22} aria-hidden="true" />
        </Plate>
        <chakra.div minW="0">
          <Name>{name}</Name>
          <Facts>
            <Figure>{groupDigits(kcal)} Kcal · </Figure>
            {minutes} min
          </Facts>
        </chakra.div>
        {props.sample ? <Tag>Sample</Tag> : null}
      </Flex>
      {description === '' ? null : <Words>{description}</Words>}
      <Flex gap="2" mt="auto" pt="4">
        {props.children}
      </Flex>
    </Card>
  );
}
