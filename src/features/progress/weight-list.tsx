import { chakra, Flex } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import type { WeightEntry } from '../../domain/body/progress/weights.ts';
import { shortDate } from '../../domain/calendar/day-words.ts';
import { type Units, weightInWords } from '../../domain/units.ts';
import { Button } from '../../ui/show/button.tsx';
import { Figure } from '../../ui/show/comfort.tsx';

const SHORT_LENGTH = 5;
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '52px',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
});
const Day = chakra('span', { base: { flex: '1' } });
const Weight = chakra('span', { base: { fontWeight: 650 } });

/** The weight log, newest first, with buttons to change or remove each day's entry. */
export function WeightList(props: {
  log: readonly WeightEntry[];
  units: Units;
  onEdit: (entry: WeightEntry) => void;
  onRemove: (entry: WeightEntry) => void;
}) {
  const [all, setAll] = useState(false);
  const newest = props.log.toReversed();
  return (
    <>
      <ul aria-label="Weight log">
        {(all ? newest : newest.slice(0, SHORT_LENGTH)).map((entry) => (
          <Row key={entry.day}>
            <Day>{shortDate(entry.day)}</Day>
            <Figure>
              <Weight>{weightInWords(entry.kg, props.units)}</Weight>
            </Figure>
            <Flex>
              <Button
                look="quiet"
                size="icon"
                aria-label={`Change ${shortDate(entry.day)}`}
                onClick={() => props.onEdit(entry)}
              >
                <Pencil size={18} aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="icon"
                color="tomato-ink"
                aria-label={`Remove ${shortDate(entry.day)}`}
                onClick={() => props.onRemove(entry)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </Button>
            </Flex>
          </Row>
        ))}
      </ul>
      {newest.length <= SHORT_LENGTH ? null : (
        <Button look="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${newest.length}`}
        </Button>
      )}
    </>
  );
}
