import { chakra } from '@chakra-ui/react';
import { weightInWords } from '../../../domain/units.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import type { OnboardingDraft } from './draft.ts';
import { targetAdviceFor } from './to-profile.ts';

const Row = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

/** Says where goal, weight and target do not fit each other, and offers by a tap what does. */
export function TargetAdviceNote(props: {
  draft: OnboardingDraft;
  /** False: in words. */
  figures?: boolean;
  onTake: (answers: Pick<OnboardingDraft, 'fitnessGoal' | 'targetWeightKg'>) => void;
}) {
  const { draft, figures = true, onTake } = props;
  const advice = targetAdviceFor(draft);
  if (advice === null) return null;
  const { goal, targetKg } = advice.instead;
  const use = `Use ${weightInWords(targetKg, draft.weightUnit === 'lbs' ? 'imperial' : 'metric')}`;
  return (
    <Row role="status">
      <Notice tone="warning" width="100%">
        {figures ? advice.sentence : 'Your target weight does not fit your goal and your weight.'}
      </Notice>
      <Button look="outline" onClick={() => onTake({ fitnessGoal: goal, targetWeightKg: targetKg })}>
        {goal !== draft.fitnessGoal ? 'Keep my weight instead' : figures ? use : 'Use one that fits'}
      </Button>
    </Row>
  );
}
