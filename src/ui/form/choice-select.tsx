import { chakra } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { allOptions, type ChoiceList } from './choice-list.ts';
import { Hint, Label, Select } from './field.tsx';

const Question = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '&[data-icon=true]': { gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: '3' },
  },
});
const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    mt: '27px',
    borderRadius: 'md',
    bg: 'leaf-soft',
    color: 'leaf-strong',
  },
});
const Control = chakra('div', {
  base: {
    position: 'relative',
    '& select': { appearance: 'none', pr: '12', textOverflow: 'ellipsis' },
    '& select[data-answered=false]': { color: 'muted' },
    '& option': { color: 'ink', bg: 'card' },
    '& > svg': { position: 'absolute', insetEnd: '4', top: '15px', color: 'muted', pointerEvents: 'none' },
  },
});

const PLACEHOLDER = 'Please Choose';
const TAKE_BACK = 'take-back';

/** One of a list, or none: the placeholder cannot be chosen, the last line takes an answer back. */
export function ChoiceSelect(props: {
  list: ChoiceList;
  value: string | null;
  onChange: (value: string | null) => void;
  icon?: ReactNode;
}) {
  const id = useId();
  const { list, icon } = props;
  const hintId = list.hint === undefined ? undefined : `${id}-hint`;
  return (
    <Question data-icon={icon !== undefined}>
      {icon === undefined ? null : <Plate aria-hidden="true">{icon}</Plate>}
      <div>
        <Label htmlFor={id}>{list.label}</Label>
        <Control>
          <Select
            id={id}
            aria-describedby={hintId}
            data-answered={props.value !== null}
            value={props.value ?? ''}
            onChange={({ target }) => props.onChange(target.value === TAKE_BACK ? null : target.value)}
          >
            <option value="" disabled>
              {PLACEHOLDER}
            </option>
            {allOptions(list).map((option) => (
              <option key={option} value={option}>
                {list.words?.[option] ?? option}
              </option>
            ))}
            <option value={TAKE_BACK}>Leave unanswered</option>
          </Select>
          <ChevronDown size={20} aria-hidden="true" />
        </Control>
        {hintId === undefined ? null : <Hint id={hintId}>{list.hint}</Hint>}
      </div>
    </Question>
  );
}
