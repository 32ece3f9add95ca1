import { chakra } from '@chakra-ui/react';

const Range = chakra('input', {
  base: { width: '100%', height: '44px', m: 0, accentColor: 'var(--leaf)', cursor: 'pointer' },
});

/** A bounded amount; `text` says it in words ("165 cm"). */
export function Slider(props: {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  text: string;
  onChange: (value: number) => void;
}) {
  return (
    <Range
      type="range"
      autoComplete="off"
      aria-label={props.label}
      aria-valuetext={props.text}
      min={props.min}
      max={props.max}
      step={props.step}
      value={props.value}
      onChange={(event) => props.onChange(event.target.valueAsNumber)}
    />
  );
}
