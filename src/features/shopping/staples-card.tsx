import { chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { AisleTitle, Surface } from './aisle-card.tsx';
import type { PlannedLine } from './shopping-view.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mb: '3' } });

/** The cupboard's usual things that the plan needs: one tap says that there is enough. */
export function StaplesCard(props: { lines: readonly PlannedLine[]; onEnough: (line: PlannedLine) => void }) {
  if (props.lines.length === 0) return null;
  return (
    <Surface aria-label="Staples" pb="4">
      <AisleTitle>Already in the cupboard?</AisleTitle>
      <Muted>One tap, and the list leaves it out for this week.</Muted>
      <Flex gap="2" flexWrap="wrap">
        {props.lines.map((line) => (
          <Button
            key={line.thing.id}
            look="outline"
            size="sm"
            borderRadius="full"
            aria-label={`Enough ${line.thing.name} at home`}
            onClick={() => props.onEnough(line)}
          >
            <Plus size={16} aria-hidden="true" />
            {line.thing.name}
          </Button>
        ))}
      </Flex>
    </Surface>
  );
}
