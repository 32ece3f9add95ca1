import { chakra, Grid } from '@chakra-ui/react';
import { shareInWords, shareOf } from '../../../domain/comfort/in-words.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure, useFigures } from '../../../ui/show/comfort.tsx';
import { amountWords, figure, shareWords } from './amount-words.ts';
import { DoubleBar } from './double-bar.tsx';
import type { NutrientRow } from './nutrient-rows.ts';

const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'sm', mb: '1' },
});
const Name = chakra('span', { base: { fontWeight: 600 } });
const Amount = chakra('span', { base: { textAlign: 'end', fontWeight: 600 } });
const Eaten = chakra('span', { base: { display: 'block', color: 'muted', fontWeight: 500 } });

/** Energy, what it is made of, fibre, and the two with a ceiling; the dark part of a bar is eaten. */
export function MainCard(props: { title: string; rows: readonly NutrientRow[]; showsEaten: boolean }) {
  return (
    <Card aria-labelledby="energy-and-macros">
      <CardTitle id="energy-and-macros" mb="4">
        {props.title}
      </CardTitle>
      <Grid gap="4">
        {props.rows.map((row) => (
          <Line key={row.nutrient} row={row} showsEaten={props.showsEaten} />
        ))}
      </Grid>
    </Card>
  );
}

function Line({ row, showsEaten }: { row: NutrientRow; showsEaten: boolean }) {
  const say = useFigures();
  const share = row.kind === 'limit' ? shareWords(row) : shareOf(row.whole / row.goal, 'your goal');
  const amount = say(amountWords(row), share);
  const eaten = say(`${figure(row.eaten)} ${row.unit} eaten`, `${shareInWords(row.eaten / row.goal)} eaten`);
  return (
    <div>
      <Head>
        <Name>{row.name}</Name>
        <Amount>
          {amount}
          {showsEaten ? (
            <Figure>
              <Eaten>{eaten}</Eaten>
            </Figure>
          ) : null}
        </Amount>
      </Head>
      <DoubleBar
        whole={row.whole / row.goal}
        part={showsEaten ? row.eaten / row.goal : 0}
        tone={row.kind === 'limit' && row.whole > row.goal ? 'tomato' : 'leaf'}
        label={`${row.name}: ${amount}${showsEaten ? `, ${eaten}` : ''}`}
      />
    </div>
  );
}
