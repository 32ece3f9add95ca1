import { servingsOf } from './amounts.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { withoutMarks } from './tidy-lines.ts';

/** The line that begins a recipe of Meal-Master and the programs that write its format. */
const BEGIN = /^(?:-{5,}|M{5}-*)\s*Recipe (?:via|from) Meal-?Master/i;
const END = /^(?:-{5,}|M{5})\s*$/;
const FIELD = /^\s{0,14}(title|categories|yield|servings):(.*)$/i;
/** "-----SAUCE-----" among the ingredients. */
const HEADING = /^(?:-{5}|M{5}-)/;
/** The columns of the format: 7 characters of amount, 2 of unit, 28 of text, and the same again beside it. */
const ITEM = /^([\d\s/.]{7}) (\S[\S ]| {2}) (\S.*)$/;
/** Programs differ by a character or two in where the second column begins. */
const SECOND_COLUMNS = [41, 40, 39, 42];
const FURTHER_TEXT = /^ {8,40}-(.*)$/;

const UNITS: ReadonlyMap<string, string> = new Map([
  ['x', ''],
  ['sm', 'small'],
  ['md', 'medium'],
  ['lg', 'large'],
  ['cn', 'can'],
  ['pk', 'package'],
  ['pn', 'pinch'],
  ['dr', 'drop'],
  ['ds', 'dash'],
  ['ct', 'carton'],
  ['bn', 'bunch'],
  ['sl', 'slice'],
  ['ea', ''],
  ['t', 'tsp'],
  ['ts', 'tsp'],
  ['T', 'tbsp'],
  ['tb', 'tbsp'],
  ['fl', 'fl oz'],
  ['c', 'cup'],
  ['pt', 'pint'],
  ['qt', 'quart'],
  ['ga', 'gallon'],
  ['oz', 'oz'],
  ['lb', 'lb'],
  ['ml', 'ml'],
  ['cl', 'cl'],
  ['dl', 'dl'],
  ['l', 'l'],
  ['mg', 'mg'],
  ['cg', 'cg'],
  ['dg', 'dg'],
  ['g', 'g'],
  ['kg', 'kg'],
]);

const itemIn = (text: string): string | null => {
  const [, amount = '', unit = '', food = ''] = ITEM.exec(text) ?? [];
  if (food === '') return null;
  const named = unit.trim();
  return [amount.trim(), UNITS.get(named) ?? named, food.trim()].filter((part) => part !== '').join(' ');
};

/** The items of a line, which may have two columns; null where it holds none. */
const itemsIn = (line: string): readonly string[] | null => {
  for (const at of SECOND_COLUMNS) {
    const [first, second] = [itemIn(line.slice(0, at)), itemIn(line.slice(at))];
    if (first !== null && second !== null) return [first, second];
  }
  const only = itemIn(line);
  return only === null ? null : [only];
};

const readOne = (lines: readonly string[]): ImportedRecipe => {
  const fields = new Map<string, string>();
  const items: string[] = [];
  const steps: string[] = [];
  let step = '';
  const endStep = (): void => {
    if (step !== '') steps.push(step);
    step = '';
  };
  for (const line of lines) {
    const [, field = '', value = ''] = items.length === 0 ? (FIELD.exec(line) ?? []) : [];
    const read = step === '' && steps.length === 0 ? itemsIn(line) : null;
    const [, more] = FURTHER_TEXT.exec(line) ?? [];
    const heading = HEADING.test(line) ? withoutMarks(line.replace(/^M{5}/, ''), '-') : '';
    if (field !== '') fields.set(field.toLowerCase(), value.trim());
    else if (more !== undefined && steps.length === 0 && items.length > 0)
      items.push(`${items.pop()} ${more.trim()}`);
    else if (read !== null) items.push(...read);
    else if (heading !== '') items.push(`${heading}:`);
    else if (line.trim() === '') endStep();
    else step = step === '' ? line.trim() : `${step} ${line.trim()}`;
  }
  endStep();
  return {
    name: fields.get('title') ?? '',
    servings: servingsOf(fields.get('servings') ?? fields.get('yield') ?? ''),
    lines: items,
    steps,
    minutes: null,
    source: null,
  };
};

/** The recipes of a file in the format of Meal-Master; none for any other text. */
export const readMealMaster = (text: string): readonly ImportedRecipe[] => {
  if (!/meal-?master/i.test(text.slice(0, 5000))) return [];
  const recipes: string[][] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n?|\n/)) {
    if (BEGIN.test(line)) {
      recipes.push([]);
      isOpen = true;
    } else if (END.test(line)) isOpen = false;
    else if (isOpen) recipes.at(-1)?.push(line.replaceAll('\t', '        '));
  }
  return recipes.map(readOne);
};
