import type { JournalEntry, JournalPayloads } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { DishOpinions, Opinion } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { isOwnId } from '../../food/own-food/own-food.ts';

/** An opinion that holds, with its last day if it has one. */
export type HeldOpinion = Omit<JournalPayloads['dish.opinion'], 'recipe'>;
export type HeldOpinions = ReadonlyMap<string, HeldOpinion>;

/**
 * The opinions that hold on `today`, by recipe: the last operation counts. One whose last day is over leaves an earlier
 * "love" as it was, and takes back an earlier "never".
 */
export const opinionsOn = (entries: readonly JournalEntry[], today: LocalDay): HeldOpinions => {
  const opinions = new Map<string, HeldOpinion>();
  for (const { kind, payload } of inOrder(entries)) {
    if (kind !== 'dish.opinion') continue;
    const { recipe, ...opinion } = payload;
    if (opinion.until === undefined || opinion.until >= today) opinions.set(recipe, opinion);
    else if (opinions.get(recipe)?.opinion === 'never') opinions.delete(recipe);
  }
  return opinions;
};

/** The same for the planner. Who writes a recipe down loves it, unless they say something else of it. */
export const foldOpinions = (
  entries: readonly JournalEntry[],
  today: LocalDay,
  dishes: ReadonlyMap<string, unknown> = new Map(),
): DishOpinions => {
  const opinions = opinionsOn(entries, today);
  const recipesOf = (opinion: Opinion): readonly string[] =>
    [...opinions].filter(([, held]) => held.opinion === opinion).map(([recipe]) => recipe);
  const own = [...dishes.keys()].filter((id) => isOwnId(id) && !opinions.has(id));
  return { love: [...recipesOf('love'), ...own], never: recipesOf('never') };
};

/** The choices on the page of a dish. */
export const OPINION_CHOICES = ['love', 'fine', 'not-this-week', 'never'] as const;
export type OpinionChoice = (typeof OPINION_CHOICES)[number];

export const OPINION_LABELS: Readonly<Record<OpinionChoice, string>> = {
  love: 'Love it',
  fine: 'Fine',
  'not-this-week': 'Not this week',
  never: 'Never',
};

const DAYS_OF_A_WEEK = 7;

/** "Not this week" holds today and on the six days after. */
export const opinionFor = (choice: OpinionChoice, today: LocalDay): HeldOpinion =>
  choice === 'not-this-week'
    ? { opinion: 'never', until: addDays(today, DAYS_OF_A_WEEK - 1) }
    : { opinion: choice };

/** The choice that an opinion shows; a dish without one is fine. */
export const choiceOf = (held: HeldOpinion | undefined): OpinionChoice => {
  if (held === undefined) return 'fine';
  return held.opinion === 'never' && held.until !== undefined ? 'not-this-week' : held.opinion;
};
