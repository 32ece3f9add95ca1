import { createFoodReader } from '../../../src/domain/coach/answer/read-food.ts';
import { openMind } from '../../../src/domain/coach/learned/mind.ts';
import { knownOf, respond, type Turn } from '../../../src/domain/coach/respond.ts';
import { parseCatalogue, parseCookbook } from '../../../src/domain/food/catalogue/parse.ts';
import { findablesOf, foodIndexOf } from '../../../src/domain/food/library/food-index.ts';
import { openLibrary } from '../../../src/domain/food/library/library.ts';
import { coachDay } from '../../support/coach-day.ts';

/** The files that a phone downloads. */
export interface CoachTexts {
  readonly catalogue: string;
  readonly methods: string;
  readonly library: string;
  readonly mind: readonly number[];
}

/** Milliseconds that each conversation's last message took to answer, in a day of real recipes. */
export const coachTimes = (
  { catalogue, methods, library: text, mind }: CoachTexts,
  conversations: readonly (readonly string[])[],
): readonly number[] => {
  const cookbook = parseCookbook(JSON.parse(methods), parseCatalogue(JSON.parse(catalogue)));
  const library = openLibrary(JSON.parse(text));
  const context = coachDay(
    cookbook,
    createFoodReader(cookbook, { library, index: foodIndexOf(findablesOf(library)) }),
  );
  const known = knownOf(context, openMind(Uint8Array.from(mind)));
  return conversations.map((messages) => {
    const turns: Turn[] = [];
    for (const message of messages.slice(0, -1)) turns.push(respond(context, message, turns, known));
    const started = performance.now();
    respond(context, messages.at(-1) ?? '', turns, known);
    return performance.now() - started;
  });
};
