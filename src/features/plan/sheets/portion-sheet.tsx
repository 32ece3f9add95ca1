import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { mealsChange } from '../../../device/plan/meals-change.ts';
import { kitchenGrams, servingsInWords } from '../../../domain/food/amounts/kitchen-amounts.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import { Quiet } from '../../../ui/form/choice.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { useFigures } from '../../../ui/show/comfort.tsx';
import {
  dayKcal,
  type KnownDish,
  knownDishes,
  type SlotContext,
  solvable,
  withInstead,
} from '../day/slot-context.ts';
import { effectInFigures, effectInWords } from './effect-words.ts';
import { lessPortion, morePortion } from './portion-steps.ts';
import { WhichDish } from './sheet-parts.tsx';

const Big = chakra('p', { base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 } });

/** Asks for the size of the portion. */
export function PortionSheet(props: SlotContext) {
  const dishes = knownDishes(props.slot, props.catalogue);
  const [key, setKey] = useState<string | null>(null);
  const chosen = dishes.find(({ line }) => line.key === key) ?? dishes[0];
  if (chosen === undefined) return null;
  return (
    <Sheet title="How much?" onClose={props.onClose}>
      <Stack gap="5">
        <Quiet>{chosen.dish.name}</Quiet>
        <WhichDish dishes={dishes} chosen={chosen} onChoose={setKey} />
        <Portion key={chosen.line.key} {...props} chosen={chosen} />
      </Stack>
    </Sheet>
  );
}

function Portion(props: SlotContext & { chosen: KnownDish }) {
  const { chosen, slot, date, member, day, onChange, onClose } = props;
  const { dish } = chosen;
  const say = useFigures();
  const [portion, setPortion] = useState(chosen.portion);
  const added = portion - chosen.portion;
  const kcal = amountOf(dish.nutrients, 'energy_kcal') * added;
  const change = {
    kcal,
    protein: amountOf(dish.nutrients, 'protein_g') * added,
    dayKcal: dayKcal(day) + kcal,
    targetKcal: member.plan.targets?.kcal ?? 0,
  };
  const less = lessPortion(portion);
  const more = morePortion(portion);

  const save = (): void => {
    const known = solvable(props);
    if (known === null) return;
    const meals = withInstead(slot, dish.id, { recipe: dish.id, portion });
    const words = `${dish.name}: ${servingsInWords(portion)}`;
    onChange(mealsChange(member, known.planId, [{ date, slot: slot.slot, meals }], words), true);
    onClose();
  };

  return (
    <>
      <Stepper
        label="Portion"
        onLess={less === null ? null : () => setPortion(less)}
        onMore={more === null ? null : () => setPortion(more)}
      >
        <Big>{servingsInWords(portion)}</Big>
        <Quiet>about {kitchenGrams(dish.portionGrams * portion)} on the plate</Quiet>
      </Stepper>
      <Quiet textAlign="center">
        {added === 0 ? 'As it is now.' : say(effectInFigures(change), effectInWords(change))}
      </Quiet>
      <Button wide disabled={added === 0} onClick={save}>
        Use this portion
      </Button>
    </>
  );
}
