import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MessageCircle from 'lucide-react/icons/message-circle';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UserRound from 'lucide-react/icons/user-round';
import Utensils from 'lucide-react/icons/utensils';
import type { Intent, IntentKind, IntentPayloads } from '../../../device/db/intents.ts';
import { changeKind } from '../../../device/outbox/kinds/changes.ts';
import type { JournalOperation } from '../../../terms/journal.ts';
import {
  type ChangeName,
  type EditPlace,
  journalName,
  type NamingContext,
  OPERATION_PLACES,
  operationName,
  quoted,
} from './operations.ts';

/** The answers of a change in the shape of its form's draft. */
export interface RestoredDraft {
  readonly key: 'onboarding' | 'lifestyle' | 'wellness' | 'preference' | 'chat';
  readonly values: unknown;
}

/** The view of one kind in the list of unsent changes. */
interface KindView<Payload> {
  readonly icon: LucideIcon;
  /** Null where each entry of the journal has its own screen. */
  readonly editAt: EditPlace | null;
  /** A name that says more than the kind's own. The payload must not be a sealed one. */
  name?(payload: Payload, context: NamingContext): ChangeName;
  /** The change as text to paste elsewhere; null where it cannot be copied. */
  readonly text: ((payload: Payload, context: NamingContext) => string) | null;
  /** Absent where the form reads its values elsewhere. */
  draft?(payload: Payload): RestoredDraft;
  /** Says what happens to a discarded change, if it differs from the usual. */
  discardWords?(mayHaveArrived: boolean): string;
}

const labelOf = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

/** "Label: value", a line for each field. */
const fieldsAsText = (payload: object): string =>
  Object.entries(payload)
    .map(([key, value]) => [labelOf(key), inWords(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const onboardingDraft = (profile: IntentPayloads['profile.create']): unknown => {
  const [city = '', ...country] = profile.location.split(', ');
  return {
    activityLevel: profile.activity_level,
    age: profile.age,
    guardianConfirmed: false,
    dietType: profile.diet_type,
    fitnessLevel: profile.fitness_level,
    gender: profile.gender,
    city,
    country: country.join(', '),
    heightCm: profile.height,
    heightUnit: profile.height_uom,
    weightKg: profile.weight,
    targetWeightKg: profile.target_weight,
    weightUnit: profile.weight_uom,
    fitnessGoal: profile.fitness_goal,
  };
};

const wellnessDraft = (answers: IntentPayloads['wellness.submit']): unknown => ({
  sleepQuality: answers.sleep_quality[0],
  energyLevel: answers.energy_level[0],
  urineFlow: answers.urinate_metric[0],
  chronicConditions: answers.chronic_conditions[0],
  otherIssues: answers.recent_illness[0],
  stressLevel: answers.mental_health[0],
});

const preferenceDraft = ({
  target_weight,
  allergies,
  ...choices
}: IntentPayloads['preference.submit']): unknown => ({ choices, targetWeight: target_weight, allergies });

const SWITCHES_DISCARDED =
  'It is not sent now. This device may still show it, and send it with the next switch, until a new plan comes.';

const KINDS: { readonly [Kind in IntentKind]: KindView<IntentPayloads[Kind]> } = {
  'profile.create': {
    icon: UserRound,
    editAt: '/onboarding',
    text: fieldsAsText,
    draft: (profile) => ({ key: 'onboarding', values: onboardingDraft(profile) }),
  },
  'profile.change': { icon: UserRound, editAt: '/dashboard/goal', text: fieldsAsText },
  'profile.save': { icon: UserRound, editAt: '/dashboard/profile', text: fieldsAsText },
  'photo.upload': { icon: Camera, editAt: '/dashboard/profile', text: null },
  'plan-inputs.put': {
    icon: ShieldCheck,
    editAt: '/dashboard/safety',
    text: fieldsAsText,
    discardWords: (mayHaveArrived) =>
      mayHaveArrived
        ? 'Your answers stay on this device. The server may have them already.'
        : 'Your answers stay on this device. The server does not get them.',
  },
  'plan-switches.put': {
    icon: SlidersHorizontal,
    editAt: '/dashboard/plan-reasons',
    text: fieldsAsText,
    discardWords: (mayHaveArrived) =>
      mayHaveArrived ? `${SWITCHES_DISCARDED} The server may have it already.` : SWITCHES_DISCARDED,
  },
  'plan.put': {
    icon: CalendarDays,
    editAt: '/dashboard/diet-plan',
    text: null,
    discardWords: () => 'Your week on this device stays until the server sends another one.',
  },
  'lifestyle.submit': {
    icon: ClipboardList,
    editAt: '/dashboard/lifestyle',
    text: fieldsAsText,
    draft: (values) => ({ key: 'lifestyle', values }),
  },
  'preference.submit': {
    icon: Utensils,
    editAt: '/dashboard/preference',
    text: fieldsAsText,
    draft: (answers) => ({ key: 'preference', values: preferenceDraft(answers) }),
  },
  'wellness.submit': {
    icon: HeartPulse,
    editAt: '/dashboard/chronic-conditions',
    text: fieldsAsText,
    draft: (answers) => ({ key: 'wellness', values: wellnessDraft(answers) }),
  },
  'chat.send': {
    icon: MessageCircle,
    editAt: '/dashboard/ai-chat',
    name: ({ message }) => ({ title: changeKind('chat.send').name, detail: `“${quoted(message)}”` }),
    text: ({ message }) => message,
    draft: ({ message }) => ({ key: 'chat', values: message }),
  },
  'journal.append': {
    icon: NotebookPen,
    editAt: null,
    name: ({ operations }, context) => journalName(operations, context),
    text: ({ operations }, context) =>
      operations.map((operation) => operationName(operation, context)).join('\n'),
    discardWords: (mayHaveArrived) =>
      mayHaveArrived
        ? 'It may have reached the server, so Sorrel takes it back here and on the server.'
        : 'It is removed from this device too, as if you had not logged it.',
  },
};

const viewOf = (kind: IntentKind): KindView<unknown> => KINDS[kind] as KindView<unknown>;

export const changeIcon = (kind: IntentKind): LucideIcon => viewOf(kind).icon;

/** Names a change. `intent` is null where the payload is sealed: then the name of its kind has to do. */
export const changeName = (
  kind: IntentKind,
  intent: Pick<Intent, 'payload'> | null,
  context: NamingContext,
): ChangeName =>
  (intent === null ? undefined : viewOf(kind).name?.(intent.payload, context)) ?? {
    title: changeKind(kind).name,
    detail: null,
  };

export const canCopy = (kind: IntentKind): boolean => viewOf(kind).text !== null;

/** A change as text to paste elsewhere; null for a picture. */
export const changeText = (intent: Intent, context: NamingContext): string | null =>
  viewOf(intent.kind).text?.(intent.payload, context) ?? null;

/** The screen where a change can be made again; `operations` are those of a journal entry. */
export const editPlace = (kind: IntentKind, operations: readonly JournalOperation[]): EditPlace | null => {
  const { editAt } = viewOf(kind);
  if (editAt !== null) return editAt;
  const [first] = operations;
  return first === undefined ? '/dashboard' : OPERATION_PLACES[first.kind];
};

/**
 * The answers of a change in the shape of its form's draft; the form ignores what it does not know, such as the
 * defaults of the call. Null where the form reads its values elsewhere.
 */
export const restoredDraft = (intent: Intent): RestoredDraft | null =>
  viewOf(intent.kind).draft?.(intent.payload) ?? null;

/** Says before a change is discarded what that means. */
export const discardWords = (entry: {
  readonly kind: IntentKind | null;
  readonly mayHaveArrived: boolean;
  /** The change retracts entries of the log. */
  readonly isRetraction: boolean;
  readonly canDiscard: boolean;
}): string => {
  const { kind, mayHaveArrived, isRetraction, canDiscard } = entry;
  if (!canDiscard) return 'It is about to be sent, so you cannot discard it now.';
  if (isRetraction)
    return mayHaveArrived
      ? 'What you took back shows again, unless the server has already removed it.'
      : 'What you took back shows again if the server has it.';
  const words = kind === null ? undefined : viewOf(kind).discardWords?.(mayHaveArrived);
  if (words !== undefined) return words;
  return mayHaveArrived
    ? 'It is not sent again. It may have reached the server already.'
    : 'The server does not have it. You cannot get it back.';
};
