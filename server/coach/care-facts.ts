import { ADULT_AGE } from '../../src/terms/adult-age.ts';
import type { MemberFacts } from '../planning/member-facts.ts';
import type { CoachFacts } from './coach.ts';

/** The care that a coach takes with a member. Null facts: before there is a profile. */
export const careFacts = (facts: MemberFacts | null): Pick<CoachFacts, 'minor' | 'figures'> => ({
  minor: facts !== null && facts.person.age < ADULT_AGE,
  figures: facts?.safety.eatingDisorder !== true,
});
