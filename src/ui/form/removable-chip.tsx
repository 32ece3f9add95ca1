import { chakra } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '44px',
    px: '4',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 600,
    bg: 'leaf-soft',
    color: 'leaf-strong',
  },
});

/** Something that was chosen; a tap takes it back. */
export function RemovableChip(props: { label: string; children: string; onRemove: () => void }) {
  return (
    <Chip type="button" aria-label={props.label} onClick={props.onRemove}>
      {props.children}
      <X size={16} aria-hidden="true" />
    </Chip>
  );
}
