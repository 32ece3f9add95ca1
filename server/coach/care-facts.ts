import type { MemberFacts } from '../../src/domain/plan/making/member-facts.ts';
import { ADULT_AGE } from '../../src/terms/adult-age.ts';
import type { CoachFacts } from './coach.ts';

/** The care that a coach takes with a member. Null facts: before there is a profile. */
export const careFacts = (facts: MemberFacts | null): Pick<CoachFacts, 'minor' | 'figures'> => ({
  minor: facts !== null && facts.person.age < ADULT_AGE,
  figures: facts?.safety.eatingDisorder !== true,
});
