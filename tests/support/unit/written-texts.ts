import { readFileSync } from 'node:fs';

/**
 * Allergies and dislikes as people write them, with what a careful reader leaves out. The list was written from the
 * foods of the catalogue alone, without a look at the tables that read it. It stands in `written-texts.txt`.
 *
 * A line of the list is `text | text => foods that must be out ! foods that must stay in`. A food is named by its id, where
 * `*` stands for any letters; `@milk` is every food with that allergen, `#Fruit` every food of that shop category. In
 * place of foods, `?` asks for an answer of any kind (something is left out, or the text is named as not understood)
 * and `-` says that the text asks for nothing. `?` beside foods: a part of the text is asked back. `\n` is a new line.
 */
export interface WrittenText {
  readonly text: string;
  /** `any`: an answer of any kind; `nothing`: the text asks for nothing; `foods`: those of `out` must be out. */
  readonly wants: 'foods' | 'any' | 'nothing';
  readonly out: readonly string[];
  readonly stay: readonly string[];
  /** Whether a part of the text is asked back beside what is left out. */
  readonly asks: boolean;
}

const wordsIn = (words: string): readonly string[] => words.split(' ').filter((word) => word !== '');

const WANTS: Readonly<Record<string, WrittenText['wants']>> = { '?': 'any', '-': 'nothing' };

const LINES = readFileSync(new URL('written-texts.txt', import.meta.url), 'utf8');

export const WRITTEN_TEXTS: readonly WrittenText[] = LINES.split('\n')
  .filter((line) => line.includes(' => '))
  .flatMap((line) => {
    const [texts = '', foods = ''] = line.split(' => ');
    const [out = '', stay = ''] = foods.split(' ! ');
    return texts.split(' | ').map((text) => ({
      text: text.replaceAll('\\n', '\n'),
      wants: WANTS[out.trim()] ?? 'foods',
      out: wordsIn(out).filter((word) => !(word in WANTS)),
      stay: wordsIn(stay),
      asks: wordsIn(out).includes('?'),
    }));
  });
