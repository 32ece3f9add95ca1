import { chakra } from '@chakra-ui/react';
import { shareInWords } from '../../../domain/comfort/in-words.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure, useFigures } from '../../../ui/show/comfort.tsx';
import { amountWords, percent, percentWords, shareWords } from './amount-words.ts';
import { DoubleBar } from './double-bar.tsx';
import type { NutrientRow } from './nutrient-rows.ts';

const Cells = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '2', lineHeight: 1.35 },
    '& th:last-child, & td:last-child': { pe: '0' },
    '& th:nth-of-type(3), & td:nth-child(3)': { textAlign: 'end' },
    '& thead th': { color: 'muted', fontWeight: 600, verticalAlign: 'bottom' },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
    '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' },
  },
});
const Muted = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'xs', fontWeight: 500 },
});
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '4' } });

/** Every vitamin and mineral against the member's goal, the furthest from it first. */
export function TableCard(props: {
  rows: readonly NutrientRow[];
  /** Number of different foods counted. */
  foodCount: number;
  showsEaten: boolean;
  kidneyDisease: boolean;
}) {
  const { rows, showsEaten } = props;
  const unsure = rows.filter(({ undetermined }) => undetermined > 0).length;
  return (
    <Card aria-labelledby="vitamins-and-minerals">
      <CardTitle id="vitamins-and-minerals" mb="2">
        Vitamins and minerals
      </CardTitle>
      <Cells>
        <caption className="visually-hidden">
          Vitamins and minerals against your goals, the furthest from its goal first
        </caption>
        <thead>
          <tr>
            <th scope="col">Nutrient</th>
            <th scope="col">{showsEaten ? 'Eaten and planned' : 'Planned, average of a day'}</th>
            {showsEaten ? <th scope="col">Eaten</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.nutrient} row={row} foodCount={props.foodCount} showsEaten={showsEaten} />
          ))}
        </tbody>
      </Cells>
      <Note>
        Goals are the reference intakes for your age, sex and stage of life (NASEM). Figures come from USDA
        SR28
        {unsure === 0
          ? '. None is missing for these foods.'
          : '. It has no figure for some foods. You then see the least it can be.'}
      </Note>
      {props.kidneyDisease ? (
        <Note>With kidney disease we set no goals for potassium and phosphorus. Please see a clinician.</Note>
      ) : null}
    </Card>
  );
}

function Row({ row, foodCount, showsEaten }: { row: NutrientRow; foodCount: number; showsEaten: boolean }) {
  const say = useFigures();
  const share = say(percentWords(row), shareWords(row));
  return (
    <tr>
      <th scope="row">
        {row.name}
        {row.undetermined === 0 ? null : (
          <Muted>
            no figure for {row.undetermined} of {foodCount} foods
          </Muted>
        )}
      </th>
      <td>
        {share}
        <DoubleBar
          whole={row.whole / row.goal}
          part={showsEaten ? row.eaten / row.goal : 0}
          tone="leaf"
          label={`${row.name}: ${share}`}
        />
        <Figure>
          <Muted>{amountWords(row)}</Muted>
        </Figure>
      </td>
      {showsEaten ? (
        <td>{say(`${percent(row.eaten, row.goal)} %`, shareInWords(row.eaten / row.goal))}</td>
      ) : null}
    </tr>
  );
}
