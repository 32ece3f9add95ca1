import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { makeProfile, OPERATION, rightRequests } from '../../support/contract-requests.ts';
import { type Statement, watchStatements } from '../../support/counted-statements.ts';
import { startTestServer, type TestMember, type TestServer } from '../../support/server-harness.ts';

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

const OTHERS = 500;
const TEN_YEARS = 100_000;
const OPERATIONS_A_DAY = 27;
const GIVEN_UP = 160_000;
const LONG = 100;
/** With the one that is logged here. */
const OPERATIONS_THAT_DAY = OPERATIONS_A_DAY + 1;

let asked: Statement[] = [];
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  const watch = (db: Database) => watchStatements(db, (statement) => asked.push(statement));
  server = await startTestServer({}, watch);
  member = await server.signUpMember();
  await makeProfile(server, member);
  await server.settled();
  await fill(server.parts.db, member.id);
}, 240_000);
afterAll(() => server.stop());

/** Many other members, and ten years of one member's days, every one of them with somebody else at the table. */
async function fill(db: Database, id: string): Promise<void> {
  const statements = [
    sql`insert into users (id, email, username, password_hash, verified_at, created_at)
      select gen_random_uuid(), n || '@example.net', 'other', '', now(), now() from generate_series(1, ${OTHERS}::int) n`,
    sql`insert into access_tokens select md5(id::text), id, now() + interval '1 hour' from users`,
    sql`insert into device_sessions select gen_random_uuid(), id, '', '{}', now(), now() + interval '30 days'
      from users, generate_series(1, 5)`,
    sql`insert into ended_sessions select 'ended ' || n, now() + interval '1 hour' from generate_series(1, 1000) n`,
    sql`insert into profiles select o.id, p.name, p.gender, p.fitness_goal, p.bmi, p.location, p.weight_kg, p.height_cm,
      p.age, p.activity_level, p.fitness_level, p.bio, p.diet_type, p.target_weight_kg, p.updated_at
      from users o, profiles p where o.email like '%@example.net'`,
    sql`insert into plans select o.id, p.plan_id, p.facts_hash, p.maintenance_only, p.week, p.refusal, p.week_start, p.made_at
      from users o, plans p where o.email like '%@example.net'`,
    ...['lifestyles', 'wellness'].map(
      (table) =>
        sql`insert into ${sql.identifier(table)} select id, '{}', now() from users where id <> ${id}`,
    ),
    sql`insert into preferences select id, '', '{}', now() from users where id <> ${id}`,
    sql`insert into plan_inputs select id, '{}', now() from users where email like '%@example.net'`,
    sql`insert into photos select id, id, '' from users`,
    sql`insert into chat_messages (id, user_id, role, text, created_at)
      select gen_random_uuid(), id, 'user', 'Hello', now() from users, generate_series(1, 10)`,
    sql`insert into idempotency_keys select id, gen_random_uuid(), '', id, now(), '', now() from users, generate_series(1, 5)`,
    sql`insert into rate_limits select id::text || n, 1, now() + interval '1 hour' from users, generate_series(1, 20) n`,
    sql`insert into journal_heads select id, 20 from users where id <> ${id}`,
    sql`insert into journal_operations select id, n, gen_random_uuid(), ${OPERATION.day}, 'water.add', '{"litres": 0.25}'
      from users, generate_series(1, 20) n where id <> ${id}`,
    sql`insert into journal_operations
      select ${id}, n, gen_random_uuid(), ${OPERATION.day}::date - (${TEN_YEARS}::int - n) / ${OPERATIONS_A_DAY}::int,
        case n % 9 when 0 then 'table.set' when 1 then 'weight.set' when 2 then 'meals.set' when 3 then 'meal.eaten'
          when 4 then 'shopping.tick' else 'water.add' end,
        case n % 9 when 0 then case n % 27 when 0 then '{"slot": null, "people": 2}'::jsonb
          else '{"slot": "lunch", "people": 3}' end
          when 1 then '{"kg": 70}' when 2 then '{"planId": "another", "slot": "lunch", "meals": null}'
          when 3 then '{"planId": null, "slot": "lunch", "dish": "soup", "kcal": 300, "eaten": true}'
          when 4 then '{"item": "Grains/Oats", "ticked": true}' else '{"litres": 0.1}' end
      from generate_series(1, ${TEN_YEARS}::int) n`,
    sql`insert into journal_heads values (${id}, ${TEN_YEARS})`,
    sql`analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Parent Relationship'?: string;
  /** Left out where the statement was not carried out. */
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  const text = Array.isArray(value) ? `{${value.join()}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

let explained = 0;

/** Every step of how the database carries a statement out; what it would change is undone. */
const explain = async (
  { text, params }: Statement,
  planned: 'generic' | 'custom' = 'generic',
): Promise<readonly PlanNode[]> => {
  const values = params.length === 0 ? '' : `(${params.map(literal).join(', ')})`;
  // What was inserted a moment ago cannot be inserted again.
  const isRead = text.startsWith('select');
  explained += 1;
  const name = `explained_${explained}`;
  const undone = new Error('undone');
  let nodes: readonly PlanNode[] = [];
  await server.parts.db
    .transaction(async (tx) => {
      // Generic: as on a connection that has sent a prepared statement a few times, for any member, not for this one.
      await tx.execute(sql.raw(`set local plan_cache_mode = force_${planned}_plan`));
      await tx.execute(sql.raw(`prepare ${name} as ${text}`));
      const { rows } = (await tx.execute(
        sql.raw(`explain (analyze ${isRead}, format json) execute ${name}${values}`),
      )) as unknown as { rows: readonly { 'QUERY PLAN': readonly { Plan: PlanNode }[] }[] };
      nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return nodes;
};

const statementsOf = async (name: EndpointName): Promise<readonly Statement[]> => {
  const request = await rightRequests[name](server, member);
  await server.settled();
  asked = [];
  expect((await server.call(endpoints[name], request)).status).toBe(200);
  await server.settled();
  return [...asked];
};

const rowsRead = (node: PlanNode): number =>
  (node['Actual Loops'] ?? 0) *
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));

describe('with many members and ten years of one', () => {
  it.each(HOT)('%s reads no table from end to end', async (name) => {
    const statements = await statementsOf(name);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const scanned = (await explain(statement)).filter((node) => node['Node Type'] === 'Seq Scan');
      expect({ text: statement.text, scanned }).toEqual({ text: statement.text, scanned: [] });
    }
  });

  it.each([
    ['getBudget', OPERATIONS_THAT_DAY],
    ['getMealPlan', 10 * OPERATIONS_A_DAY],
    ['appendJournal', OPERATIONS_THAT_DAY],
    ['pullJournal', 501],
  ] as const)('%s reads at most %i operations of the journal', async (name, most) => {
    let read = 0;
    for (const statement of await statementsOf(name)) {
      const nodes = await explain(statement);
      for (const node of nodes) if (node['Relation Name'] === 'journal_operations') read += rowsRead(node);
    }
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(most);
  });
});

it.each(['getMealPlan', 'sendChat'] as const)(
  '%s holds nothing that gives up what is no id',
  async (name) => {
    await server.parts.db.execute(sql`insert into journal_operations
    select ${member.id}, ${TEN_YEARS + GIVEN_UP + OPERATIONS_A_DAY}::int + n, gen_random_uuid(),
      ${OPERATION.day}::date - n, 'entry.retract', jsonb_build_object('entry', repeat('x', 1500))
    from generate_series(1, ${LONG}::int) n on conflict do nothing`);
    const held = (await Promise.all((await statementsOf(name)).map((statement) => explain(statement))))
      .flat()
      .filter((node) => node['Parent Relationship'] === 'SubPlan' && node['Node Type'] === 'Limit');
    expect(held.length).toBeGreaterThan(0);
    expect(held.map((node) => node['Actual Rows'])).toEqual(held.map(() => 0));
  },
);

it.each(['getMealPlan', 'sendChat'] as const)(
  '%s looks each operation up once, however much was given up',
  async (name) => {
    await server.parts.db.execute(sql`insert into journal_operations
      select ${member.id}, ${TEN_YEARS + OPERATIONS_A_DAY}::int + n, gen_random_uuid(),
        ${OPERATION.day}::date - n / 2000, 'entry.retract', jsonb_build_object('entry', gen_random_uuid())
      from generate_series(1, ${GIVEN_UP}::int) n on conflict do nothing`);
    await server.parts.db.execute(sql`analyze journal_operations`);
    for (const statement of await statementsOf(name)) {
      const most = Math.max(...(await explain(statement, 'custom')).map(rowsRead));
      expect({ text: statement.text, isBounded: most <= 2 * GIVEN_UP }).toEqual({
        text: statement.text,
        isBounded: true,
      });
    }
  },
  120_000,
);
