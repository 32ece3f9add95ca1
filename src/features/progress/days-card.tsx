import { chakra } from '@chakra-ui/react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Figure, useFigures } from '../../ui/comfort.tsx';
import { DayBars } from './day-bars.tsx';
import type { DaysView } from './day-views.ts';
import { TableView } from './table-view.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Fourteen days of one thing: bars, what they say, and the figures. */
export function DaysCard({ view, tone }: { view: DaysView; tone: 'leaf' | 'water' }) {
  const say = useFigures();
  const hasGoal = view.bars.some(({ goal }) => goal !== null);
  const summary = view.summary === null ? null : say(view.summary, view.inWords);
  return (
    <Card aria-label={view.title}>
      <CardTitle>{view.title}</CardTitle>
      {summary === null ? (
        <Muted mt="2">{view.nothing}</Muted>
      ) : (
        <>
          <Muted>{summary}</Muted>
          <DayBars
            bars={view.bars}
            tone={tone}
            label={`${view.title} in the last ${view.bars.length} days. ${summary}`}
          />
          {hasGoal ? <Muted>{view.goalNote}</Muted> : null}
          <Figure>
            <TableView caption={view.title} columns={view.columns} rows={view.rows} />
          </Figure>
        </>
      )}
    </Card>
  );
}
