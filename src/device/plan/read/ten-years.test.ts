import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { devicePlan, planDay } from '../../../../tests/support/device-plan.ts';
import { ate, PLAN } from '../../../../tests/support/kitchen-household.ts';
import { countRows } from '../../../../tests/support/unit/row-count.ts';
import type { PulledOperation } from '../../../contract/journal.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { shopThings } from '../../../domain/kitchen/shopping/shop-things.ts';
import { foodNames } from '../../../domain/kitchen/shopping/sum-up.ts';
import type { JournalFact, JournalOperation } from '../../../terms/journal.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { writeMemberSetting } from '../../db/settings.ts';
import {
  appendOperation,
  readJournalDay,
  readJournalKind,
  readLastWeight,
  storePulled,
  storeSequences,
} from '../../journal/journal.ts';
import { adoptOperations } from '../../pull/adopt-operations.ts';
import { readBudgets } from '../../rows/budget.ts';
import { appendMessage } from '../../rows/messages.ts';
import { announce, readNotices } from '../../rows/notices.ts';
import { createDevice, type Device } from '../../session/device.ts';
import { storePlan } from './plan.ts';
import { readMemberPlan } from './plan-of-member.ts';
import { announcePreparations } from './preparations.ts';
import { announceReminders } from './reminders.ts';
import { readShoppingFacts } from './shopping-facts.ts';
import { sumUpShoppingLog } from './shopping-log.ts';
import { isWeekHere, weekFrom } from './week.ts';

/** One entry of each kind on each fifth day of ten years, and a chat, notices and figures of as many. */
const DAYS = 730;
const TODAY = '2026-11-21';
const catalogue = loadCatalogue();
const names = foodNames(shopThings(catalogue.foods), catalogue.foods.keys());

const factsOf = (day: string): readonly JournalFact[] => [
  { day, kind: 'water.add', payload: { litres: 0.5 } },
  { day, kind: 'weight.set', payload: { kg: 70 } },
  ate(day, 'dal', 400),
  { day, kind: 'meals.set', payload: { planId: PLAN, slot: 'lunch', meals: null } },
  { day, kind: 'table.set', payload: { slot: 'dinner', people: 2 } },
  { day, kind: 'shopping.bought', payload: { food: 'onion', grams: 300 } },
  { day, kind: 'shopping.tick', payload: { item: 'Vegetables/Onions', ticked: true } },
  {
    day,
    kind: 'meal.cooked',
    payload: {
      planId: PLAN,
      slot: 'dinner',
      recipe: 'dal',
      takes: [{ food: 'onion', grams: 200 }],
      cooked: true,
    },
  },
];

const plan = devicePlan({
  planId: PLAN,
  weekStart: TODAY,
  dated: weekFrom(TODAY).map((day) => planDay(day, {})),
});

let device: Device;
let db: MemberDatabase;
let counter: ReturnType<typeof countRows>;

beforeAll(async () => {
  device = createDevice();
  db = device.open('old-hand');
  counter = countRows(db);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(TODAY, 5 * (at + 1 - DAYS)));
  const operations = days.flatMap(factsOf);
  await db.journal.bulkAdd(
    operations.map((fact, at) => ({ ...fact, id: `op-${at}`, serverSeq: at + 1 })) as never,
  );
  await writeMemberSetting(db, 'journalCursor', operations.length);
  await db.notices.bulkAdd(
    days.map((day, at) => ({ id: day, kind: 'reminder', about: 'Drink', at, read: at % 2 === 0 ? 0 : 1 })),
  );
  await db.messages.bulkAdd(
    days.map((day, at) => ({ id: day, serverId: day, role: 'user', text: 'Hello', at, position: at + 1 })),
  );
  await db.budgets.bulkAdd(days.map((day) => ({ day, budget: {} as never, fetchedAt: 0 })));
  await storePlan(db, plan, 1);
  await sumUpShoppingLog(db, TODAY, names);
});

const operation: JournalOperation = { ...factsOf(TODAY)[0], id: 'fresh' } as JournalOperation;
const pulled = Array.from({ length: 20 }, (_, at) => ({ ...operation, id: `far-${at}`, seq: 50_000 + at }));

/** The largest number of rows that each step may read: it depends on days and kinds, never on the years. */
const READS: readonly (readonly [what: string, most: number, read: () => Promise<unknown>])[] = [
  ['today’s entries', 10, () => readJournalDay(db, TODAY)],
  ['a year of weights', 73, () => readJournalKind(db, 'weight.set', addDays(TODAY, -364), TODAY)],
  ['the last weigh-in', 40, () => readLastWeight(db, TODAY)],
  ['figures of two weeks', 14, () => readBudgets(db, weekFrom(TODAY))],
  ['the plan as the member has it', 60, () => readMemberPlan(db, catalogue, TODAY)],
  ['a newer plan', 80, () => storePlan(db, { ...plan, planId: 'plan-2' }, 2)],
  ['the shopping list', 200, () => readShoppingFacts(db, TODAY, names.merged)],
  ['summing up what lies behind it', 250, () => sumUpShoppingLog(db, TODAY, names)],
  ['the notices', 100, () => readNotices(db, 100)],
  ['a notice', 2, () => announce(db, { id: 'new', kind: 'reminder', about: 'Drink', at: 1 })],
  ['the reminders', 80, () => announceReminders(db, TODAY, 1200, 1)],
  ['the preparations', 120, () => announcePreparations(db, catalogue, TODAY, 1200, 1)],
  ['whether the week is here', 20, () => isWeekHere(db, TODAY, false)],
  ['a fresh entry', 5, () => appendOperation(db, operation)],
  ['a page from the server', 60, () => storePulled(db, pulled as unknown as PulledOperation[], 50_019)],
  ['an entry’s place', 5, () => storeSequences(db, [{ id: 'fresh', seq: 50_020 }])],
  ['a message', 2, () => appendMessage(db, { id: 'm', role: 'user', text: 'Hi', at: 1 })],
  ['adopting nothing', 2, () => adoptOperations(db, () => 'id', 1)],
];

test.each(READS)('%s costs no more after ten years: at most %i rows', async (_, most, read) => {
  expect(await counter.during(read)).toBeLessThanOrEqual(most);
});
