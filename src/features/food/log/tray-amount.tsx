import { Stack } from '@chakra-ui/react';
import { useAmount } from '../../../device/hooks/food/use-amount.ts';
import type { EdibleFood } from '../../../domain/food/catalogue/eaten-food.ts';
import { Button } from '../../../ui/show/button.tsx';
import { FoodAmount } from '../diary/food-amount.tsx';

/** Another amount of a food that is about to be logged. */
export function TrayAmount(props: { food: EdibleFood; grams: number; onTake: (grams: number) => void }) {
  const amount = useAmount(props.food, props.grams);
  return (
    <Stack gap="5">
      <FoodAmount food={props.food} amount={amount} />
      <Button wide onClick={() => props.onTake(amount.grams)}>
        Done
      </Button>
    </Stack>
  );
}
