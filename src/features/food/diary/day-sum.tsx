import { chakra, Flex } from '@chakra-ui/react';
import { shareOf } from '../../../domain/comfort/in-words.ts';
import { Bar } from '../../../ui/show/bar.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Figure, useFigures } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';

const Big = chakra('p', { base: { fontSize: '2xl', fontWeight: 750, lineHeight: 1.1 } });
const InWords = chakra('p', { base: { fontSize: 'lg', fontWeight: 650, lineHeight: 1.3 } });
const Unit = chakra('span', { base: { fontSize: 'md', fontWeight: 600 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** A day's energy beside its target. Without a target nothing stands for it where the member hides figures. */
export function DaySum({ kcal, target }: { kcal: number; target: number | null }) {
  const say = useFigures();
  const eaten = groupDigits(kcal);
  const share = target === null ? null : shareOf(kcal / target, "the day's plan");
  if (say(false, share === null)) return null;
  return (
    <Card aria-label="Eaten on this day">
      <Flex alignItems="baseline" justifyContent="space-between" gap="3" flexWrap="wrap">
        <Figure words={<InWords>Eaten: {share}</InWords>}>
          <Big>
            {eaten} <Unit>kcal eaten</Unit>
          </Big>
          {target === null ? null : <Muted>of {groupDigits(target)} kcal</Muted>}
        </Figure>
      </Flex>
      {target === null ? null : (
        <chakra.div mt="2">
          <Bar
            fraction={kcal / target}
            tone="leaf"
            label={say(`${eaten} of ${groupDigits(target)} kcal eaten`, `Eaten: ${share}`)}
          />
        </chakra.div>
      )}
    </Card>
  );
}
