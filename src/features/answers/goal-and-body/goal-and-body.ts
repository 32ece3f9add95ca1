import { NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import type { IntentPayloads } from '../../../device/db/intents.ts';
import type { MemberSettings } from '../../../device/db/stored-rows.ts';
import {
  areFactsConfirmed,
  type KnownOfPlan,
  personNow,
  type TargetsFor,
  targetsFor,
} from '../../../device/plan/known-of-plan.ts';
import { personOf } from '../../../device/plan/person.ts';
import { OLDEST_WITH_GOAL, safetyGates } from '../../../domain/body/nutrition/gates.ts';
import { hasUntouchedFacts } from '../../../domain/body/nutrition/goal.ts';
import type { Reason, ReasonCode } from '../../../domain/body/nutrition/reason.ts';
import type { TimeToTarget } from '../../../domain/body/nutrition/time-to-target.ts';
import { AGE_MAX, AGE_MIN, HEIGHT_MAX_CM, WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../../domain/constants.ts';
import type { Units } from '../../../domain/units.ts';
import { ADULT_AGE } from '../../../terms/adult-age.ts';
import type { DayTargets, OwnTargets, PersonFacts } from '../../../terms/plan.ts';
import { ageGroupOf } from '../facts/age.ts';
import type { OnboardingDraft } from '../facts/draft.ts';
import { findObjections, type Objection, shownAge, toProfile } from '../facts/to-profile.ts';

/** Data that the screen reads from the device. */
export interface KnownMember {
  readonly plan: KnownOfPlan;
  /** The member prefers not to say their sex. */
  readonly undisclosed: boolean;
  /** State of the safety questions on this device. */
  readonly card: MemberSettings['safetyCard'] | null;
}

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

const draftFrom = (
  profile: WireProfile,
  { heightCm, weightKg, targetWeightKg }: PersonFacts,
  { undisclosed, units }: { readonly undisclosed: boolean; readonly units: Units },
): OnboardingDraft => {
  const isKnownAge = Number.isInteger(profile.age) && profile.age >= AGE_MIN && profile.age <= AGE_MAX;
  return {
    activityLevel: profile.activity_level,
    age: isKnownAge ? profile.age : null,
    guardianConfirmed: true,
    dietType: profile.diet_type,
    fitnessLevel: profile.fitness_level,
    gender: undisclosed ? 'undisclosed' : profile.gender,
    country: '',
    city: '',
    heightCm: between(heightCm, 0, HEIGHT_MAX_CM),
    heightUnit: units === 'imperial' ? 'ft' : 'cm',
    weightKg: between(weightKg, WEIGHT_MIN_KG, WEIGHT_MAX_KG),
    targetWeightKg: between(targetWeightKg ?? weightKg, WEIGHT_MIN_KG, WEIGHT_MAX_KG),
    weightUnit: units === 'imperial' ? 'lbs' : 'kg',
    fitnessGoal: profile.fitness_goal,
    answered: [],
    refused: {},
  };
};

/** A member's answers as onboarding's questions hold them, with the weight that was logged last. */
export const answersOf = ({ plan, undisclosed }: KnownMember, units: Units): OnboardingDraft =>
  draftFrom(plan.profile, personNow(plan), { undisclosed, units });

/** The whole profile with these answers in it, as it is sent. */
export const changedProfile = (
  draft: OnboardingDraft,
  { name, bio, location }: Pick<WireProfile, 'name' | 'bio' | 'location'>,
): IntentPayloads['profile.change'] => ({ ...toProfile(draft), name, bio, location });

/** The scope of saving: the week, the profile alone, or nothing. */
export const changedBy = (
  draft: OnboardingDraft,
  { plan, undisclosed }: KnownMember,
): 'week' | 'profile' | null => {
  const before = draftFrom(plan.profile, personOf(plan.profile, null), { undisclosed, units: 'metric' });
  const [was, is] = [toProfile(before), toProfile(draft)];
  const differs = (key: keyof typeof is): boolean => was[key] !== is[key];
  const { fitness_level: _, ...planned } = is;
  if (draft.gender !== before.gender || (Object.keys(planned) as (keyof typeof is)[]).some(differs))
    return 'week';
  return differs('fitness_level') ? 'profile' : null;
};

/** True where a goal and a target may be chosen: no minors, and nobody for whom another weight is no aim now. */
export const offersGoal = (draft: OnboardingDraft, { safety }: Pick<TargetsFor, 'safety'>): boolean => {
  const age = shownAge(draft);
  const held = safety.pregnantOrBreastfeeding || safety.kidneyDisease || safety.eatingDisorder;
  return age >= ADULT_AGE && age <= OLDEST_WITH_GOAL && !held;
};

/** As in onboarding; a target that is not offered stands in nobody's way. */
export const objectionTo = (draft: OnboardingDraft, isGoalOffered: boolean): Objection | null => {
  return findObjections(draft).find(({ at }) => isGoalOffered || at !== '/target') ?? null;
};

/** The guardian of a child agrees to an age below 16 once more when it is changed. */
export const ageAnswers = (
  age: number,
  before: number | null,
): Pick<OnboardingDraft, 'age' | 'guardianConfirmed'> => ({
  age,
  guardianConfirmed: age === before || ageGroupOf(age) !== 'guardian-confirms',
});

/**
 * The safety answers once this is saved: whoever saves their figures has looked at them. Null where this device has
 * none and may not send empty ones: they are still to be asked here, or were given on another device.
 */
export const inputsAfter = (draft: OnboardingDraft, { plan, card }: KnownMember): PlanInputs | null => {
  const inputs = plan.inputs ?? (card === 'done' ? NO_ANSWERS : null);
  return inputs && { ...inputs, facts_confirmed: true, sex_undisclosed: draft.gender === 'undisclosed' };
};

/** True where the safety answers say something new that the plan turns on. */
export const mustSendInputs = (
  draft: OnboardingDraft,
  known: KnownMember,
  own: OwnTargets = known.plan.own,
): boolean => {
  const after = inputsAfter(draft, known);
  if (after === null) return false;
  const before = known.plan.inputs ?? NO_ANSWERS;
  const mayTakeOff = draft.fitnessGoal === 'Weight Loss' || own.kcal !== null;
  const confirms = !before.facts_confirmed && mayTakeOff;
  return (
    before.sex_undisclosed !== after.sex_undisclosed ||
    (confirms && hasUntouchedFacts(personAfter(draft, known)))
  );
};

const personAfter = (draft: OnboardingDraft, { plan }: KnownMember): PersonFacts => {
  const person = personOf({ ...plan.profile, ...changedProfile(draft, plan.profile) }, null);
  return draft.gender === 'undisclosed' ? { ...person, sex: null } : person;
};

/** Daily figures of a plan. */
export type DayFigures = Pick<DayTargets, 'kcal' | 'protein' | 'carbs' | 'fat'>;

/** The effect of saving on the plan. */
export interface PlanChange {
  /** Null before the first plan, and where none is made. */
  readonly before: DayFigures | null;
  readonly after: DayFigures | null;
  readonly week: 'new' | 'same' | 'none';
  readonly time: TimeToTarget | null;
  readonly gainsMuscle: boolean;
  /** The member chose the energy, so its reason says where the weight goes. */
  readonly isOwnEnergy: boolean;
  readonly offersOwn: boolean;
  /** Why the weight is held, or the day's energy is not lower. */
  readonly reasons: readonly Reason[];
  readonly offersGoal: boolean;
}

const TOLD: ReadonlySet<ReasonCode> = new Set([
  'under-18',
  'over-100',
  'from-65',
  'low-weight',
  'pregnant-or-breastfeeding',
  'expecting-energy',
  'underweight',
  'kidney-disease',
  'eating-disorder',
  'facts-unconfirmed',
  'target-weight-too-low',
  'target-reached',
  'floor',
  'own-energy',
  'own-protein',
  'own-carbs',
  'own-aside',
]);

const figuresOf = ({ daily }: TargetsFor): DayFigures | null => (daily.ok ? daily.value.targets : null);

export const isOwnChanged = (own: OwnTargets, { plan }: Pick<KnownMember, 'plan'>): boolean =>
  own.kcal !== plan.own.kcal || own.protein !== plan.own.protein || own.carbs !== plan.own.carbs;

/** By the same steps that make the plan's own targets, so it needs no network. */
export const planChange = (
  draft: OnboardingDraft,
  known: KnownMember,
  own: OwnTargets = known.plan.own,
): PlanChange => {
  const { plan } = known;
  const person = personAfter(draft, known);
  const rules = plan.rules && { ...plan.rules, diet: draft.dietType };
  const profile = { ...plan.profile, ...changedProfile(draft, plan.profile) };
  const confirmed = inputsAfter(draft, known) !== null || areFactsConfirmed({ profile, inputs: plan.inputs });
  const after = targetsFor({ ...plan, profile, rules, own }, person, confirmed);
  const now = targetsFor(plan, personNow(plan), areFactsConfirmed(plan));
  const figures = figuresOf(after);
  const reasons = after.daily.ok ? after.daily.value.reasons.filter(({ code }) => TOLD.has(code)) : [];
  const staysSame = changedBy(draft, known) === 'profile' && !isOwnChanged(own, known);
  const isMade = figures !== null && !after.safety.kidneyDisease;
  return {
    before: plan.plan?.targets ?? figuresOf(now),
    after: figures,
    week: isMade ? (staysSame ? 'same' : 'new') : 'none',
    time: figures === null ? null : after.timeOn(figures.kcal),
    gainsMuscle: person.goal === 'Muscle Gain' && after.daily.ok && !after.daily.value.maintenanceOnly,
    offersOwn: safetyGates(person, after.safety).length === 0,
    isOwnEnergy: reasons.some(({ code }) => code === 'own-energy'),
    reasons,
    offersGoal: offersGoal(draft, after),
  };
};
