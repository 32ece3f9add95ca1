import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import type { KnownDish } from '../day/slot-context.ts';

/** The dish of a slot that is meant; nothing where there is one. */
export function WhichDish(props: {
  dishes: readonly KnownDish[];
  chosen: KnownDish;
  onChoose: (key: string) => void;
}) {
  if (props.dishes.length < 2) return null;
  return (
    <SingleChoiceChips
      legend="Which dish?"
      name="which-dish"
      options={props.dishes.map(({ line }) => ({ value: line.key, label: line.name }))}
      value={props.chosen.line.key}
      onChange={props.onChoose}
    />
  );
}
