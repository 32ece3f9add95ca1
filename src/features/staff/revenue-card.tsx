import { chakra } from '@chakra-ui/react';
import type { StaffSummary } from '../../contract/staff.ts';
import { Card, CardTitle } from '../../ui/show/card.tsx';

const CHART_WIDTH = 700;
const CHART_HEIGHT = 200;
const COLUMN = CHART_WIDTH / 7;
const BAR = 56;
/** A day without revenue still shows where it stands. */
const LEAST_HEIGHT = 3;

const dollars = (amount: number): string => `$${amount}`;

interface Bar {
  readonly day: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One bar a day, the highest as high as the chart. */
const revenueBars = (revenue: StaffSummary['revenue']): readonly Bar[] => {
  const top = Math.max(1, ...revenue.map(({ amount }) => amount));
  return revenue.map(({ day, amount }, at) => {
    const height = Math.max(LEAST_HEIGHT, (amount / top) * CHART_HEIGHT);
    return { day, x: at * COLUMN + (COLUMN - BAR) / 2, y: CHART_HEIGHT - height, width: BAR, height };
  });
};

/** The chart in a sentence. */
const revenueSummary = (revenue: StaffSummary['revenue']): string => {
  const [first] = revenue;
  const last = revenue.at(-1);
  if (first === undefined || last === undefined) return 'No day of this period has begun.';
  const amounts = revenue.map(({ amount }) => amount);
  return `${revenue.length} days, from ${dollars(first.amount)} a month on ${first.day} to ${dollars(last.amount)} on ${last.day}; lowest ${dollars(Math.min(...amounts))}, highest ${dollars(Math.max(...amounts))}.`;
};

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    textAlign: 'center',
    fontSize: 'xs',
    color: 'muted',
  },
});
const Chart = chakra('svg', { base: { width: '100%', height: 'auto', display: 'block', my: '1' } });
const Log = chakra('details', {
  base: {
    fontSize: 'sm',
    color: 'muted',
    '& summary': { minH: '44px', alignContent: 'center', cursor: 'pointer' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', py: '1' },
  },
});

const shortDay = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric' });

/** Total Revenue, drawn from the memberships of each day. */
export function RevenueCard({ revenue }: { revenue: StaffSummary['revenue'] }) {
  const summary = revenueSummary(revenue);
  return (
    <Card aria-labelledby="revenue">
      <CardTitle id="revenue" mb="1">
        Total Revenue
      </CardTitle>
      <Muted mb="4">
        US dollars a month: the members of each plan times its price, at the end of each day (UTC). Sorrel
        takes no payments, so this is what the memberships are worth, not money received.
      </Muted>
      {revenue.length === 0 ? null : (
        <>
          <Columns aria-hidden="true">
            {revenue.map(({ day, amount }) => (
              <chakra.span key={day} color="ink" fontWeight={650}>
                {dollars(amount)}
              </chakra.span>
            ))}
          </Columns>
          <Chart viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT + 2}`} role="img" aria-label={summary}>
            {revenueBars(revenue).map(({ day, ...bar }) => (
              <rect key={day} {...bar} rx="8" fill="var(--leaf)" />
            ))}
            <line
              x1="0"
              x2={CHART_WIDTH}
              y1={CHART_HEIGHT + 1}
              y2={CHART_HEIGHT + 1}
              stroke="var(--field-line)"
              strokeWidth="1.5"
            />
          </Chart>
          <Columns aria-hidden="true">
            {revenue.map(({ day }) => (
              <span key={day}>{shortDay(day)}</span>
            ))}
          </Columns>
        </>
      )}
      <Muted mt="3">{summary}</Muted>
      {revenue.length === 0 ? null : (
        <Log>
          <summary>Show as a table</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Revenue a month</th>
              </tr>
            </thead>
            <tbody>
              {revenue.map(({ day, amount }) => (
                <tr key={day}>
                  <td>{day}</td>
                  <td>{dollars(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Log>
      )}
    </Card>
  );
}
