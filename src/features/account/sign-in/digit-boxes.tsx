import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { OTP_LENGTH } from '../../../domain/constants.ts';
import {
  type BoxesAfter,
  type Digits,
  enterInBox,
  eraseFromBox,
  moveByKey,
  readWholeCode,
} from './code-boxes.ts';

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(${OTP_LENGTH}, minmax(0, 1fr))`,
    gap: { base: '2', sm: '3' },
  },
});
const Box = chakra('input', {
  base: {
    width: '100%',
    height: '56px',
    px: '0',
    textAlign: 'center',
    fontSize: 'xl',
    fontWeight: 700,
    bg: 'card',
    color: 'ink',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'field-line',
    borderRadius: 'md',
    '&[aria-invalid=true]': { borderColor: 'tomato' },
  },
});

/** Six single-digit boxes. Every event gives one `onChange` with all six. */
export function DigitBoxes(props: {
  digits: Digits;
  /** The boxes that are wrong, and the id of the sentence that says why. */
  invalid: readonly boolean[];
  errorId: string;
  onChange: (digits: Digits) => void;
}) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focusBox = (index: number) => {
    boxes.current[index]?.focus();
    boxes.current[index]?.select();
  };
  const apply = (after: BoxesAfter) => {
    props.onChange(after.digits);
    focusBox(after.focus);
  };
  return (
    <Row>
      <legend className="visually-hidden">Verification code</legend>
      {props.digits.map((digit, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={index}
          ref={(box: HTMLInputElement | null) => {
            boxes.current[index] = box;
          }}
          name={`digit${index + 1}`}
          aria-label={`Digit ${index + 1} of ${OTP_LENGTH}`}
          aria-invalid={props.invalid[index] ?? false}
          aria-describedby={props.invalid[index] ? props.errorId : undefined}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          value={digit}
          onFocus={(event) => event.target.select()}
          onChange={(event) => apply(enterInBox(props.digits, index, event.target.value))}
          onKeyDown={(event) => {
            const move = moveByKey(event.key, index);
            if (event.key === 'Backspace') apply(eraseFromBox(props.digits, index));
            else if (move !== null) focusBox(move);
            else return;
            event.preventDefault();
          }}
          onPaste={(event) => {
            event.preventDefault();
            const code = readWholeCode(event.clipboardData.getData('text'));
            if (code !== null) apply({ digits: code, focus: OTP_LENGTH - 1 });
          }}
        />
      ))}
    </Row>
  );
}
