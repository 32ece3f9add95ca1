import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, WEEKDAYS, weekdayOf } from '../../src/domain/calendar/days.ts';
import { plainWords } from '../../src/domain/coach/slots/plain-words.ts';
import type { CoachRequest } from '../../src/domain/coach/slots/request.ts';
import { singularWordsOf } from '../../src/domain/food/catalogue/word-forms.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import { COACH_TODAY } from './coach-day.ts';

const FOLDER = join(import.meta.dirname, '..', 'coach');

/** The lines of a list without its header and headings, in columns. */
export const readList = (name: string): readonly (readonly string[])[] =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'));

/** An utterance and the request that it means. */
export interface Golden {
  /** Earlier utterances of the conversation. */
  readonly before: readonly string[];
  readonly utterance: string;
  /** A tool, `care` or `unknown`. */
  readonly tool: string;
  readonly args: ReadonlyMap<string, string>;
}

export const readGolden = (): readonly Golden[] =>
  readList('golden.tsv').map(([before = '', utterance = '', tool = '', args = '']) => ({
    before: before === '' ? [] : before.split(' | '),
    utterance,
    tool,
    args: new Map(
      args
        .split(';')
        .filter(Boolean)
        .map((arg) => [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]),
    ),
  }));

const SHORT_DAYS = WEEKDAYS.map((day) => day.slice(0, 3).toLowerCase());

const dayOf = (word: string): string => {
  const at = SHORT_DAYS.indexOf(word);
  if (at < 0) return addDays(COACH_TODAY, Number(word));
  return addDays(COACH_TODAY, (at - WEEKDAYS.indexOf(weekdayOf(COACH_TODAY)) + 7) % 7);
};

const wordsOf = (text: unknown): string =>
  singularWordsOf(plainWords(String(text), () => true))
    .toSorted()
    .join(' ');
const sameWords = (one: unknown, other: string): boolean => wordsOf(one) === wordsOf(other);
const sameList = (one: unknown, other: string): boolean =>
  sameWords(
    JSON.stringify([...(one as readonly string[])].map(wordsOf).sort()),
    JSON.stringify(other.split(',').map(wordsOf).sort()),
  );

type Loose = Readonly<Record<string, unknown>>;

const isRight = (
  request: Loose,
  key: string,
  value: string,
  { dishes }: Pick<Catalogue, 'dishes'>,
): boolean => {
  const of = (typeof request.of === 'object' ? request.of : null) as Loose | null;
  const wish = request.wish as Loose | undefined;
  const to = request.to as Loose | undefined;
  const from = request.from as Loose | undefined;
  const at = of ?? from ?? request;
  switch (key) {
    case 'day':
      return at.day === dayOf(value);
    case 'slot':
      return value === 'snack' ? /^snacks/.test(String(at.slot)) : at.slot === value;
    case 'with':
    case 'without':
      return wish !== undefined && sameList(wish[key], value);
    case 'max':
      return wish?.minutes === Number(value);
    case 'more':
    case 'less':
      return wish?.[key] === value;
    case 'home':
      return wish?.atHome === true;
    case 'food':
    case 'amount':
    case 'name':
      return sameWords(request[key], value);
    case 'dish':
      return dishes.get(String(of?.dish))?.name === value;
    case 'to': {
      const [day = '', slot = ''] = value.split('/');
      return to?.day === dayOf(day) && to.slot === slot;
    }
    case 'locked':
    case 'always':
      return request[key] === (value === 'yes');
    case 'people':
      return request.people === (value === 'some' ? null : Number(value));
    case 'factor':
    case 'litres':
    case 'kg':
    case 'grams':
    case 'minutes':
    case 'number':
      return Math.abs(Number(request[key]) - Number(value)) < 0.006;
    default:
      return request[key] === value;
  }
};

/** True where a request is the one that an utterance means; null is right for what nobody can answer here. */
export const isMeant = (
  { tool, args }: Golden,
  request: CoachRequest | null,
  catalogue: Pick<Catalogue, 'dishes'>,
): boolean => {
  if (tool === 'unknown' || tool === 'care') return request === null;
  if (request?.tool !== tool) return false;
  return [...args].every(([key, value]) => isRight(request as unknown as Loose, key, value, catalogue));
};
