import { chakra } from '@chakra-ui/react';
import { useField } from 'formik';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FieldError, Hint, Input, Label, Select, TextArea } from './control.tsx';

export { FieldError, Hint, Input, Label, Select, TextArea };

/** Connects a Formik field with its label, hint and error. The error shows once the field was touched. */
const useFieldParts = (name: string) => {
  const [field, meta, actions] = useField(name);
  const id = useId();
  const error = meta.touched && meta.error !== undefined ? meta.error : null;
  const describedBy = error === null ? `${id}-hint` : `${id}-error`;
  return {
    field,
    actions,
    error,
    id,
    aria: { id, 'aria-invalid': error !== null, 'aria-describedby': describedBy },
  };
};

function Parts(props: {
  id: string;
  label: string;
  hint?: ReactNode;
  error: string | null;
  children: ReactNode;
}) {
  return (
    <div>
      <Label htmlFor={props.id}>{props.label}</Label>
      {props.children}
      {props.error === null ? (
        props.hint === undefined ? null : (
          <Hint id={`${props.id}-hint`}>{props.hint}</Hint>
        )
      ) : (
        <FieldError id={`${props.id}-error`}>{props.error}</FieldError>
      )}
    </div>
  );
}

type InputProps = Omit<ComponentProps<typeof Input>, 'name'>;

export function TextField({
  name,
  label,
  hint,
  ...rest
}: InputProps & { name: string; label: string; hint?: ReactNode }) {
  const parts = useFieldParts(name);
  return (
    <Parts id={parts.id} label={label} hint={hint} error={parts.error}>
      <Input {...rest} {...parts.field} {...parts.aria} />
    </Parts>
  );
}

export function TextAreaField({ name, label, hint }: { name: string; label: string; hint?: ReactNode }) {
  const parts = useFieldParts(name);
  return (
    <Parts id={parts.id} label={label} hint={hint} error={parts.error}>
      <TextArea {...parts.field} {...parts.aria} />
    </Parts>
  );
}

const Reveal = chakra('button', {
  base: {
    position: 'absolute',
    insetEnd: '1',
    top: '3px',
    width: '44px',
    height: '44px',
    display: 'grid',
    placeItems: 'center',
    color: 'muted',
  },
});

export function PasswordField(props: {
  name: string;
  label: string;
  hint?: ReactNode;
  autoComplete: string;
  /** A secret of digits alone. */
  isPin?: boolean;
}) {
  const parts = useFieldParts(props.name);
  const noun = props.isPin ? 'PIN' : 'password';
  const [shown, setShown] = useState(false);
  return (
    <Parts id={parts.id} label={props.label} hint={props.hint} error={parts.error}>
      <chakra.div position="relative">
        <Input
          {...parts.field}
          {...parts.aria}
          type={shown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          inputMode={props.isPin ? 'numeric' : undefined}
          autoCapitalize="none"
          spellCheck={false}
          pr="12"
        />
        <Reveal
          type="button"
          aria-label={`${shown ? 'Hide' : 'Show'} ${noun}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </Reveal>
      </chakra.div>
    </Parts>
  );
}

/** A single choice from a list. The placeholder stands for no answer, and a person may go back to it. */
export function SelectField(props: {
  name: string;
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
}) {
  const parts = useFieldParts(props.name);
  return (
    <Parts id={parts.id} label={props.label} hint={props.hint} error={parts.error}>
      <Select {...parts.field} {...parts.aria}>
        <option value="">{props.placeholder}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Parts>
  );
}

const Tick = chakra('input', {
  base: { width: '22px', height: '22px', flex: 'none', accentColor: 'var(--leaf)', mt: '2px' },
});
const TickLabel = chakra('label', {
  base: { display: 'flex', gap: '3', alignItems: 'flex-start', minH: '44px', py: '2', cursor: 'pointer' },
});

/** Aligned with the label's text, not with the box. */
const TickHint = chakra(Hint, { base: { mt: '-2', ps: 'calc(22px + 0.75rem)' } });

export function CheckboxField({
  name,
  hint,
  children,
}: {
  name: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const parts = useFieldParts(name);
  const { value, ...field } = parts.field;
  return (
    <div>
      <TickLabel htmlFor={parts.id}>
        <Tick {...field} {...parts.aria} type="checkbox" autoComplete="off" checked={value === true} />
        <span>{children}</span>
      </TickLabel>
      {parts.error === null && hint !== undefined ? (
        <TickHint id={`${parts.id}-hint`}>{hint}</TickHint>
      ) : null}
      {parts.error === null ? null : <FieldError id={`${parts.id}-error`}>{parts.error}</FieldError>}
    </div>
  );
}
