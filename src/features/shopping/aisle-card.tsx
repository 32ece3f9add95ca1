import { chakra } from '@chakra-ui/react';
import type { Aisle, PlannedLine, Row } from '../../device/plan/read/shopping-view.ts';
import { Button } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import type { LineUse } from './line-uses.ts';
import { ListRow } from './list-row.tsx';

export const Surface = chakra(Card, { base: { px: '4', pt: '4', pb: '2' } });
export const AisleTitle = chakra(CardTitle, { base: { fontSize: 'md', mb: '1' } });
const Left = chakra('span', {
  base: { float: 'inline-end', color: 'muted', fontSize: 'sm', fontWeight: 500 },
});
const Uses = chakra('ul', { base: { display: 'grid', gap: '1' } });

/** The lines of one aisle. */
export function AisleCard(props: {
  aisle: Aisle;
  usesOf: (line: PlannedLine) => readonly LineUse[];
  onTick: (row: Row) => void;
  onEnough: (line: PlannedLine) => void;
}) {
  const left = props.aisle.rows.filter(({ done }) => !done).length;
  return (
    <Surface aria-label={props.aisle.name}>
      <AisleTitle>
        {props.aisle.name}
        <Left>{left === 0 ? 'all bought' : `${left} left`}</Left>
      </AisleTitle>
      <ul>
        {props.aisle.rows.map((row) => (
          <ListRow
            key={row.key}
            row={row}
            onTick={() => props.onTick(row)}
            details={
              row.line === null ? undefined : (
                <LineDetails line={row.line} usesOf={props.usesOf} onEnough={props.onEnough} />
              )
            }
          />
        ))}
      </ul>
    </Surface>
  );
}

function LineDetails(props: {
  line: PlannedLine;
  usesOf: (line: PlannedLine) => readonly LineUse[];
  onEnough: (line: PlannedLine) => void;
}) {
  const uses = props.usesOf(props.line);
  return (
    <>
      <Uses>
        {uses.length === 0 ? <li>Your plan no longer needs it.</li> : null}
        {uses.map(({ dish, days }) => (
          <li key={dish}>
            {dish} · {days}
          </li>
        ))}
      </Uses>
      {props.line.state === 'to-buy' ? (
        <Button look="outline" size="sm" mt="2" onClick={() => props.onEnough(props.line)}>
          Enough at home
        </Button>
      ) : null}
    </>
  );
}
