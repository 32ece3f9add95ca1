import { chakra, Stack } from '@chakra-ui/react';
import { type TimeToTarget, timeInWords } from '../../domain/nutrition/time-to-target.ts';
import { weightInWords } from '../../domain/units.ts';
import { useUnits } from '../../ports/use-units.ts';
import { Card, CardTitle } from '../../ui/card.tsx';

const Span = chakra('p', { base: { fontSize: 'xl', fontWeight: 700 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

/** The time to the target, as a range and not as a promise. */
export function TimeCard({ time }: { time: TimeToTarget }) {
  const units = useUnits();
  return (
    <Card aria-labelledby="time-to-target">
      <Stack gap="2">
        <CardTitle id="time-to-target">How long {weightInWords(time.targetKg, units)} may take</CardTitle>
        <Span>{timeInWords(time)}</Span>
        <Muted>
          {time.kind === 'beyond'
            ? 'On the energy of this plan your weight may come to rest before that.'
            : 'The nearer end if you eat as planned every day, the later one if you keep to four fifths of the difference.'}{' '}
          Weight changes faster at first and slower later, because a changed body needs another amount of
          energy. An estimate for adults of your size, no promise.
        </Muted>
        <Muted>Source: Hall et al., Lancet 2011</Muted>
      </Stack>
    </Card>
  );
}
