import type { Amount } from '../../../device/hooks/food/use-amount.ts';
import type { EdibleFood } from '../../../domain/food/catalogue/eaten-food.ts';
import { amountRule, isBaseUnit, unitName, weightInWords } from '../../../domain/food/diary/food-amounts.ts';
import { AmountStepper } from '../../../ui/form/amount-stepper.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';

/** The amount of a food in its own measures or by weight, with its energy. */
export function FoodAmount({ food, amount }: { food: EdibleFood; amount: Amount }) {
  const { unit } = amount;
  const weight = isBaseUnit(unit) ? '' : weightInWords(food, amount.grams);
  return (
    <AmountStepper
      units={amount.units.map((each) => ({ value: each.label, label: unitName(each) }))}
      unit={unit.label}
      onUnit={amount.chooseUnit}
      count={amount.count}
      rule={amountRule(unit)}
      onCount={amount.setCount}
      note={
        <>
          {weight}
          <Figure>
            {weight === '' ? '' : ' · '}
            {groupDigits(amount.kcal)} kcal
          </Figure>
        </>
      }
      onLess={amount.less}
      onMore={amount.more}
    />
  );
}
