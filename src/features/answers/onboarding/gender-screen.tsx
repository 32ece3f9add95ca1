import { Grid } from '@chakra-ui/react';
import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { Input, Label } from '../../../ui/form/field.tsx';
import { genderOptions } from '../facts/choices.tsx';
import { useDraft } from './draft-context.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

const LONGEST_PLACE = 90;

export function GenderScreen() {
  const { draft, answer } = useDraft();
  return (
    <OnboardingFrame
      step="/gender"
      question="Tell us about you"
      lead="Bodies need different amounts of energy. You choose whether to say where you live."
    >
      <ChoiceCards
        goesOn
        legend="Gender"
        name="gender"
        options={genderOptions}
        value={draft.gender}
        onChange={(gender) => answer({ gender })}
      />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <div>
          <Label htmlFor="country">Country</Label>
          <Input
            id="country"
            autoComplete="country-name"
            maxLength={LONGEST_PLACE}
            value={draft.country}
            onChange={(event) => answer({ country: event.target.value })}
          />
        </div>
        <div>
          <Label htmlFor="city">City</Label>
          <Input
            id="city"
            autoComplete="address-level2"
            maxLength={LONGEST_PLACE}
            value={draft.city}
            onChange={(event) => answer({ city: event.target.value })}
          />
        </div>
      </Grid>
    </OnboardingFrame>
  );
}
