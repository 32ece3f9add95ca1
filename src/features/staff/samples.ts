import type { MealTemplate, MemberAccount, MembersQuery, StaffSummary } from '../../contract/staff.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** Samples for backends without staff calls; nobody in here exists. */

export const SAMPLE_MEMBERS: readonly MemberAccount[] = [
  {
    id: 'sample-1',
    name: 'Sample Member One',
    username: 'sampleone',
    email: 'one@sorrel.example',
    sex: 'Female',
    age: 34,
    membership: 'proFit',
    address: 'Porto, Portugal',
    member_since: '2024-03-04T09:00:00Z',
    erased_at: null,
    has_profile: true,
  },
  {
    id: 'sample-2',
    name: 'Sample Member Two',
    username: 'sampletwo',
    email: 'two@sorrel.example',
    sex: 'Male',
    age: 41,
    membership: 'free',
    address: 'Kigali, Rwanda',
    member_since: '2024-06-17T09:00:00Z',
    erased_at: null,
    has_profile: true,
  },
];

/** The sample list claims this many pages; each shows the same rows. */
export const SAMPLE_PAGES = 20;

/** Returns the samples that fit a search and a filter, as the reference backend reads them. No sample is deleted. */
export const sampleMembers = ({ search, filter }: MembersQuery): readonly MemberAccount[] => {
  const wanted = search.trim().toLowerCase();
  return SAMPLE_MEMBERS.filter(
    ({ name, email, membership }) =>
      `${name}\n${email}`.toLowerCase().includes(wanted) && (filter === 'all' || filter === membership),
  );
};

const SAMPLE_REVENUE = [420, 426, 431, 428, 436, 442, 451];

export const sampleSummary = (start: LocalDay): StaffSummary => ({
  start,
  end: addDays(start, SAMPLE_REVENUE.length - 1),
  users: 150,
  meal_plans: 52,
  countries: 23,
  canceled: 3,
  revenue: SAMPLE_REVENUE.map((amount, at) => ({ day: addDays(start, at), amount })),
});

export const SAMPLE_MEAL_PLANS: readonly MealTemplate[] = [
  {
    id: 'sample-light',
    name: 'Light and green',
    kcal: 1600,
    description: 'Salads, soups and grains; a small breakfast and an early dinner.',
  },
  {
    id: 'sample-balanced',
    name: 'Balanced week',
    kcal: 2000,
    description: 'Three meals and two snacks a day, fish twice, legumes three times.',
  },
  {
    id: 'sample-training',
    name: 'Training days',
    kcal: 2500,
    description: 'More protein at lunch and after training, more grains in the evening.',
  },
];
