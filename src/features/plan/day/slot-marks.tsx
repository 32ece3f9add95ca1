import { chakra } from '@chakra-ui/react';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import { potsOf, type SlotView } from './day-view.ts';

const Marks = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' } });
const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    borderRadius: 'full',
    bg: 'leaf-soft',
    color: 'leaf-strong',
    fontSize: 'xs',
    fontWeight: 650,
    lineHeight: 1.5,
  },
});
const Warning = chakra(Mark, { base: { bg: 'amber-soft', color: 'amber-ink' } });

/** The pots and the member's changes of a slot, as small words beside its name. */
export function SlotMarks({ slot }: { slot: SlotView }) {
  const { locked, changed, skipped, people, forbidden } = slot;
  const pots = potsOf(slot);
  if (!(locked || changed || forbidden || people > 1 || pots.length > 0)) return null;
  return (
    <Marks>
      {pots.map((pot) => (
        <Mark key={pot}>
          <CookingPot size={12} aria-hidden="true" />
          {pot}
        </Mark>
      ))}
      {locked ? (
        <Mark>
          <Lock size={12} aria-hidden="true" />
          Locked
        </Mark>
      ) : null}
      {changed && !(skipped && slot.foods.length === 0) ? <Mark>Changed</Mark> : null}
      {people > 1 ? (
        <Mark>
          <Users size={12} aria-hidden="true" />
          For {people}
        </Mark>
      ) : null}
      {forbidden ? <Warning>Does not fit your answers</Warning> : null}
    </Marks>
  );
}
