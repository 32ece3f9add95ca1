import type { MealPlanAnswer, PlanDetails } from '../../contract/plan.ts';
import { planDetailsOf } from '../../contract/plan-details.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { withOwn } from '../../domain/food/own-food/own-dishes.ts';
import { foldOwn } from '../../domain/food/own-food/own-food.ts';
import { makePlan, type WeekBefore, type WeekRequest } from '../../domain/plan/making/make-plan.ts';
import { bindingFacts, factsOf, type MemberFacts } from '../../domain/plan/making/member-facts.ts';
import { foldOpinions } from '../../domain/plan/week/dish-opinions.ts';
import type { BoundAnswer } from '../../domain/plan/wishes/wishes-from-answers.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { JournalEntry } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { PlannedDay, PlanRefusal, WeekPlan } from '../../terms/plan.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { CatalogueLoader } from '../api/catalogue.ts';
import { plannedDaysOf } from '../db/device-plan.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';
import { atomically, stored } from '../db/storage.ts';
import type { StoredPlan } from '../db/stored-rows.ts';
import { readOpinions } from '../journal/dish-opinions.ts';
import { readOwnEntries } from '../journal/own.ts';
import { toRow } from '../outbox/drain/command.ts';
import type { Clock, Ids } from '../outbox/drain/environment.ts';
import { addRow } from '../outbox/rows/outbox.ts';
import { planOfDetails } from '../plan/plan-reader.ts';
import { preparePlanRefusal, readPlan, storePlan } from '../plan/read/plan.ts';
import { sealPlanAnswers } from '../plan/read/plan-answers.ts';
import { readPlanEntries } from '../plan/read/plan-of-member.ts';
import { sealPlanBasis } from '../rows/plan-basis.ts';
import { readRecordsHere } from './records-here.ts';
import { wireWeekOf } from './wire-week.ts';

export interface MakingPorts {
  readonly planner: {
    makeWeek(
      request: WeekRequest,
      catalogue: Catalogue,
    ): Promise<Result<WeekPlan, PlanRefusal | { readonly kind: 'unavailable' }>>;
  };
  readonly catalogue: Pick<CatalogueLoader, 'load'>;
  readonly clock: Pick<Clock, 'now' | 'today'>;
  readonly ids: Ids;
  readonly random: () => number;
}

/** Today and the seven days that follow: whoever shops once a week sees the next shopping day. */
const DAYS = 8;
/** A plan that ends before so many days ahead goes on. */
const DAYS_AHEAD = 6;
/** Days that are over stay in the plan so long: what was eaten yesterday is looked at today. */
const DAYS_KEPT = 2;
const SEEDS = 2 ** 32;

/** Everything that a plan is made from, and the plan before it. */
interface Here {
  readonly catalogue: Catalogue;
  readonly facts: MemberFacts;
  readonly answers: readonly BoundAnswer[];
  readonly stored: StoredPlan | null;
  readonly before: WeekBefore | null;
  /** The stored plan was made here of these very facts. */
  readonly isSame: boolean;
  readonly opinions: readonly JournalEntry[];
  /** Operations about the stored plan. */
  readonly entries: readonly JournalEntry[];
}

const weekOf = ({ plan }: StoredPlan): WeekBefore | null => {
  const { planId, targets, cooksFrom } = plan;
  if (planId === null || targets === null) return null;
  const days = plannedDaysOf(plan);
  return { planId, week: { targets, days, ...(cooksFrom === undefined ? {} : { cooksFrom }) } };
};

const readHere = async (db: MemberDatabase, base: Catalogue): Promise<Result<Here | null, AppError>> => {
  const [records, own, opinions, before] = await Promise.all([
    readRecordsHere(db),
    readOwnEntries(db),
    readOpinions(db),
    readPlan(db),
  ]);
  if (!records.ok) return records;
  if (records.value === null) return ok(null);
  const { facts, answers } = factsOf(records.value, base);
  const madeOf = before?.madeOf === undefined ? null : await unseal(db, before.madeOf);
  return ok({
    catalogue: withOwn(base, foldOwn(own)),
    facts,
    answers,
    stored: before,
    before: before === null ? null : weekOf(before),
    isSame: madeOf?.ok === true && JSON.stringify(madeOf.value) === JSON.stringify(bindingFacts(facts)),
    opinions,
    entries: before === null ? [] : await readPlanEntries(db, before),
  });
};

const isUpToDate = ({ isSame, before }: Here, today: LocalDay): boolean =>
  isSame && (before?.week.days.at(-1)?.date ?? '') >= addDays(today, DAYS_AHEAD);

const makeWeek = (here: Here, { planner, random }: MakingPorts, today: LocalDay) => {
  const { facts, catalogue, before, isSame, entries } = here;
  return makePlan({
    facts,
    catalogue,
    opinions: foldOpinions(here.opinions, today, catalogue.dishes),
    seed: Math.floor(random() * SEEDS),
    start: today,
    today,
    days: DAYS,
    going: isSame ? before : null,
    replaced: isSame ? null : before,
    entriesOf: async () => entries,
    makeWeek: (request) => planner.makeWeek(request, catalogue),
  });
};

/** The days that are over stay as they were; nothing is planned for the past. */
const withDaysOver = (week: WeekPlan, { before }: Here, today: LocalDay): readonly PlannedDay[] => [
  ...(before?.week.days ?? []).filter(({ date }) => date < today && date >= addDays(today, -DAYS_KEPT)),
  ...week.days.filter(({ date }) => date >= today),
];

const refuse = async (
  db: MemberDatabase,
  refusal: PlanRefusal,
): Promise<Result<'kept' | 'none', AppError>> => {
  const write = await stored(db, () => preparePlanRefusal(db, refusal));
  const noted = write.ok ? await atomically(db, write.value) : write;
  return noted.ok ? ok('none') : noted;
};

const keep = async (
  db: MemberDatabase,
  here: Here,
  details: PlanDetails,
  { clock, ids }: MakingPorts,
  travels: boolean,
): Promise<Result<'kept' | 'none', AppError>> => {
  const now = clock.now();
  const plan = { ...planOfDetails(details), weekly: [], shopping: [], unreadable: [] };
  const week = travels ? wireWeekOf(plan) : null;
  const asAnswer: MealPlanAnswer = [{ meals: { Meal_plan: {}, details } }];
  const sealed = await stored(db, async () => ({
    answers: await sealPlanAnswers(db, asAnswer),
    basis: await sealPlanBasis(db, asAnswer),
    madeOf: await seal(db, bindingFacts(here.facts)),
    row: week === null ? null : await toRow(db, { kind: 'plan.put', payload: week }, ids.next(), now),
  }));
  if (!sealed.ok) return sealed;
  const { row, ...parts } = sealed.value;
  const kept = await atomically(db, async () => {
    // Another tab may have made one meanwhile, or the backend's has come.
    if ((await readPlan(db))?.fetchedAt !== here.stored?.fetchedAt) return false;
    await storePlan(db, plan, now, parts);
    if (row !== null) await addRow(db, row);
    return true;
  });
  return kept.ok ? ok(kept.value ? 'kept' : 'none') : kept;
};

/**
 * Makes the member's plan on this device, or the days that it lacks, or another one where their answers have changed.
 * `none`: it is up to date, there is no profile, or no plan is possible, which is stored. `travels`: the backend takes
 * it over.
 */
export const makePlanHere = async (
  db: MemberDatabase,
  ports: MakingPorts,
  travels: boolean,
): Promise<Result<'kept' | 'none', AppError>> => {
  const base = await ports.catalogue.load();
  if (!base.ok) return base;
  const read = await stored(db, () => readHere(db, base.value));
  if (!read.ok) return read;
  if (!read.value.ok) return read.value;
  const here = read.value.value;
  const today = ports.clock.today();
  if (here === null || isUpToDate(here, today)) return ok('none');
  const { week, maintenanceOnly } = await makeWeek(here, ports, today);
  if (!week.ok) {
    const { error } = week;
    return error.kind === 'unavailable' ? err({ kind: 'storage', reason: 'NoPlanner' }) : refuse(db, error);
  }
  const { targets, cooksFrom } = week.value;
  const made = {
    id: here.isSame && here.before !== null ? here.before.planId : ports.ids.next(),
    maintenanceOnly,
    targets,
    planned: withDaysOver(week.value, here, today),
    facts: here.facts,
    answers: here.answers,
    ...(cooksFrom === undefined ? {} : { cooksFrom }),
  };
  return keep(db, here, planDetailsOf(made, here.catalogue), ports, travels);
};
