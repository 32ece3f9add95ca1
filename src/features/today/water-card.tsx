import { chakra, Flex } from '@chakra-ui/react';
import Droplet from 'lucide-react/icons/droplet';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { Bar } from '../../ui/show/bar.tsx';
import { Button } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { useFigures } from '../../ui/show/comfort.tsx';
import type { WaterView } from './water-view.ts';

const Drops = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(52px, 1fr))', gap: '2', my: '3' },
});
const Drop = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: '52px',
    borderRadius: 'md',
    bg: 'water-soft',
    color: 'water',
    transition: 'background-color 120ms',
    '&[data-fill=full]': { bg: 'water', color: 'card', '& svg': { fill: 'currentColor' } },
    '&[data-fill=part] svg': { fill: 'currentColor' },
  },
});
const Amount = chakra('p', { base: { fontWeight: 700, marginInlineStart: 'auto', textAlign: 'end' } });
/** Says so where the disk takes longer than a moment. */
const Saving = chakra('span', {
  base: {
    visibility: 'hidden',
    marginInlineStart: '3',
    color: 'muted',
    fontSize: 'sm',
    '&[data-saving]': { visibility: 'visible', transition: 'visibility 0s 200ms' },
  },
});
const Sentence = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '2' } });

/** The water of the day: one drop per litre of goal, quick amounts, and a way back. */
export function WaterCard(props: {
  water: WaterView;
  /** Opened to log water: the first quick amount takes the focus. */
  focused: boolean;
  canUndo: boolean;
  saving: boolean;
  onSet: (litres: number) => void;
  onAdd: (litres: number) => void;
  onUndo: () => void;
}) {
  const quick = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!props.focused) return;
    quick.current?.scrollIntoView({ block: 'center' });
    quick.current?.focus({ preventScroll: true });
  }, [props.focused]);
  const { water } = props;
  const say = useFigures();
  const amount = say(water.amount, water.inWords.amount);
  return (
    <Card aria-labelledby="water">
      <Flex alignItems="baseline">
        <CardTitle id="water">Water</CardTitle>
        <Saving aria-hidden="true" data-saving={props.saving ? '' : undefined}>
          Saving...
        </Saving>
        <Amount>{amount}</Amount>
      </Flex>
      <Drops>
        {water.drops.map((drop) => (
          <Drop
            key={drop.litres}
            type="button"
            data-fill={drop.fill}
            aria-pressed={drop.fill === 'full'}
            aria-label={say(`Set water to ${drop.litres} L`, `Drop ${drop.litres} of ${water.drops.length}`)}
            onClick={() => props.onSet(drop.litres)}
          >
            <Droplet size={22} aria-hidden="true" />
          </Drop>
        ))}
      </Drops>
      <Bar fraction={water.fraction} tone={water.tone} label={`Water ${amount}`} />
      <Sentence role="status">{say(water.sentence, water.inWords.sentence)}</Sentence>
      <Flex gap="2" mt="3" flexWrap="wrap">
        <Button
          ref={quick}
          look="outline"
          flex="1"
          px="3"
          color="water-ink"
          onClick={() => props.onAdd(0.25)}
        >
          {say('+250 ml', '+ a glass')}
        </Button>
        <Button look="outline" flex="1" px="3" color="water-ink" onClick={() => props.onAdd(0.5)}>
          {say('+500 ml', '+ two glasses')}
        </Button>
        <Button look="quiet" size="icon" aria-label="Undo" disabled={!props.canUndo} onClick={props.onUndo}>
          <Undo2 size={20} aria-hidden="true" />
        </Button>
      </Flex>
    </Card>
  );
}
