import { chakra } from '@chakra-ui/react';
import type { ReportTable } from '../../../domain/body/report/report.ts';
import { longDate } from '../../../domain/calendar/day-words.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

export const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });
const Paper = chakra('article', {
  base: {
    bg: 'card',
    borderRadius: 'lg',
    p: '5',
    '@media print': { p: '0', bg: 'transparent' },
  },
  variants: { onPaperOnly: { true: { display: 'none', '@media print': { display: 'block' } } } },
});
const Part = chakra('section', { base: { mt: '5', '@media print': { mt: '3' } } });
const PartTitle = chakra('h2', { base: { fontSize: 'lg', fontWeight: 700, mb: '1' } });
const Wide = chakra('div', { base: { overflowX: 'auto', '@media print': { overflow: 'visible' } } });
const Cells = chakra('table', {
  base: {
    width: '100%',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '1', pe: '3', fontWeight: 400 },
    '& thead th': { fontWeight: 600, color: 'muted' },
    '& tbody tr': { borderTop: '1px solid var(--line)', breakInside: 'avoid' },
    '@media print': { fontSize: '9pt' },
  },
});

/** The paper of a report: all that is printed of its page. `onPaperOnly` keeps it off the screen. */
export function ReportPaper(props: {
  first: LocalDay;
  last: LocalDay;
  tables: readonly ReportTable[];
  onPaperOnly: boolean;
}) {
  return (
    <Paper data-sheet="" aria-label="Report" onPaperOnly={props.onPaperOnly}>
      <chakra.p fontWeight="700">
        {longDate(props.first)} to {longDate(props.last)}
      </chakra.p>
      <Muted>Logged by the member with Sorrel. Amounts are as they were logged.</Muted>
      {props.tables.map((table) => (
        <TablePart key={table.part} table={table} />
      ))}
    </Paper>
  );
}

function TablePart({ table }: { table: ReportTable }) {
  const { title, columns, rows, note } = table;
  return (
    <Part aria-label={title}>
      <PartTitle>{title}</PartTitle>
      {rows.length === 0 ? (
        <p>Nothing logged.</p>
      ) : (
        <Wide tabIndex={0} role="region" aria-label={`${title}, table`}>
          <Cells>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are made anew together, and two may be alike
                <tr key={at}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, place) => (
                    <td key={columns[place + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Cells>
        </Wide>
      )}
      {note === '' ? null : <Muted>{note}</Muted>}
    </Part>
  );
}
