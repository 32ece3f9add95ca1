import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { NO_ANSWERS } from '../../../contract/plan.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import { readMemberSetting } from '../../../device/db/settings.ts';
import { useLive } from '../../../device/hooks/hooks.ts';
import { usePlanInputs } from '../../../device/hooks/plan/use-plan-inputs.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import { readProfile } from '../../../device/rows/profile.ts';
import { heightInWords, type Units, weightInWords } from '../../../domain/units.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { HandsFocusOn } from '../../../ui/show/hands-focus-on.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { type SaveWords, saveWords } from './save-words.ts';
import { whichPrompt } from './which-prompt.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '3',
    my: '4',
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { fontSize: 'lg', fontWeight: 700 },
  },
});

/** Stands before a plan that takes weight off figures nobody may have looked at. */
function FactsCard(props: {
  profile: Pick<WireProfile, 'age' | 'height' | 'weight'>;
  units: Units;
  onConfirm: () => void;
}) {
  const { age, height, weight } = props.profile;
  return (
    <Card aria-labelledby="facts">
      <CardTitle id="facts">Is this you?</CardTitle>
      <Facts>
        <div>
          <dt>Age</dt>
          <dd>{age} years</dd>
        </div>
        <div>
          <dt>Height</dt>
          <dd>{heightInWords(height, props.units)}</dd>
        </div>
        <div>
          <dt>Weight</dt>
          <dd>
            <Figure words="As you entered it">{weightInWords(weight, props.units)}</Figure>
          </dd>
        </div>
      </Facts>
      <chakra.p color="muted" fontSize="sm" mb="4">
        Until you confirm it, your plan keeps your weight steady.
      </chakra.p>
      <Flex gap="3" flexWrap="wrap">
        <Button onClick={props.onConfirm}>Yes, this is me</Button>
        <ButtonLink asChild look="outline">
          <Link to="/dashboard/goal">No, change it</Link>
        </ButtonLink>
      </Flex>
    </Card>
  );
}

const Intro = chakra('p', { base: { color: 'muted', mt: '1', mb: '5' } });

/** Asks once, on the overview, what a safe plan needs to know. */
export function PlanInputsPrompt() {
  const access = usePlanInputs();
  const units = useUnits();
  const [words, setWords] = useState<SaveWords | null>(null);
  const read = useLive(async (db) => {
    const [profile, card] = await Promise.all([readProfile(db), readMemberSetting(db, 'safetyCard')]);
    return { profile: profile?.profile ?? null, card };
  }, []);
  const { inputs, setCard, skip } = access;
  const prompt = read === undefined || inputs === undefined ? null : whichPrompt({ ...read, inputs });
  const profile = read?.profile ?? null;
  if (prompt === null || profile === null)
    return words === null ? null : (
      <Notice role="status" tone={words.tone}>
        {words.text}
      </Notice>
    );
  if (prompt === 'facts')
    return (
      <HandsFocusOn>
        <FactsCard
          profile={profile}
          units={units}
          onConfirm={() =>
            void access
              .save({ ...(inputs ?? NO_ANSWERS), facts_confirmed: true })
              .then((outcome) => setWords(saveWords(outcome)))
          }
        />
        {words?.kept === false ? (
          <Notice role="alert" tone="error">
            {words.text}
          </Notice>
        ) : null}
      </HandsFocusOn>
    );
  return (
    <HandsFocusOn>
      <Card aria-labelledby="safety">
        <CardTitle id="safety">Allergies and safety</CardTitle>
        <Intro>
          Is there anything your plan must leave out or know? All of it is optional. We ask how you like to
          eat after your first plan.
        </Intro>
        <SafetyPanel
          access={access}
          profile={profile}
          skip={() => void skip()}
          onSaved={() => setCard('done')}
        />
      </Card>
    </HandsFocusOn>
  );
}
