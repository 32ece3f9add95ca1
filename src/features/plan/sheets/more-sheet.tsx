import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Ban from 'lucide-react/icons/ban';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { mealsChange, type PlanChange } from '../../../device/plan/meals-change.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords } from '../../../ui/form/choice.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { type SlotContext, solvable } from '../day/slot-context.ts';
import { asPlannedChange, lockChange } from '../plan-change.ts';

function Line(props: { icon: ReactNode; name: string; note: string; onChoose: () => void }) {
  return (
    <li>
      <Choice type="button" onClick={props.onChoose}>
        {props.icon}
        <ChoiceWords>
          <ChoiceName>{props.name}</ChoiceName>
          <ChoiceNote>{props.note}</ChoiceNote>
        </ChoiceWords>
      </Choice>
    </li>
  );
}

/** Rarer actions for a slot. */
export function MoreSheet(props: SlotContext & { onOpen: (sheet: 'move') => void }) {
  const { slot, date, member, onChange, onClose, onOpen } = props;
  const known = solvable(props);
  if (known === null) return null;
  const { planId } = known;
  const at = { date, slot: slot.slot };
  const make = (change: PlanChange, unbalances = false): void => {
    onChange(change, unbalances);
    onClose();
  };
  return (
    <Sheet title={slot.label} onClose={onClose}>
      <Choices>
        {slot.locked ? (
          <Line
            icon={<LockOpen size={22} aria-hidden="true" />}
            name="Unlock"
            note="New plans may choose something else here."
            onChoose={() => make(lockChange(planId, at, false, `${slot.label} unlocked`))}
          />
        ) : (
          <Line
            icon={<Lock size={22} aria-hidden="true" />}
            name="Lock"
            note="Stays as it is when a new plan is made."
            onChoose={() => make(lockChange(planId, at, true, `${slot.label} locked`))}
          />
        )}
        <Line
          icon={<Ban size={22} aria-hidden="true" />}
          name="Skip"
          note="Nothing here that day, and nothing to buy for it."
          onChoose={() =>
            make(mealsChange(member, planId, [{ ...at, meals: [] }], `${slot.label} skipped`), true)
          }
        />
        {slot.locked ? null : (
          <Line
            icon={<ArrowLeftRight size={22} aria-hidden="true" />}
            name="Move"
            note="Change places with another meal."
            onChoose={() => onOpen('move')}
          />
        )}
        {slot.changed ? (
          <Line
            icon={<Undo2 size={22} aria-hidden="true" />}
            name="As planned"
            note="Back to what the plan had here."
            onChoose={() =>
              make(asPlannedChange(member, planId, at, `${slot.label} is as planned again`), true)
            }
          />
        ) : null}
      </Choices>
    </Sheet>
  );
}
