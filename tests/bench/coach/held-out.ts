import { type Example, hashOfExamples, readFoodNames } from '../../../scripts/coach/examples.ts';
import { tagged, teach } from '../../../scripts/coach/teach.ts';
import { careFor } from '../../../src/domain/coach/care/care.ts';
import { type Mind, openMind } from '../../../src/domain/coach/learned/mind.ts';
import { peopleIn } from '../../../src/domain/coach/slots/counts.ts';
import type { FoodPhrases } from '../../../src/domain/coach/slots/food-phrase.ts';
import { nutrientIn } from '../../../src/domain/coach/slots/nutrient-names.ts';
import { dayIn, slotIn } from '../../../src/domain/coach/slots/places.ts';
import { plainWords } from '../../../src/domain/coach/slots/plain-words.ts';
import { kgIn } from '../../../src/domain/coach/slots/quantities.ts';
import { cutterOf } from '../../../src/domain/coach/slots/read-slots.ts';
import { minutesIn } from '../../../src/domain/coach/slots/wish.ts';
import { COACH_TODAY } from '../../support/coach-day.ts';

const MIDDAY = 12;
/** A stretch of days, which is read where a week is meant. */
const SPELL = /\b(?:weekends?|weeks?|months?|christmas)\b/;
const WATER = /\b(?:water|h2o)\b/;

/** Reads a slot out of plain words, whether marked or in the whole sentence. */
const RESOLVERS: Readonly<Record<string, (plain: string) => unknown>> = {
  day: (plain) => dayIn(plain, COACH_TODAY).day ?? SPELL.exec(plain)?.[0] ?? null,
  meal: (plain) => slotIn(plain, MIDDAY),
  nutrient: (plain) => nutrientIn(plain) ?? (WATER.test(plain) ? 'water' : null),
  minutes: minutesIn,
  people: peopleIn,
  weight: (plain) => kgIn(plain) || null,
};
const THING = /^(?:food|dish)$/;

/** Right and all of something that was counted. */
export interface Tally {
  readonly right: number;
  readonly all: number;
}
const tally = (results: readonly boolean[]): Tally => ({
  right: results.filter(Boolean).length,
  all: results.length,
});

export interface HeldOut {
  readonly voice: string;
  readonly intents: Tally;
  /** The right one is among the three likeliest. */
  readonly among: Tally;
  readonly slots: Tally;
  readonly careByKind: ReadonlyMap<string, Tally>;
  readonly alarms: Tally;
}

const LITTLE = /^(?:a|an|the|of|some|my|about|around|any)$/;

/** The words of a span without the little ones, which belong to it or not. */
const coreOf = (words: ReturnType<typeof tagged>): string =>
  words
    .map(({ token }) => token.word)
    .filter((word) => !LITTLE.test(word))
    .join(' ');

/** True for each marked slot that is read as it was marked. */
const slotsOf = (mind: Mind, example: Example, foods: Pick<FoodPhrases, 'isFood'>): readonly boolean[] => {
  const cutter = cutterOf(foods, mind.names);
  const whole = plainWords(example.text, foods.isFood);
  const closed = example.parts.flatMap(({ slot, text }) => {
    const resolve = RESOLVERS[slot ?? ''];
    if (resolve === undefined) return [];
    const words = plainWords(text, foods.isFood);
    const meant = resolve(words) ?? resolve(`for ${words}`);
    return [meant !== null && resolve(whole) === meant];
  });
  const all = tagged(example.parts, cutter);
  const found = mind.spansIn(all.map(({ token }) => token));
  const open = all.flatMap(({ tag }, from) => {
    if (!tag.startsWith('b')) return [];
    const kind = tag.slice(1);
    const after = all.slice(from + 1).findIndex((each) => each.tag !== `i${kind}`);
    const to = after < 0 ? all.length : from + 1 + after;
    const meant = coreOf(all.slice(from, to));
    return [
      found.some(
        (span) =>
          (span.kind === kind || (THING.test(kind) && THING.test(span.kind))) &&
          coreOf(all.slice(span.from, span.to)) === meant,
      ),
    ];
  });
  return [...closed, ...open];
};

/** What is understood of each of these voices by weights that were trained on all others. */
export const holdOut = (
  voices: readonly string[],
  examples: readonly Example[],
  foods: Pick<FoodPhrases, 'isFood'>,
): readonly HeldOut[] => {
  const packed = teach(
    examples.filter(({ voice }) => !voices.includes(voice)),
    { hash: hashOfExamples(), names: readFoodNames(), foods },
  );
  const mind = openMind(packed);
  const { cut, mark } = cutterOf(foods, mind.names);
  const needs = ({ text }: Example): boolean => careFor(text, { minor: false }, mind) !== null;
  const isCare = ({ label }: Example): boolean => label.startsWith('care_');
  return voices.map((voice) => {
    const own = examples.filter((each) => each.voice === voice);
    const ordinary = own.filter((each) => !isCare(each));
    const guessed = ordinary.map(({ label, text }) =>
      mind
        .intentsOf(text, mark(cut(text)))
        .slice(0, 3)
        .map((guess) => guess.label === label),
    );
    const care = own.filter(isCare);
    const kinds = [...new Set(care.map(({ label }) => label))];
    return {
      voice,
      intents: tally(guessed.map(([first = false]) => first)),
      among: tally(guessed.map((three) => three.some(Boolean))),
      slots: tally(ordinary.flatMap((each) => slotsOf(mind, each, foods))),
      careByKind: new Map(
        kinds.map((kind) => [kind, tally(care.filter(({ label }) => label === kind).map(needs))]),
      ),
      alarms: tally(ordinary.map(needs)),
    };
  });
};
