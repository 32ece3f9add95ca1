import type { Row, ShoppingView } from './shopping-view.ts';

const lineText = ({ name, quantity }: Row): string =>
  quantity === '' ? `- ${name}` : `- ${name}, ${quantity}`;

/** What is still to be bought, as text for somebody else's messages; null where nothing is. */
export const listText = ({ aisles, added }: ShoppingView, title: string): string | null => {
  const parts = [...aisles, { name: 'Also', rows: added }]
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ done }) => !done) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => [name, ...rows.map(lineText)].join('\n'));
  return parts.length === 0 ? null : [title, ...parts].join('\n\n');
};
