import type { PlanInputs } from '../../contract/plan.ts';
import { stricterRules } from '../../domain/plan/rules/stricter-rules.ts';
import { leftOutFor } from '../../domain/plan/wishes/pregnancy-foods.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { EatingRules } from '../../terms/plan.ts';
import { DIET_TYPES, type DietType } from '../../terms/profile.ts';
import type { IntentPayloads, OutboxRow, Sealed } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { unseal } from '../db/sealing.ts';
import { ONLY, PREFERENCES, type StoredPlanInputs } from '../db/stored-rows.ts';
import { openPlanInputs } from './plan-inputs.ts';
import { type ReadProfile, readProfile } from './profile.ts';

type FoodReaders = typeof import('./written-foods.ts');

const NO_FOODS: Catalogue['foods'] = new Map();

type Forbids = Pick<EatingRules, 'allergies' | 'excludedFoods'>;
type OrUnreadable<T> = T | 'unreadable';

/** Allergies in the member's own words, and the diet, from the food preferences. */
type Preferences = Partial<Pick<IntentPayloads['preference.submit'], 'allergies' | 'diet_type'>>;

/** Stored answers that a plan may not include yet. Health answers are encrypted. */
export interface WaitingRows {
  readonly inputs: StoredPlanInputs | undefined;
  /** The food preferences as last sent. */
  readonly sent: StoredPlanInputs | undefined;
  readonly unsent: readonly OutboxRow[];
  readonly profile: ReadProfile | null;
}

export const readWaitingRows = async (db: MemberDatabase): Promise<WaitingRows> => {
  const [inputs, sent, unsent, profile] = await Promise.all([
    db.planInputs.get(ONLY),
    db.planInputs.get(PREFERENCES),
    db.outbox.where('lane').anyOf('profile', 'questionnaires').toArray(),
    readProfile(db),
  ]);
  return { inputs, sent, unsent, profile };
};

/** The device's own answers, where a plan of `fetchedAt` was read before they were given, or no server has them. */
const openNewerInputs = async (
  db: MemberDatabase,
  { inputs: row, unsent }: WaitingRows,
  fetchedAt: number,
): Promise<OrUnreadable<PlanInputs | null>> => {
  const waits = unsent.some(({ kind }) => kind === 'plan-inputs.put');
  if (row === undefined || (!waits && row.stays !== true && row.updatedAt <= fetchedAt)) return null;
  const inputs = await openPlanInputs(db, row);
  return inputs.ok ? inputs.value : 'unreadable';
};

/** The food preferences, where a plan of `fetchedAt` was read before the server had them. */
const openNewerPreferences = async (
  db: MemberDatabase,
  { sent, unsent }: WaitingRows,
  fetchedAt: number,
): Promise<OrUnreadable<Preferences>> => {
  const row = unsent.findLast(({ kind }) => kind === 'preference.submit');
  const delivered = sent !== undefined && sent.updatedAt > fetchedAt ? sent.inputs : undefined;
  const sealed = row === undefined ? delivered : (row.payload as Sealed);
  if (sealed === undefined) return {};
  const opened = await unseal(db, sealed);
  return opened.ok ? (opened.value as Preferences) : 'unreadable';
};

const withForbidden = (rules: EatingRules, { allergies, excludedFoods }: Forbids): EatingRules =>
  stricterRules(rules, { ...rules, allergies, excludedFoods });

const withInputs = (
  rules: EatingRules,
  { eats_eggs, eats_dairy, allergies, excluded_foods, pregnant_or_breastfeeding }: PlanInputs,
  catalogue: Catalogue | null,
  readers: FoodReaders | null,
): EatingRules =>
  withForbidden(
    { ...rules, eatsEggs: rules.eatsEggs && eats_eggs, eatsDairy: rules.eatsDairy && eats_dairy },
    {
      allergies,
      excludedFoods: [
        ...(catalogue === null || readers === null
          ? excluded_foods
          : readers.foodIdsNamed(excluded_foods, catalogue)),
        ...leftOutFor(pregnant_or_breastfeeding),
      ],
    },
  );

/** Answers of this device that may forbid more than the plan's own rules. */
export interface WaitingAnswers {
  readonly inputs: OrUnreadable<PlanInputs | null>;
  readonly preferences: OrUnreadable<Preferences>;
  readonly diet: DietType | null;
  /** Null where nobody wrote a food. */
  readonly readers: FoodReaders | null;
}

/** `fetchedAt` is when the plan was read. */
export const openWaitingAnswers = async (
  db: MemberDatabase,
  rows: WaitingRows,
  fetchedAt: number,
): Promise<WaitingAnswers> => {
  const [inputs, preferences] = await Promise.all([
    openNewerInputs(db, rows, fetchedAt),
    openNewerPreferences(db, rows, fetchedAt),
  ]);
  const diet = rows.profile?.profile.diet_type ?? null;
  const isWritten =
    (preferences !== 'unreadable' && (preferences.allergies ?? '').trim() !== '') ||
    (inputs !== 'unreadable' && inputs !== null && inputs.excluded_foods.length > 0);
  if (!isWritten) return { inputs, preferences, diet, readers: null };
  // Without the code, which a device that works offline has, what was written cannot be read.
  const readers = await import('./written-foods.ts').catch(() => null);
  return { inputs: readers === null ? 'unreadable' : inputs, preferences, diet, readers };
};

/** True where they close the door to a deficit that the plan may still hold, and where that cannot be read. */
export const namesGate = ({ inputs }: Pick<WaitingAnswers, 'inputs'>): boolean =>
  inputs === 'unreadable' ||
  (inputs !== null && (inputs.pregnant_or_breastfeeding || inputs.kidney_disease || inputs.eating_disorder));

/**
 * The rules of a plan, and whatever answers on this device forbid that it was not made by: until the server has
 * heard of an allergy it binds all the same. Null where such answers cannot be read.
 */
export const withWaitingAnswers = (
  planRules: EatingRules,
  { inputs, preferences, diet, readers }: WaitingAnswers,
  catalogue: Catalogue | null,
): EatingRules | null => {
  if (inputs === 'unreadable' || preferences === 'unreadable') return null;
  const written = readers?.readAllergyText(preferences.allergies ?? '', catalogue?.foods ?? NO_FOODS);
  const rules = withForbidden(planRules, {
    allergies: written?.allergies ?? [],
    excludedFoods: written?.foods ?? [],
  });
  const withDiet = (known: EatingRules, said: DietType | null | undefined): EatingRules =>
    stricterRules(known, { ...known, diet: said ?? known.diet });
  const preferred = DIET_TYPES.find((type) => type === preferences.diet_type);
  const stricter = withDiet(withDiet(rules, diet), preferred);
  return inputs === null ? stricter : withInputs(stricter, inputs, catalogue, readers);
};
