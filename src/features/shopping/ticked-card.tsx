import { chakra } from '@chakra-ui/react';
import type { Log } from '../../device/hooks/use-log.ts';
import type { PlannedLine } from '../../device/plan/read/shopping-view.ts';
import { boughtAfterTap } from '../../domain/kitchen/shopping/list-lines.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Button } from '../../ui/show/button.tsx';
import { Surface } from './aisle-card.tsx';
import { boughtFact } from './list-facts.ts';

const Words = chakra('p', { base: { fontSize: 'sm', mb: '3' } });

/** Lines ticked today on the plan's page, where ticks have no amounts; one tap marks them as bought. */
export function TickedCard(props: { lines: readonly PlannedLine[]; today: LocalDay; log: Log }) {
  const { lines, today, log } = props;
  if (lines.length === 0) return null;
  const names = lines.map(({ thing }) => thing.name);
  return (
    <Surface aria-label="Ticked on the plan" pb="4">
      <Words>Ticked on the plan today: {names.join(', ')}.</Words>
      <Button
        size="sm"
        onClick={() =>
          void log.record(
            lines.map((line) => boughtFact(line.thing.id, boughtAfterTap(line), today)),
            {
              words: lines.length === 1 ? `${names[0]}: bought` : `${lines.length} things: bought`,
              opposite: lines.map(({ thing, boughtGrams }) => boughtFact(thing.id, boughtGrams, today)),
            },
          )
        }
      >
        Count as bought
      </Button>
    </Surface>
  );
}
