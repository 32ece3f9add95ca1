import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

export const Label = chakra('label', {
  base: { display: 'block', fontWeight: 600, fontSize: 'sm', mb: '1' },
});
export const FieldError = chakra('p', {
  base: { color: 'tomato-ink', fontSize: 'sm', fontWeight: 550, mt: '1' },
});
export const Hint = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '1' } });

const control = {
  base: {
    width: '100%',
    minH: '50px',
    px: '4',
    bg: 'card',
    color: 'ink',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'field-line',
    borderRadius: 'md',
    fontSize: 'md',
    '&[aria-invalid=true]': { borderColor: 'tomato' },
    _placeholder: { color: 'muted', opacity: 1 },
  },
} as const;
/** Browsers write what a form holds into their session's files, readable for whoever has the disk; not so where it is off. */
const UNKEPT = { defaultProps: { autoComplete: 'off' } } as const;
export const Input = chakra('input', control, UNKEPT);
export const Select = chakra('select', control, UNKEPT);
export const TextArea = chakra(
  'textarea',
  { base: { ...control.base, py: '3', minH: '110px', resize: 'vertical' } },
  UNKEPT,
);

/** A labelled field to look something up by its name, while it is typed. */
export function SearchField(props: {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{props.label}</Label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={props.placeholder}
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
      />
    </div>
  );
}
