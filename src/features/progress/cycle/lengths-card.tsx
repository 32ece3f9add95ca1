import { chakra, Grid } from '@chakra-ui/react';
import { CYCLE_LENGTH, type CycleLog, PERIOD_LENGTH } from '../../../domain/body/cycle/log.ts';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '1', mb: '4' } });

const refusal = ({ min, max }: { readonly min: number; readonly max: number }, days: number): string =>
  `Please enter whole days from ${min} to ${max}. Until then we count with ${days}.`;

/** The usual lengths by the person's own account; they serve until there is enough history. */
export function LengthsCard(props: {
  log: CycleLog;
  onChange: (change: (log: CycleLog) => CycleLog) => void;
}) {
  const { log } = props;
  return (
    <Card aria-labelledby="lengths">
      <CardTitle id="lengths">What is usual for you</CardTitle>
      <Muted>In days. Leave it as it is if you do not know.</Muted>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <NumberInput
          label="Cycle length"
          value={log.cycleLength}
          rule={{ ...CYCLE_LENGTH, decimals: 0 }}
          refusal={refusal(CYCLE_LENGTH, log.cycleLength)}
          onChange={(cycleLength) => props.onChange((held) => ({ ...held, cycleLength }))}
        />
        <NumberInput
          label="Period length"
          value={log.periodLength}
          rule={{ ...PERIOD_LENGTH, decimals: 0 }}
          refusal={refusal(PERIOD_LENGTH, log.periodLength)}
          onChange={(periodLength) => props.onChange((held) => ({ ...held, periodLength }))}
        />
      </Grid>
    </Card>
  );
}
