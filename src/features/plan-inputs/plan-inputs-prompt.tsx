import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { NO_ANSWERS } from '../../contract/plan.ts';
import { readProfile } from '../../data/repositories/profile.ts';
import { readMemberSetting } from '../../data/repositories/settings.ts';
import { useLive } from '../../ports/hooks.ts';
import { useUnits } from '../../ports/use-units.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { HandsFocusOn } from '../../ui/hands-focus-on.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FactsCard } from './facts-card.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { type SaveWords, saveWords } from './save-words.ts';
import { usePlanInputs } from './use-plan-inputs.ts';
import { whichPrompt } from './which-prompt.ts';

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
        <Intro>Is there anything your plan must leave out or know? All of it is optional.</Intro>
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
