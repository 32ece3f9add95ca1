import { Stack } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useRef, useState } from 'react';
import type { PlanChange } from '../../../device/plan/meals-change.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { nameAsEaten } from '../../../domain/food/catalogue/eaten-food.ts';
import type { RecentFood } from '../../../domain/food/diary/eaten-choices.ts';
import { eatenOf } from '../../../domain/food/diary/log-food.ts';
import type { Dish, Slot } from '../../../terms/food.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { NOT_KEPT } from '../day/news-bar.tsx';
import { type SlotContext, solvable } from '../day/slot-context.ts';
import { type AmountEaten, EatenAmount } from './eaten-amount.tsx';
import { EatenPicker } from './eaten-picker.tsx';
import { dishEatenChange, offPlanChange } from './off-plan-change.ts';

/** "I ate something else": what, how much, and at which meal. */
export function EatenSheet(props: SlotContext) {
  const { slot, date, onChange, onClose } = props;
  const { ids } = usePorts();
  const [picked, setPicked] = useState<RecentFood | null>(null);
  const [failed, setFailed] = useState(false);
  const storing = useRef(false);

  /** If storing fails, the choice stays on the sheet. */
  const keep = async (change: PlanChange): Promise<void> => {
    if (storing.current) return;
    storing.current = true;
    setFailed(false);
    const kept = await onChange(change, true);
    storing.current = false;
    if (kept) onClose();
    else setFailed(true);
  };
  const add = (food: RecentFood['food'], { grams, slot: at, instead }: AmountEaten): void => {
    const eaten = { ...eatenOf(food, grams, at, props.catalogue.foods), entry: ids.next() };
    void keep(offPlanChange(props, eaten, nameAsEaten(food), instead));
  };
  const eatDish = (dish: Dish): void => {
    const known = solvable(props);
    if (known !== null) void keep(dishEatenChange(props, known.planId, dish));
  };
  const news = failed ? (
    <Notice role="alert" tone="error">
      {NOT_KEPT}
    </Notice>
  ) : null;

  if (picked === null)
    return (
      <Sheet title="What did you eat?" onClose={onClose}>
        <EatenPicker {...props} onFood={setPicked} onDish={eatDish} />
        {news}
      </Sheet>
    );
  return (
    <Sheet title={nameAsEaten(picked.food)} onClose={onClose}>
      <Stack gap="4">
        <Button
          look="quiet"
          size="sm"
          alignSelf="start"
          marginInlineStart="-3"
          onClick={() => setPicked(null)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
          Something else
        </Button>
        <EatenAmount
          key={picked.food.id}
          picked={picked}
          slot={slot.slot}
          planned={(at: Slot) => plannedAt(props, at)}
          onAdd={(amount) => add(picked.food, amount)}
        />
        {news}
      </Stack>
    </Sheet>
  );

  /** The dishes that the food may have come instead of; none where nothing can be skipped. */
  function plannedAt(context: SlotContext, at: Slot): string | null {
    const view = context.day.slots.find((each) => each.slot === at);
    const canSkip = solvable(context) !== null && date === context.date;
    if (view === undefined || !canSkip || view.dishes.length === 0) return null;
    return view.dishes.some(({ eaten }) => eaten) ? null : view.dishes.map(({ name }) => name).join(', ');
  }
}
