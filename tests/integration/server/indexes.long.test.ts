import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { OPERATION } from '../../support/contract-requests.ts';
import { OPERATIONS_A_DAY, openExplainedServer, rowsRead } from '../../support/explained-statements.ts';

const TEN_YEARS = 100_000;
const GIVEN_UP = 160_000;

const explained = await openExplainedServer(TEN_YEARS);

it.each(['getMealPlan', 'sendChat'] as const)(
  '%s looks each operation up once, however much was given up',
  async (name) => {
    await explained.server.parts.db.execute(sql`insert into journal_operations
      select ${explained.member.id}, ${TEN_YEARS + OPERATIONS_A_DAY}::int + n, gen_random_uuid(),
        ${OPERATION.day}::date - n / 2000, 'entry.retract', jsonb_build_object('entry', gen_random_uuid())
      from generate_series(1, ${GIVEN_UP}::int) n on conflict do nothing`);
    await explained.server.parts.db.execute(sql`analyze journal_operations`);
    for (const statement of await explained.statementsOf(name)) {
      const most = Math.max(...(await explained.explain(statement, 'custom')).map(rowsRead));
      expect({ text: statement.text, isBounded: most <= 2 * GIVEN_UP }).toEqual({
        text: statement.text,
        isBounded: true,
      });
    }
  },
  120_000,
);
