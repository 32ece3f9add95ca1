import { sql } from 'drizzle-orm';
import { encryptMessage } from '../../server/push/encrypt.ts';
import { claimDue } from '../../server/push/reminders.ts';
import { stillNeeded } from '../../server/push/still-needed.ts';
import { nextAfter, type PushReminder } from '../../src/domain/push/schedule.ts';
import { createBrowser } from '../support/push-service.ts';
import { openTestDatabase } from '../support/server-database.ts';
import { testParts } from '../support/server-parts.ts';

const DEVICES = 100_000;
const ENCRYPTED = 2_000;
const NOON = Date.parse('2026-11-26T12:00:00Z');
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const ZONES = ['UTC', 'Europe/London', 'Europe/Lisbon', 'Africa/Abidjan', 'Atlantic/Canary'];

/** Every device has lunch and water in this very minute; half of the members have eaten. */
const REMINDERS: readonly PushReminder[] = [
  { kind: 'breakfast', minute: 450, days: EVERY_DAY },
  { kind: 'lunch', minute: 720, days: EVERY_DAY },
  { kind: 'water', minute: 720, days: EVERY_DAY },
  { kind: 'weight', minute: 420, days: [1] },
];

/** CPU seconds of this process, its database included: other work on the machine does not count. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Plans the reminders of many devices that are all due in one minute, in one process with its embedded database. */
export const measure = async (): Promise<readonly Readonly<Record<string, string | number>>[]> => {
  const { db, close } = await openTestDatabase();
  const { parts } = testParts(db, () => NOON, 1);
  const { p256dh, auth } = await createBrowser();
  const reminders = JSON.stringify(REMINDERS);
  await db.execute(sql`
    insert into users (id, email, username, password_hash, created_at)
    select gen_random_uuid(), n || '@example.org', 'member', 'x', now() from generate_series(1, ${DEVICES}::int) n`);
  await db.execute(sql`
    insert into push_subscriptions
      (id, user_id, sign_in, endpoint, p256dh, auth, time_zone, reminders, next_at, stored_at)
    select gen_random_uuid(), id, gen_random_uuid(), 'https://push.example.net/' || id, ${p256dh}, ${auth},
      (${sql.param(ZONES)}::text[])[1 + (row_number() over ()) % 5], ${reminders}::jsonb,
      ${new Date(NOON).toISOString()}::timestamptz, now()
    from users`);
  await db.execute(sql`
    insert into journal_operations (user_id, seq, id, day, kind, payload)
    select id, n, gen_random_uuid(), '2026-11-26', case n when 1 then 'meal.eaten' else 'water.add' end,
      case n when 1 then '{"planId":null,"slot":"lunch","dish":"soup","kcal":300,"eaten":true}'::jsonb
        else '{"litres":0.25}'::jsonb end
    from users, generate_series(1, 4) n where right(id::text, 1) < '8'`);
  await db.execute(sql`analyze`);

  const started = cpuSeconds();
  let claimed = 0;
  let needed = 0;
  for (let isLast = false; !isLast; ) {
    const batch = await claimDue(parts);
    isLast = batch.isLast;
    claimed += batch.claimed.length;
    needed += (await stillNeeded(parts, batch.claimed)).length;
  }
  const planned = cpuSeconds() - started;

  const scheduled = cpuSeconds();
  for (let at = 0; at < DEVICES; at += 1)
    nextAfter({ reminders: REMINDERS, timeZone: ZONES[at % 5] ?? 'UTC', quiet: null }, NOON);
  const schedules = cpuSeconds() - scheduled;

  const encrypting = cpuSeconds();
  for (let at = 0; at < ENCRYPTED; at += 1) encryptMessage('{"kind":"lunch"}', { p256dh, auth });
  const encrypted = cpuSeconds() - encrypting;
  await close();
  return [
    { what: 'devices planned', count: DEVICES, cpuSeconds: planned.toFixed(1) },
    { what: 'reminders claimed', count: claimed, cpuSeconds: '' },
    { what: 'still needed', count: needed, cpuSeconds: '' },
    { what: 'of that: next times computed', count: DEVICES, cpuSeconds: schedules.toFixed(1) },
    { what: 'messages encrypted', count: ENCRYPTED, cpuSeconds: encrypted.toFixed(2) },
  ];
};
