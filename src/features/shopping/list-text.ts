import type { Row, ShoppingView } from '../../device/plan/read/shopping-view.ts';

const lineText = ({ name, quantity, packs }: Row): string => {
  const line = quantity === '' ? `- ${name}` : `- ${name}, ${quantity}`;
  return packs === null ? line : `${line} (${packs})`;
};

/** The open part of the list as text for a message; null if everything is bought. */
export const listText = ({ aisles, added }: ShoppingView, title: string): string | null => {
  const parts = [...aisles, { name: 'Also', rows: added }]
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ done }) => !done) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => [name, ...rows.map(lineText)].join('\n'));
  return parts.length === 0 ? null : [title, ...parts].join('\n\n');
};
