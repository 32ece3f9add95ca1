import pg from 'pg';
import type { SoakMember } from './member.ts';
import type { Tally } from './tally.ts';

const DRAINED_WITHIN_MS = 120_000;
const PLANNED_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 1_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything that a device still holds goes out; false where it does not in time. */
export const drain = async ({ name, phone }: SoakMember, tally: Tally): Promise<void> => {
  const last = Date.now() + DRAINED_WITHIN_MS;
  for (;;) {
    const unsent = await phone.sync.sendNow();
    if (unsent.ok && unsent.value === 0) return;
    if (Date.now() > last) return tally.accuse(`${name} still holds ${JSON.stringify(unsent)}`);
    await wait(LOOK_EVERY_MS);
  }
};

interface Row {
  readonly id: string;
  readonly seq: number;
}

const judgeJournal = async (client: pg.Client, member: SoakMember, tally: Tally): Promise<void> => {
  const { rows } = await client.query<Row>(
    'select id, seq::int as seq from journal_operations where user_id = $1 order by seq',
    [member.id],
  );
  const ids = rows.map(({ id }) => id);
  const there = new Set(ids);
  const missing = [...member.kept.journal].filter((id) => !there.has(id));
  if (missing.length > 0) tally.accuse(`${member.name}: ${missing.length} operations are lost`);
  if (ids.length !== member.kept.journal.size)
    tally.accuse(`${member.name}: ${ids.length} operations are kept, ${member.kept.journal.size} were made`);
  if (rows.some(({ seq }, at) => seq !== at + 1)) tally.accuse(`${member.name}: the order has gaps`);
  await member.phone.sync.refreshAll();
  const local = await member.phone.device.open(member.id).journal.count();
  if (local !== ids.length)
    tally.accuse(`${member.name}: the device shows ${local} operations, the server has ${ids.length}`);
};

const judgeChat = async (client: pg.Client, member: SoakMember, tally: Tally): Promise<void> => {
  const { rows } = await client.query<{ role: string; text: string }>(
    'select role, text from chat_messages where user_id = $1 order by seq',
    [member.id],
  );
  const asked = rows.filter(({ role }) => role === 'user').map(({ text }) => text);
  if (rows.length !== 2 * member.kept.chat.size || asked.some((text) => !member.kept.chat.has(text)))
    tally.accuse(`${member.name}: ${rows.length} messages of ${member.kept.chat.size} questions`);
};

const LAST = {
  lifestyle: "select answers->>'shopping_day' as mark from lifestyles where user_id = $1",
  wellness: "select answers->'recent_illness'->>0 as mark from wellness where user_id = $1",
  profile: 'select name as mark from profiles where user_id = $1',
} as const;

const judgeAnswers = async (client: pg.Client, member: SoakMember, tally: Tally): Promise<void> => {
  for (const [kind, query] of Object.entries(LAST)) {
    const expected = member.kept.last.get(kind);
    const { rows } = await client.query<{ mark: string }>(query, [member.id]);
    if (expected !== undefined && rows[0]?.mark !== expected)
      tally.accuse(`${member.name}: ${kind} is ${rows[0]?.mark}, not ${expected}`);
  }
  const { rowCount } = await client.query('select 1 from photos where user_id = $1', [member.id]);
  if (member.kept.photos > 0 && rowCount !== 1) tally.accuse(`${member.name}: the photo is gone`);
};

const countPlans = async (client: pg.Client, ids: readonly string[]): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(distinct user_id)::int as count from plans where user_id = any($1)',
    [ids],
  );
  return rows[0]?.count ?? 0;
};

/** A plan that could not be made while something was gone is made later, without anybody's doing. */
const judgePlans = async (client: pg.Client, members: readonly SoakMember[], tally: Tally): Promise<void> => {
  const ids = members.map(({ id }) => id);
  const last = Date.now() + PLANNED_WITHIN_MS;
  let planned = await countPlans(client, ids);
  while (planned < ids.length && Date.now() < last) {
    await wait(LOOK_EVERY_MS);
    planned = await countPlans(client, ids);
  }
  tally.count(`plans: ${planned} of ${ids.length}`);
  if (planned < ids.length) tally.accuse(`${ids.length - planned} members have no plan`);
};

/** Whether everything that a member was told is kept is there, once, and nothing else. */
export const judge = async (url: string, members: readonly SoakMember[], tally: Tally): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const member of members) {
    await judgeJournal(client, member, tally);
    await judgeChat(client, member, tally);
    await judgeAnswers(client, member, tally);
  }
  await judgePlans(client, members, tally);
  await client.end();
};
