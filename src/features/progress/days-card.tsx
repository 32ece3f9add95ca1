import { chakra } from '@chakra-ui/react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DayBars } from './day-bars.tsx';
import type { DaysView } from './day-views.ts';
import { TableView } from './table-view.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Fourteen days of one thing: bars, what they say, and the figures. */
export function DaysCard({ view, tone }: { view: DaysView; tone: 'leaf' | 'water' }) {
  const hasGoal = view.bars.some(({ goal }) => goal !== null);
  return (
    <Card aria-label={view.title}>
      <CardTitle>{view.title}</CardTitle>
      {view.summary === null ? (
        <Muted mt="2">{view.nothing}</Muted>
      ) : (
        <>
          <Muted>{view.summary}</Muted>
          <DayBars
            bars={view.bars}
            tone={tone}
            label={`${view.title} in the last ${view.bars.length} days. ${view.summary}`}
          />
          {hasGoal ? <Muted>{view.goalNote}</Muted> : null}
          <TableView caption={view.title} columns={view.columns} rows={view.rows} />
        </>
      )}
    </Card>
  );
}
