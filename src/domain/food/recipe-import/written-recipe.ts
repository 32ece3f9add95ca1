import { minutesOf, servingsOf } from './amounts.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { readMealMaster } from './meal-master.ts';
import { type PageLine, tidy } from './plain-text.ts';

const SHORT = 60;
const INGREDIENTS =
  /^(?:the |list of |recipe )?(?:ingredients?|zutaten|ingr[ée]dients|ingredientes|ingredienti|ingredi\u00ebnten|what you(?:'|’)?(?:ll)? need|you(?:'|’)ll need)\b/i;
const METHOD =
  /^(?:the |cooking )?(?:method|directions?|instructions?|preparation|procedure|steps|how to (?:make|cook|prepare)|what to do|zubereitung|pr[ée]paration|preparaci[\u00f3o]n|elaboraci[\u00f3o]n|preparazione|procedimento|modo de prepar|bereiding)\b/i;
const OTHER =
  /^(?:recipe )?(?:notes?|tips?|cook.?s notes?|nutrition|equipment|storage|serving suggestions?|you may also|you might also|related|more recipes|comments?|reviews?|leave a|did you|video|faqs?|share|about|author|topics)\b/i;

const isTitle = (line: PageLine, pattern: RegExp): boolean =>
  line.text.length <= SHORT && !/[.!,]$/.test(line.text) && pattern.test(line.text);
const isSection = (line: PageLine): boolean =>
  [INGREDIENTS, METHOD, OTHER].some((pattern) => isTitle(line, pattern));

const SERVINGS = /^(?:serves|servings?|yields?|makes|portions?|f\u00fcr|pour|para)\b.{0,40}$/i;
const TIME = /^(total|ready in|time|prep|preparation|cook|cooking|baking|active)(?: time)?\s*:?\s/i;
/** "Servings: 2 | Time: 5 min" */
const BESIDE = /\s[|•·]\s/;
const isFact = ({ text }: PageLine): boolean =>
  text.length <= SHORT && (SERVINGS.test(text) || (TIME.test(text) && minutesOf(text) !== null));

/**
 * The lines of the section that starts after `at`: up to the next section, or the next heading that is not below its
 * own. Where the section has list items it is these, with the headings among them.
 */
const sectionAfter = (lines: readonly PageLine[], at: number): readonly string[] => {
  const start = lines[at];
  if (start === undefined) return [];
  const { level } = start;
  const rest = lines.slice(at + 1, at + 1000);
  const end = rest.findIndex(
    (line) => isSection(line) || (line.kind === 'heading' && level > 0 && line.level <= level),
  );
  const section = (end === -1 ? rest : rest.slice(0, end)).filter((line) => !isFact(line));
  const items = section.filter(({ kind }) => kind === 'item').length;
  if (items < 2) return section.map(({ text }) => text);
  const last = section.findLastIndex(({ kind }) => kind === 'item');
  return section
    .slice(0, last + 1)
    .filter((line) => line.kind !== 'text' || (line.text.length <= SHORT && line.text.endsWith(':')))
    .map(({ text }) => text);
};

/** The places of recipes that stand one below the other, each with a name, ingredients and a method of its own. */
const placesOfSeveral = (lines: readonly PageLine[]): readonly (readonly PageLine[])[] => {
  let name = -1;
  const starts = new Set<number>();
  lines.forEach((line, at) => {
    if (line.kind === 'heading' && !isSection(line)) name = at;
    if (name >= 0 && isTitle(line, INGREDIENTS) && sectionAfter(lines, at).length > 1) starts.add(name);
  });
  if (starts.size < 2) return [];
  const places = [...starts].map((from, at, all) => lines.slice(from, all[at + 1]));
  const isWhole = (place: readonly PageLine[]): boolean => longestSection(place, METHOD).length > 0;
  return places.every(isWhole) ? places : [];
};

/** A menu may name the section as well, so the longest of that name counts. */
const longestSection = (lines: readonly PageLine[], pattern: RegExp): readonly string[] =>
  lines
    .flatMap((line, at) => (isTitle(line, pattern) ? [at] : []))
    .slice(0, 50)
    .map((at) => sectionAfter(lines, at))
    .reduce((longest, section) => (section.length > longest.length ? section : longest), []);

const factsIn = (lines: readonly PageLine[]): readonly string[] =>
  lines.flatMap(({ text }) => text.split(BESIDE));

const servingsIn = (lines: readonly PageLine[]): number | null => {
  for (const text of factsIn(lines)) {
    const servings = text.length <= SHORT && SERVINGS.test(text) ? servingsOf(text) : null;
    if (servings !== null) return servings;
  }
  return null;
};

const minutesIn = (lines: readonly PageLine[]): number | null => {
  const times = new Map<string, number>();
  for (const text of factsIn(lines)) {
    const what = text.length <= SHORT ? TIME.exec(text)?.[1]?.toLowerCase() : undefined;
    const minutes = what === undefined ? null : minutesOf(text.slice(what.length));
    if (what !== undefined && minutes !== null && !times.has(what)) times.set(what, minutes);
  }
  const total = times.get('total') ?? times.get('ready in') ?? times.get('time');
  const of = (...names: readonly string[]): number =>
    names.map((name) => times.get(name)).find((time) => time !== undefined) ?? 0;
  return total ?? (of('prep', 'preparation', 'active') + of('cook', 'cooking', 'baking') || null);
};

/** A recipe that is written for people: the lists after "Ingredients" and "Method". */
const readWrittenRecipe = (lines: readonly PageLine[], title: string): ImportedRecipe => ({
  name: title,
  servings: servingsIn(lines),
  lines: longestSection(lines, INGREDIENTS),
  steps: longestSection(lines, METHOD),
  minutes: minutesIn(lines),
  source: null,
});

/** The recipes of a page, mostly one. */
export const readWrittenRecipes = (lines: readonly PageLine[], title: string): readonly ImportedRecipe[] => {
  const several = placesOfSeveral(lines);
  return several.length === 0
    ? [readWrittenRecipe(lines, title)]
    : several.map((place) => readWrittenRecipe(place, place[0]?.text ?? ''));
};

const AMOUNT = /^(?:[-–—*•·▢☐□]\s*)?(?:\d|[½¼¾⅓⅔⅛]|an? |one |two |three |half |a? ?pinch |a? ?handful )/iu;
const HASHES = /^#{1,6}\s+/;
/** "*overnight*", but no asterisk of a list or of a footnote. */
const EMPHASIS = /(?<=^|\s)\*(?=\S)([^*]{1,200})\*(?=\W|$)/g;
/** The block that a program writes at the start of a Markdown file for itself. */
const FRONT_MATTER = /^---\n([\s\S]{1,5000}?)\n---\n/;
const FRONT_TITLE = /^(?:title|name):[ \t]{0,9}["']?([^\n"']{1,300})/m;
const LINE_MAX = 40_000;
const LINES_MAX = 2000;
const TEXT_MAX = 200_000;

/** Without headings: the paragraph with most amounts is the ingredients, what follows is the method. */
const readParagraphs = (paragraphs: readonly (readonly PageLine[])[]): ImportedRecipe | null => {
  const amounts = paragraphs.map(
    (paragraph) => paragraph.filter(({ text }) => text.length <= 120 && AMOUNT.test(text)).length,
  );
  const most = Math.max(0, ...amounts);
  const at = amounts.indexOf(most);
  const ingredients = paragraphs[at];
  if (ingredients === undefined || most < 2 || most * 2 < ingredients.length - 1) return null;
  const first = ingredients.findIndex(({ text }) => AMOUNT.test(text));
  const texts = (lines: readonly PageLine[]) => lines.filter((line) => !isFact(line)).map(({ text }) => text);
  return {
    name:
      paragraphs
        .slice(0, at)
        .concat([ingredients.slice(0, first)])
        .flat()[0]?.text ?? '',
    servings: servingsIn(paragraphs.flat()),
    lines: texts(ingredients.slice(first)),
    steps: texts(paragraphs.slice(at + 1).flat()),
    minutes: minutesIn(paragraphs.flat()),
    source: null,
  };
};

const readTyped = (text: string): ImportedRecipe => {
  const typed = text.slice(0, TEXT_MAX).replace(/\r\n?/g, '\n');
  const [all = '', front = ''] = FRONT_MATTER.exec(typed) ?? [];
  const facts = front.split('\n').filter((line) => SERVINGS.test(line) || TIME.test(line));
  const paragraphs: PageLine[][] = [[]];
  for (const each of [
    FRONT_TITLE.exec(front)?.[1] ?? '',
    ...facts,
    ...typed.slice(all.length).split('\n'),
  ].slice(0, LINES_MAX)) {
    const line = tidy(each, LINE_MAX).replace(HASHES, '').replaceAll('**', '').replace(EMPHASIS, '$1');
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push({ kind: 'text', level: 0, text: line });
  }
  const lines = paragraphs.flat();
  const [first] = lines;
  const title =
    first === undefined || isSection(first) || isFact(first) || AMOUNT.test(first.text) ? '' : first.text;
  const written = readWrittenRecipe(lines, title);
  if (written.lines.length > 0) return written;
  return readParagraphs(paragraphs.filter((paragraph) => paragraph.length > 0)) ?? { ...written, steps: [] };
};

/** Recipes that somebody pasted or typed: a name, ingredients a line each, and the method. Only Meal-Master has several. */
export const readPastedText = (text: string): readonly ImportedRecipe[] => {
  const exported = readMealMaster(text);
  return exported.length > 0 ? exported : [readTyped(text)];
};
