import { chakra, Stack } from '@chakra-ui/react';
import { CYCLES_NEEDED, type Prediction } from '../../../domain/body/cycle/predict.ts';
import { dayAndMonth } from '../../../domain/calendar/day-words.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Bar } from '../../../ui/show/bar.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { dayCount, rangeWords } from './date-words.ts';
import { type Predicted, untilNext } from './outlook-words.ts';

const Big = chakra('p', { base: { fontSize: '3xl', fontWeight: 750, lineHeight: 1.15 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Pair = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { fontWeight: 600 },
  },
});

function TooEarly({ prediction, today }: { prediction: Exclude<Prediction, Predicted>; today: LocalDay }) {
  const { cycles, byUsualLength } = prediction;
  return (
    <Stack gap="3">
      <CardTitle id="outlook">Not enough history</CardTitle>
      <Bar
        fraction={cycles / CYCLES_NEEDED}
        tone="tomato"
        label={`${cycles} of ${CYCLES_NEEDED} cycles noted`}
      />
      <Muted>
        {cycles} of {CYCLES_NEEDED} cycles noted. A cycle is complete when the next period begins. After{' '}
        {CYCLES_NEEDED} cycles you see here when the next period and the fertile window are likely.
      </Muted>
      {byUsualLength === null || byUsualLength < today ? null : (
        <Muted>
          With the usual length you entered, the next period would begin around {dayAndMonth(byUsualLength)}.
          That is only a guess.
        </Muted>
      )}
    </Stack>
  );
}

function Expected({ prediction, today }: { prediction: Predicted; today: LocalDay }) {
  const { nextPeriod, fertile, shortestDays, longestDays, cycles } = prediction;
  const late = today > nextPeriod.range.last;
  return (
    <Stack gap="4">
      <div>
        <CardTitle id="outlook">Next period</CardTitle>
        <Big>{untilNext(prediction, today)}</Big>
      </div>
      <Pair>
        <div>
          <dt>Around {dayAndMonth(nextPeriod.likely)}, in four of five cases between</dt>
          <dd>{rangeWords(nextPeriod.range)}</dd>
        </div>
        <div>
          <dt>Fertile window, likely</dt>
          <dd>{rangeWords(fertile.likely)}</dd>
        </div>
        <div>
          <dt>It may reach from</dt>
          <dd>{rangeWords(fertile.range)}</dd>
        </div>
      </Pair>
      {late ? (
        <Notice>
          Stress, travel, illness, new medicine and pregnancy can all shift a period. If you wonder why, a
          clinician can tell you more.
        </Notice>
      ) : null}
      <Muted>
        From your last {cycles} cycles of{' '}
        {shortestDays === longestDays ? dayCount(longestDays) : `${shortestDays} to ${dayCount(longestDays)}`}
        .
      </Muted>
    </Stack>
  );
}

/** The predicted period and fertile window with their ranges, or how many cycles are still missing. */
export function OutlookCard({ prediction, today }: { prediction: Prediction; today: LocalDay }) {
  return (
    <Card aria-labelledby="outlook">
      <Stack gap="4">
        {prediction.kind === 'predicted' ? (
          <Expected prediction={prediction} today={today} />
        ) : (
          <TooEarly prediction={prediction} today={today} />
        )}
        <Muted>
          Estimates from a calendar can be wrong, even with regular cycles. This is not a method of
          contraception.
        </Muted>
      </Stack>
    </Card>
  );
}
