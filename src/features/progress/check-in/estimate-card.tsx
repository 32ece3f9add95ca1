import { chakra, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useIsPlannedByLog } from '../../../device/hooks/plan/use-is-planned-by-log.ts';
import { useKnownOfPlan } from '../../../device/hooks/plan/use-known-of-plan.ts';
import { useLearnedEnergy } from '../../../device/hooks/plan/use-learned-energy.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { isEnergyUntold } from '../../../device/plan/read/check-in.ts';
import { CHECK_IN_DAYS, type CheckInDay, USUAL_CHECK_IN_DAY } from '../../../domain/body/energy/check-in.ts';
import { energyEstimateWords } from '../../../domain/body/energy/estimate-words.ts';
import { LEARNED_DAYS } from '../../../domain/body/energy/learn.ts';
import { Label, Select } from '../../../ui/form/field.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { useFigures } from '../../../ui/show/comfort.tsx';

const Sentence = chakra('p', { base: { maxWidth: '60ch', lineHeight: 1.5 } });

/** The energy that the member's body uses, as the log tells, and the day on which they are asked about it. */
export function EstimateCard() {
  const known = useKnownOfPlan();
  const learned = useLearnedEnergy(LEARNED_DAYS);
  const isPlannedByLog = useIsPlannedByLog();
  const say = useFigures();
  if (known == null || learned == null || isEnergyUntold(known)) return null;
  return (
    <Card aria-labelledby="energy-used">
      <CardTitle id="energy-used" mb="2">
        Energy that your body uses
      </CardTitle>
      <Stack gap="2">
        {energyEstimateWords(learned.estimate, { figures: say(true, false) }).map((sentence) => (
          <Sentence key={sentence}>{sentence}</Sentence>
        ))}
        {isPlannedByLog ? <DayOfCheckIn /> : null}
      </Stack>
    </Card>
  );
}

const dayOf = (text: string): CheckInDay => CHECK_IN_DAYS.find((day) => day === text) ?? USUAL_CHECK_IN_DAY;

function DayOfCheckIn() {
  const id = useId();
  const { value, set } = useMemberSetting('checkInDay');
  return (
    <div>
      <Label htmlFor={id}>Weekly check-in</Label>
      <Select
        id={id}
        value={value ?? USUAL_CHECK_IN_DAY}
        disabled={value === undefined}
        onChange={(event) => void set(dayOf(event.target.value))}
      >
        {CHECK_IN_DAYS.map((day) => (
          <option key={day} value={day}>
            {day === 'never' ? 'No check-in' : `On ${day}s`}
          </option>
        ))}
      </Select>
    </div>
  );
}
