import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { shareInWords, shareOf } from '../../../domain/comfort/in-words.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Bar } from '../../../ui/show/bar.tsx';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure, useFigures } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import type { IntakeLine } from './day-view.ts';

const Big = chakra('p', { base: { fontSize: '2xl', fontWeight: 750, lineHeight: 1.1 } });
const InWords = chakra('p', { base: { fontSize: 'lg', fontWeight: 650, lineHeight: 1.3 } });
const Unit = chakra('span', { base: { fontSize: 'md', fontWeight: 600 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4.5rem) minmax(1.5rem, 1fr) auto',
    gap: '3',
    alignItems: 'center',
    fontSize: 'sm',
    '& > :last-child': { fontWeight: 650, textAlign: 'end' },
  },
});
const tones = { Calories: 'leaf', Carbs: 'amber', Protein: 'leaf', Fat: 'tomato' } as const;

/** The eaten share of a planned amount, 0 to 1. */
const shareEaten = ({ eaten, planned }: IntakeLine): number => (planned === 0 ? 0 : (eaten ?? 0) / planned);

function Macro({ line }: { line: IntakeLine }) {
  const say = useFigures();
  const planned = groupDigits(line.planned);
  if (line.eaten === null)
    return (
      <Row>
        <span>{line.name}</span>
        <span />
        <span>
          <Figure>
            {planned} {line.unit}
          </Figure>
        </span>
      </Row>
    );
  const figures = say(
    `${groupDigits(line.eaten)} of ${planned} ${line.unit}`,
    shareInWords(shareEaten(line)),
  );
  return (
    <Row>
      <span>{line.name}</span>
      <Bar fraction={shareEaten(line)} tone={tones[line.name]} label={`${line.name}: ${figures}`} />
      <span>{figures}</span>
    </Row>
  );
}

/** Eaten and planned amounts of the chosen day. */
export function IntakeCard(props: { date: LocalDay; calories: IntakeLine; macros: readonly IntakeLine[] }) {
  const { calories, macros } = props;
  const say = useFigures();
  const eaten = groupDigits(calories.eaten ?? 0);
  const planned = groupDigits(calories.planned);
  const inWords = shareOf(shareEaten(calories), "the day's plan");
  return (
    <Card aria-labelledby="intake">
      <CardTitle id="intake" mb="3">
        Today's Nutrition Intake
      </CardTitle>
      <Flex alignItems="baseline" justifyContent="space-between" gap="3" mb="2" flexWrap="wrap">
        <Figure words={<InWords>Eaten: {inWords}</InWords>}>
          <Big>
            {eaten} <Unit>kcal</Unit>
          </Big>
          <Muted>of {planned} planned</Muted>
        </Figure>
      </Flex>
      <Bar
        fraction={shareEaten(calories)}
        tone="leaf"
        label={say(`Calories: ${eaten} of ${planned} kcal eaten`, `Eaten: ${inWords}`)}
      />
      <Grid gap="3" mt="5">
        {macros.map((line) => (
          <Macro key={line.name} line={line} />
        ))}
      </Grid>
      <ButtonLink asChild look="quiet" size="sm" mt="3" mb="-2" marginInlineStart="-4">
        <Link to="/dashboard/nutrients" search={{ day: props.date }}>
          Vitamins, minerals and more
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </ButtonLink>
      <ButtonLink asChild look="quiet" size="sm" mt="3" mb="-2" marginInlineStart="-4">
        <Link to="/dashboard/diary" search={{ day: props.date }}>
          Diary
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </ButtonLink>
    </Card>
  );
}
