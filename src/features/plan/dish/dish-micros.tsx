import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { nutrientFigure } from '../../../domain/body/nutrition/nutrient-words.ts';
import { shareInWords } from '../../../domain/comfort/in-words.ts';
import { AccordionSection } from '../../../ui/show/accordion-section.tsx';
import { Bar } from '../../../ui/show/bar.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Figure, useFigures } from '../../../ui/show/comfort.tsx';
import type { DishMicro } from './dish-view.ts';

const Rich = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'sm', fontWeight: 500 },
});
const Cells = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    mb: '3',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '3', lineHeight: 1.35 },
    '& th:last-child, & td:last-child': { pe: '0' },
    '& thead th': { color: 'muted', fontWeight: 600 },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
    '& tbody th': { fontWeight: 600, width: '44%' },
  },
});
const Muted = chakra('span', { base: { color: 'muted', fontWeight: 500 } });

const inSentence = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const RICH = 0.3;
const MOST_NAMED = 3;

/** A portion's share of the day's vitamins and minerals, largest first. */
export function DishMicros({ micros }: { micros: readonly DishMicro[] }) {
  const [open, setOpen] = useState(false);
  const rich = micros.filter(({ share }) => share >= RICH).slice(0, MOST_NAMED);
  return (
    <Card aria-label="Vitamins and minerals" py="2">
      <AccordionSection
        open={open}
        onToggle={() => setOpen(!open)}
        heading={
          <span>
            Vitamins and minerals
            {rich.length === 0 ? null : (
              <Rich>Rich in {rich.map(({ name }) => inSentence(name)).join(', ')}</Rich>
            )}
          </span>
        }
      >
        <Cells>
          <caption className="visually-hidden">
            Vitamins and minerals of your portion, as parts of your goals for a day
          </caption>
          <thead>
            <tr>
              <th scope="col">In your portion</th>
              <th scope="col">Of a day's goal</th>
            </tr>
          </thead>
          <tbody>
            {micros.map((micro) => (
              <MicroRow key={micro.name} micro={micro} />
            ))}
          </tbody>
        </Cells>
      </AccordionSection>
    </Card>
  );
}

function MicroRow({ micro }: { micro: DishMicro }) {
  const say = useFigures();
  const share = say(
    `${micro.atLeast ? 'at least ' : ''}${Math.round(micro.share * 100)} %`,
    shareInWords(micro.share),
  );
  return (
    <tr>
      <th scope="row">
        {micro.name}{' '}
        <Figure>
          <Muted>
            {nutrientFigure(micro.amount)} {micro.unit}
          </Muted>
        </Figure>
      </th>
      <td>
        {share}
        <Bar fraction={micro.share} tone="leaf" label={`${micro.name}: ${share}`} />
      </td>
    </tr>
  );
}
