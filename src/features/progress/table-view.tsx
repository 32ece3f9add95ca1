import { chakra } from '@chakra-ui/react';

const Fold = chakra('details', {
  base: {
    fontSize: 'sm',
    '& summary': { minH: '44px', alignContent: 'center', cursor: 'pointer', color: 'muted' },
  },
});
const Cells = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'start', py: '1', pr: '3' },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
  },
});

/** The figures of a drawing, for those who would rather read them. The first cell of a row names it. */
export function TableView(props: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
}) {
  return (
    <Fold>
      <summary>Show as a table</summary>
      <Cells>
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={props.columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Cells>
    </Fold>
  );
}
