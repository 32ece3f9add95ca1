import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, OPERATION, rightRequests } from './contract-requests.ts';
import { type Statement, watchStatements } from './counted-statements.ts';
import { openLastingServer } from './test-server.ts';

const OTHERS = 500;
export const OPERATIONS_A_DAY = 27;

/** Many other members, and `count` operations of one member's days, every one of them with somebody else at the table. */
async function fill(db: Database, id: string, count: number): Promise<void> {
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
      select ${id}, n, gen_random_uuid(), ${OPERATION.day}::date - (${count}::int - n) / ${OPERATIONS_A_DAY}::int,
        case n % 9 when 0 then 'table.set' when 1 then 'weight.set' when 2 then 'meals.set' when 3 then 'meal.eaten'
          when 4 then 'shopping.tick' else 'water.add' end,
        case n % 9 when 0 then case n % 27 when 0 then '{"slot": null, "people": 2}'::jsonb
          else '{"slot": "lunch", "people": 3}' end
          when 1 then '{"kg": 70}' when 2 then '{"planId": "another", "slot": "lunch", "meals": null}'
          when 3 then '{"planId": null, "slot": "lunch", "dish": "soup", "kcal": 300, "eaten": true}'
          when 4 then '{"item": "Grains/Oats", "ticked": true}' else '{"litres": 0.1}' end
      from generate_series(1, ${count}::int) n`,
    sql`insert into journal_heads values (${id}, ${count})`,
    sql`analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
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

export const rowsRead = (node: PlanNode): number =>
  (node['Actual Loops'] ?? 0) *
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));

/** A server among many members, whose statements can be looked into, with a member who has `count` operations in the journal. */
export const openExplainedServer = async (count: number) => {
  let asked: Statement[] = [];
  let explained = 0;
  const watch = (db: Database) => watchStatements(db, (statement) => asked.push(statement));
  const server = await openLastingServer({}, watch);
  const member = await server.signUpMember();
  await makeProfile(server, member);
  await server.settled();
  await fill(server.parts.db, member.id, count);

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
  return { server, member, statementsOf, explain };
};
