import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { heightInWords, weightInWords } from '../../../domain/units.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import {
  activityOptions,
  dietOptions,
  fitnessOptions,
  genderOptions,
  goalOptions,
  labelOf,
} from '../facts/choices.tsx';
import type { OnboardingDraft } from '../facts/draft.ts';
import { shownAge } from '../facts/to-profile.ts';
import { untouchedSteps } from './untouched.ts';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', mt: '3' },
});

/** The questions of each screen and their present answers. */
const answersOf = (draft: OnboardingDraft) =>
  ({
    '/onboarding': ['Activity', labelOf(activityOptions, draft.activityLevel)],
    '/age': ['Age', `${shownAge(draft)} years`],
    '/diet': ['Diet', labelOf(dietOptions, draft.dietType)],
    '/fitness': ['Fitness level', labelOf(fitnessOptions, draft.fitnessLevel)],
    '/gender': ['Gender', labelOf(genderOptions, draft.gender)],
    '/height': ['Height', heightInWords(draft.heightCm, draft.heightUnit === 'cm' ? 'metric' : 'imperial')],
    '/weight': ['Weight', weightInWords(draft.weightKg, draft.weightUnit === 'kg' ? 'metric' : 'imperial')],
    '/goal': ['Goal', labelOf(goalOptions, draft.fitnessGoal)],
  }) as const;

/** The answers that were left as they were shown first, each with the way to its screen. */
export function UntouchedList({ draft }: { draft: OnboardingDraft }) {
  const untouched = untouchedSteps(draft);
  if (untouched.length === 0) return null;
  const answers = answersOf(draft);
  return (
    <section aria-labelledby="untouched">
      <chakra.h2 id="untouched" fontWeight={650}>
        Not touched
      </chakra.h2>
      <chakra.p color="muted" fontSize="sm">
        You left these as they were. Tap to change what is wrong.
      </chakra.p>
      <List>
        {untouched.map((step) => {
          const [name, value] = answers[step];
          return (
            <li key={step}>
              <ButtonLink asChild look="outline" size="sm">
                <Link to={step} state={{ returnTo: '/target' }}>
                  <span className="visually-hidden">{name}: </span>
                  {value}
                </Link>
              </ButtonLink>
            </li>
          );
        })}
      </List>
    </section>
  );
}
