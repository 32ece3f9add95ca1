import type { Allergen, Catalogue } from '../../../terms/food.ts';
import type {
  EatingRules,
  ExpectingStage,
  OwnTargets,
  PersonFacts,
  SafetyFacts,
} from '../../../terms/plan.ts';
import type { ActivityLevel, DietType, FitnessGoal } from '../../../terms/profile.ts';
import type { LearnedEnergy } from '../../body/nutrition/energy.ts';
import { hasUntouchedFacts } from '../../body/nutrition/goal.ts';
import { hasOwnTargets } from '../../body/nutrition/own-targets.ts';
import { foodIdsNamed } from '../../food/catalogue/food-ids.ts';
import { allergenInWords, type LeftOut, readAllergyText, unreadWarning } from '../rules/allergy-text.ts';
import { stricterDiet } from '../rules/stricter-rules.ts';
import { bindCookingLimits } from '../wishes/cooking-limits.ts';
import { bindMealsWanted } from '../wishes/meals-wanted.ts';
import { leftOutFor, pregnancyAnswer } from '../wishes/pregnancy-foods.ts';
import { regionOf } from '../wishes/seasons.ts';
import { bindTastes } from '../wishes/tastes.ts';
import { bindVariety } from '../wishes/variety.ts';
import type { CookingLimits, Cuisine, MealsWanted, PlanWishes, Variety } from '../wishes/wishes.ts';
import { type BoundAnswer, bindAnswers, type StoredAnswers } from '../wishes/wishes-from-answers.ts';

/** A profile in the units of the formulas. */
export interface PlannedProfile {
  readonly gender: string;
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly targetWeightKg: number | null;
  readonly activityLevel: ActivityLevel;
  readonly fitnessGoal: FitnessGoal;
  readonly dietType: DietType;
  /** "City, country", as the member wrote it. */
  readonly location: string;
}

/** A member's answers beside the profile, and those that the plan leaves aside, as both travel. */
interface Told {
  readonly allergies: readonly Allergen[];
  readonly excluded_foods: readonly string[];
  readonly eats_eggs: boolean;
  readonly eats_dairy: boolean;
  readonly pregnant_or_breastfeeding: boolean;
  readonly expecting_stage?: ExpectingStage | null | undefined;
  readonly kidney_disease: boolean;
  readonly eating_disorder: boolean;
  readonly facts_confirmed: boolean;
  readonly sex_undisclosed: boolean;
  readonly meals_wanted?: MealsWanted | undefined;
  readonly cooking_limits?: CookingLimits | undefined;
  readonly variety?: Variety | undefined;
  readonly small_budget?: boolean | undefined;
  readonly mild?: boolean | undefined;
  readonly cuisines_out?: readonly Cuisine[] | undefined;
  readonly answers_off?: readonly string[] | undefined;
}

/** Everything a member's plan is made from. */
export interface MemberFacts {
  readonly person: PersonFacts;
  readonly rules: EatingRules;
  readonly safety: SafetyFacts;
  readonly wishes: PlanWishes;
  /** False while the body's figures may be onboarding's untouched defaults. */
  readonly factsConfirmed: boolean;
  /** The expenditure that the member chose to plan with, if they did. */
  readonly learned?: LearnedEnergy;
  /** Absent where the member set none. */
  readonly own?: OwnTargets;
}

/** The facts that another week follows from; the seasons of where a member lives wait for the next one. */
export const bindingFacts = (facts: MemberFacts): MemberFacts => {
  const { region: _, ...wishes } = facts.wishes;
  return { ...facts, wishes };
};

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)].sort();

const ALLERGY_TEXT_SHOWN = 120;

/** The written allergies as an answer of the plan; it cannot be turned off. */
const allergyAnswer = (text: string, written: LeftOut, catalogue: Catalogue): readonly BoundAnswer[] => {
  const { allergies, foods, absent, unread } = written;
  const names = unique([
    ...allergies.map(allergenInWords),
    ...foods.map((id) => (catalogue.foods.get(id)?.name ?? id).toLowerCase()),
  ]);
  if (names.length + absent.length + unread.length === 0) return [];
  const left = names.length === 0 ? '' : `Left out of every dish: ${names.join(', ')}. `;
  const unused = absent.length === 0 ? '' : `No dish uses ${absent.join(', ')}. `;
  const missed = unreadWarning(written);
  return [
    {
      id: 'allergies',
      question: 'Allergies',
      answer: text.slice(0, ALLERGY_TEXT_SHOWN),
      effect: `${left}${unused}${missed ?? ''}`.trim(),
      warning: missed,
      switchable: false,
      on: true,
    },
  ];
};

/** The person that drinking goals are made for. */
export const drinkerOf = (
  { gender, age }: Pick<PlannedProfile, 'gender' | 'age'>,
  inputs: Pick<Told, 'sex_undisclosed'> | null,
): Pick<PersonFacts, 'sex' | 'age'> => ({
  sex: inputs?.sex_undisclosed ? null : gender === 'Female' ? 'female' : 'male',
  age,
});

export interface MemberRecords {
  readonly profile: PlannedProfile;
  readonly inputs: Told | null;
  readonly answers: StoredAnswers;
  /** As the food preferences hold it. */
  readonly allergyText: string;
  readonly learned: LearnedEnergy | null;
  readonly own: OwnTargets;
}

/** The facts that a plan is made from, and the answers behind them. */
export const factsOf = (
  { profile, inputs, answers, allergyText, learned, own }: MemberRecords,
  catalogue: Catalogue,
): { readonly facts: MemberFacts; readonly answers: readonly BoundAnswer[] } => {
  const written = readAllergyText(allergyText, catalogue.foods);
  const off = inputs?.answers_off ?? [];
  const bound = bindAnswers(answers, { age: profile.age, off });
  const diet = bound.diet === null ? profile.dietType : stricterDiet(profile.dietType, bound.diet);
  const meals = bindMealsWanted(inputs?.meals_wanted, { diet, off });
  const limits = bindCookingLimits(inputs?.cooking_limits, off);
  const variety = bindVariety(inputs?.variety, off);
  const tastes = bindTastes(
    { smallBudget: inputs?.small_budget, mild: inputs?.mild, cuisinesOut: inputs?.cuisines_out },
    off,
  );
  const region = regionOf(profile.location);
  const expecting = inputs?.pregnant_or_breastfeeding ?? false;
  const expectingStage = inputs?.expecting_stage ?? null;
  const facts: MemberFacts = {
    person: {
      ...drinkerOf(profile, inputs),
      heightCm: profile.heightCm,
      weightKg: profile.weightKg,
      targetWeightKg: profile.targetWeightKg,
      activity: profile.activityLevel,
      goal: profile.fitnessGoal,
    },
    rules: {
      diet,
      eatsEggs: inputs?.eats_eggs ?? false,
      eatsDairy: inputs?.eats_dairy ?? false,
      allergies: unique<Allergen>([...(inputs?.allergies ?? []), ...written.allergies]),
      excludedFoods: unique([
        ...foodIdsNamed(inputs?.excluded_foods ?? [], catalogue),
        ...written.foods,
        ...leftOutFor(expecting),
      ]),
      ...(bound.activeMinutesMax === null ? {} : { activeMinutesMax: bound.activeMinutesMax }),
    },
    safety: {
      pregnantOrBreastfeeding: expecting,
      ...(expectingStage === null ? {} : { expectingStage }),
      kidneyDisease: (inputs?.kidney_disease ?? false) || bound.kidneyDisease,
      eatingDisorder: inputs?.eating_disorder ?? false,
    },
    wishes: {
      ...bound.wishes,
      ...meals.wishes,
      ...limits.wishes,
      ...variety.wishes,
      ...tastes.wishes,
      ...(region === undefined ? {} : { region }),
    },
    factsConfirmed: (inputs?.facts_confirmed ?? false) || !hasUntouchedFacts(profile),
    ...(learned === null ? {} : { learned }),
    ...(hasOwnTargets(own) ? { own } : {}),
  };
  return {
    facts,
    answers: [
      ...pregnancyAnswer(expecting),
      ...bound.answers,
      ...meals.answers,
      ...limits.answers,
      ...variety.answers,
      ...tastes.answers,
      ...allergyAnswer(allergyText, written, catalogue),
    ],
  };
};
