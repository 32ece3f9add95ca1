import { chakra } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { findNamed, type Named } from '../../domain/food/catalogue/find-named.ts';
import type { ShopThing } from '../../domain/kitchen/shopping/shop-things.ts';
import { SearchField } from '../../ui/form/control.tsx';

const Found = chakra('ul', { base: { display: 'grid', mt: '1' } });
const Pick = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minH: '48px',
    px: '3',
    borderRadius: 'sm',
    textAlign: 'start',
    '&:hover': { bg: 'leaf-soft' },
    '& > svg': { color: 'leaf', flex: 'none' },
    '& > span': { marginInlineStart: 'auto', color: 'muted', fontSize: 'sm' },
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '2' } });

const FEWEST_LETTERS = 2;

/** Finds a thing by its name, offline. `noteOf` is what is known of one beside its name. */
export function ThingSearch(props: {
  choices: readonly (Named & { readonly thing: ShopThing })[];
  noteOf: (thing: ShopThing) => string | null;
  onPick: (thing: ShopThing) => void;
}) {
  const [text, setText] = useState('');
  const found = findNamed(props.choices, text);
  return (
    <div>
      <SearchField label="Add a food" placeholder="Rice, eggs, cumin..." text={text} onText={setText} />
      <div role="status">
        {text.trim().length >= FEWEST_LETTERS && found.length === 0 ? (
          <Muted>No dish uses that. On the shopping list you can write anything.</Muted>
        ) : null}
      </div>
      <Found>
        {found.map(({ thing }) => (
          <li key={thing.id}>
            <Pick
              type="button"
              onClick={() => {
                props.onPick(thing);
                setText('');
              }}
            >
              <Plus size={18} aria-hidden="true" />
              {thing.name}
              <span>{props.noteOf(thing)}</span>
            </Pick>
          </li>
        ))}
      </Found>
    </div>
  );
}
