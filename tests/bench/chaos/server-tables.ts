import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database.ts';
import { idempotencyKeys, journalOperations, lifestyles } from '../../../server/database/schema.ts';

/** What the server's tables know, asked past its calls. */

const TRACES = [
  'create table lifestyle_writes (answers jsonb not null)',
  `create function note_lifestyle() returns trigger language plpgsql as
    $$ begin insert into lifestyle_writes values (new.answers); return new; end $$`,
  `create trigger note_lifestyle after insert or update on lifestyles
    for each row execute function note_lifestyle()`,
];

/** From now on every write of the questionnaire leaves a trace, also one that changes nothing. */
export async function traceQuestionnaires(db: Database): Promise<void> {
  for (const trace of TRACES) await db.execute(sql.raw(trace));
}

/** The stored answer, and how many writes there were beyond one for each submission that was answered. */
export async function questionnaireState(db: Database, memberId: string) {
  const [stored] = await db.select().from(lifestyles).where(eq(lifestyles.userId, memberId));
  const { rows } = (await db.execute(sql.raw('select 1 from lifestyle_writes'))) as unknown as {
    rows: readonly unknown[];
  };
  const answered = and(eq(idempotencyKeys.userId, memberId), isNotNull(idempotencyKeys.answer));
  const submissions = await db.$count(idempotencyKeys, answered);
  return { activity: stored?.answers.fun_activities ?? null, repeated: rows.length - submissions };
}

/** The id of every operation in the member's journal. */
export async function journalIds(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: journalOperations.id })
    .from(journalOperations)
    .where(eq(journalOperations.userId, memberId));
  return rows.map(({ id }) => id);
}
