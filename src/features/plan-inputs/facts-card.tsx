import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { WireProfile } from '../../contract/profile.ts';
import { heightInWords, type Units, weightInWords } from '../../domain/units.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Figure } from '../../ui/comfort.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '3',
    my: '4',
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { fontSize: 'lg', fontWeight: 700 },
  },
});

/** Stands before a plan that takes weight off figures nobody may have looked at. */
export function FactsCard(props: {
  profile: Pick<WireProfile, 'age' | 'height' | 'weight'>;
  units: Units;
  onConfirm: () => void;
}) {
  const { age, height, weight } = props.profile;
  return (
    <Card aria-labelledby="facts">
      <CardTitle id="facts">Is this you?</CardTitle>
      <Facts>
        <div>
          <dt>Age</dt>
          <dd>{age} years</dd>
        </div>
        <div>
          <dt>Height</dt>
          <dd>{heightInWords(height, props.units)}</dd>
        </div>
        <div>
          <dt>Weight</dt>
          <dd>
            <Figure words="As you gave it">{weightInWords(weight, props.units)}</Figure>
          </dd>
        </div>
      </Facts>
      <chakra.p color="muted" fontSize="sm" mb="4">
        Until you say so, your plan keeps your weight steady.
      </chakra.p>
      <Flex gap="3" flexWrap="wrap">
        <Button onClick={props.onConfirm}>Yes, this is me</Button>
        <ButtonLink asChild look="outline">
          <Link to="/dashboard/goal">No, change it</Link>
        </ButtonLink>
      </Flex>
    </Card>
  );
}
