import { Button } from '../show/button.tsx';
import { Quiet } from './choice.tsx';
import { SearchField } from './control.tsx';

/** The field in which food is looked for by its name, with what there is to say where little or nothing was found. */
export function FoodSearchBox(props: {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Null while the text is too short to ask for anything. */
  found: readonly unknown[] | null;
  lacksLibrary: boolean;
  /** Fetches the rest of the foods; null where they come by themselves. */
  askLibrary: (() => void) | null;
}) {
  const { found } = props;
  return (
    <>
      <SearchField
        label={props.label}
        placeholder="Banana, bread, cheddar..."
        text={props.text}
        onText={props.onText}
      />
      <div role="status">
        {found?.length === 0 ? <Quiet>Nothing found. Try a plain food: bread, rice, chicken.</Quiet> : null}
        {found !== null && props.lacksLibrary ? (
          <Quiet>Twelve thousand more foods load when you are online.</Quiet>
        ) : null}
      </div>
      {found !== null && props.askLibrary !== null ? (
        <Button look="outline" size="sm" alignSelf="start" onClick={props.askLibrary}>
          Search twelve thousand more foods (0.6 MB)
        </Button>
      ) : null}
    </>
  );
}
