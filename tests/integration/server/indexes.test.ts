import { expect, it } from 'vitest';
import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { OPERATIONS_A_DAY, openExplainedServer, rowsRead } from '../../support/explained-statements.ts';

/** What members ask for all day. */
const HOT = [
  'login',
  'getProfile',
  'getBudget',
  'getMealPlan',
  'getPlanRefusal',
  'getThreadMessages',
  'sendChat',
  'pullJournal',
  'appendJournal',
  'createLifestyle',
  'rememberDevice',
  'renewSession',
] as const satisfies readonly EndpointName[];

const THREE_YEARS = 30_000;
/** With the one that is logged here. */
const OPERATIONS_THAT_DAY = OPERATIONS_A_DAY + 1;

const explained = await openExplainedServer(THREE_YEARS);

it.each(HOT)('with many members and three years of one %s reads no table from end to end', async (name) => {
  const statements = await explained.statementsOf(name);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const scanned = (await explained.explain(statement)).filter((node) => node['Node Type'] === 'Seq Scan');
    expect({ text: statement.text, scanned }).toEqual({ text: statement.text, scanned: [] });
  }
});

it.each([
  ['getBudget', OPERATIONS_THAT_DAY],
  ['getMealPlan', 10 * OPERATIONS_A_DAY],
  ['appendJournal', OPERATIONS_THAT_DAY],
  // A page, where it begins, and the newest of all.
  ['pullJournal', 502],
] as const)(
  'with many members and three years of one %s reads at most %i operations of the journal',
  async (name, most) => {
    let read = 0;
    for (const statement of await explained.statementsOf(name)) {
      const nodes = await explained.explain(statement);
      for (const node of nodes) if (node['Relation Name'] === 'journal_operations') read += rowsRead(node);
    }
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(most);
  },
);
