import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Bike from 'lucide-react/icons/bike';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Droplets from 'lucide-react/icons/droplets';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Footprints from 'lucide-react/icons/footprints';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Medal from 'lucide-react/icons/medal';
import History from 'lucide-react/icons/rotate-ccw-clock';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Timer from 'lucide-react/icons/timer';
import type { IntentPayloads } from '../../../device/db/intents.ts';
import { type ChoiceList, type Choices, readChoices } from '../../../ui/form/choice-list.ts';

type LifestyleRecord = IntentPayloads['lifestyle.submit'];
export type LifestyleField = keyof LifestyleRecord;
export type LifestyleAnswers = Choices<LifestyleField>;

/** One of the three screens, and where its buttons lead. */
export interface LifestyleStep {
  readonly number: 1 | 2 | 3;
  readonly lead: string;
  readonly back: '/dashboard' | '/dashboard/lifestyle' | '/dashboard/lifestyle2';
  /** Null on the last screen, which submits. */
  readonly next: '/dashboard/lifestyle2' | '/dashboard/lifestyle3' | null;
}

export const FIRST_STEP: LifestyleStep = {
  number: 1,
  lead: 'How your days go. You can skip any question.',
  back: '/dashboard',
  next: '/dashboard/lifestyle2',
};
export const SECOND_STEP: LifestyleStep = {
  number: 2,
  lead: 'How fit you feel, and what your work is.',
  back: '/dashboard/lifestyle',
  next: '/dashboard/lifestyle3',
};
export const THIRD_STEP: LifestyleStep = {
  number: 3,
  lead: 'What you enjoy, and when you shop.',
  back: '/dashboard/lifestyle2',
  next: null,
};
export const STEP_COUNT = 3;

interface LifestyleQuestion extends ChoiceList {
  readonly step: LifestyleStep['number'];
  readonly icon: LucideIcon;
  /** Sent while the member has not chosen. It need not be an option and is never shown. */
  readonly unanswered: string;
}

/**
 * Every question, in the order of the screens. The options of the specification come first, word for word; the `added`
 * ones let everybody answer truthfully.
 */
export const LIFESTYLE_QUESTIONS: Readonly<Record<LifestyleField, LifestyleQuestion>> = {
  water_intake: {
    step: 1,
    icon: Droplets,
    label: 'Water Intake',
    options: ['3.8L/day', '2.5L/day', '1.5L/day'],
    added: ['1L/day', '2L/day', '3L/day'],
    unanswered: '3.8L/day',
  },
  activity_level: {
    step: 1,
    icon: Activity,
    label: 'Activity Level',
    options: ['Level 1', 'Level 2', 'Level 3'],
    added: [],
    unanswered: 'Level 2',
    hint: '1 is gentle, 3 is hard work.',
  },
  activity_count: {
    step: 1,
    icon: Footprints,
    label: 'Activity Count',
    options: ['5 mile/day', '3 mile/day', '1 mile/day'],
    added: ['2 mile/day', '7 mile/day', '10 mile/day'],
    unanswered: '5 mile/day',
    hint: 'How far you walk or run on a usual day.',
  },
  rest_days: {
    step: 1,
    icon: CalendarOff,
    label: 'Rest Days',
    options: ['Saturday', 'Sunday', 'Monday'],
    added: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    unanswered: 'Saturday',
  },
  equipments: {
    step: 1,
    icon: Dumbbell,
    label: 'Equipments',
    options: ['Personal Gym Kit', 'No Equipment', 'Basic Equipment'],
    added: [],
    unanswered: 'Personal Gym Kit',
  },
  physical_condition: {
    step: 2,
    icon: HeartPulse,
    label: 'Physical Condition',
    options: ['Fit', 'Average', 'Out of Shape'],
    added: [],
    unanswered: 'Fit',
  },
  athletic_level: {
    step: 2,
    icon: Medal,
    label: 'Athletic Level',
    options: ['Beginner', 'Intermediate', 'Advanced'],
    added: [],
    unanswered: 'Fit',
  },
  work_classification: {
    step: 2,
    icon: Briefcase,
    label: 'Work Classification',
    options: ['Self Employed', 'Employee', 'Student', 'Unemployed'],
    added: ['Caring for Family', 'Retired'],
    unanswered: 'Self Employed',
  },
  diet_history: {
    step: 2,
    icon: History,
    label: 'Diet History',
    options: ['Yes', 'No'],
    added: [],
    unanswered: 'History1',
    hint: 'Have you followed a diet before?',
  },
  gym_experience: {
    step: 3,
    icon: Timer,
    label: 'Gym Experience',
    options: ['Regular', 'Occasional', 'Never'],
    added: [],
    unanswered: 'Beginner',
  },
  plan_preference: {
    step: 3,
    icon: House,
    label: 'Plan Preference',
    options: ['Home', 'Gym', 'Outdoor'],
    added: [],
    unanswered: 'Beginner',
    hint: 'Where you like to move.',
  },
  fun_activities: {
    step: 3,
    icon: Bike,
    label: 'Fun Activities',
    options: ['Hiking', 'Cycling', 'Swimming'],
    added: ['Football', 'Dancing', 'Climbing', 'Yoga', 'None'],
    unanswered: 'Football',
  },
  shopping_day: {
    step: 3,
    icon: ShoppingBasket,
    label: 'Shopping Day',
    options: ['Friday', 'Saturday', 'Sunday'],
    added: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    unanswered: 'Saturday',
  },
};

export const readLifestyle = (stored: unknown): LifestyleAnswers => readChoices(LIFESTYLE_QUESTIONS, stored);

const FIELDS = Object.keys(LIFESTYLE_QUESTIONS) as LifestyleField[];

export const fieldsOf = ({ number }: Pick<LifestyleStep, 'number'>): readonly LifestyleField[] =>
  FIELDS.filter((field) => LIFESTYLE_QUESTIONS[field].step === number);

/** The body of the call without the member: the chosen value, or what is sent while nothing is chosen. */
export const lifestyleRecord = (answers: LifestyleAnswers): LifestyleRecord => {
  const values = FIELDS.map((field) => [field, answers[field] ?? LIFESTYLE_QUESTIONS[field].unanswered]);
  return Object.fromEntries(values) as LifestyleRecord;
};
