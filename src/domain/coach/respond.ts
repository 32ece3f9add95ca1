import { type Answer, says } from './answer/answer.ts';
import { askFor } from './answer/asking.ts';
import { chipsFor } from './answer/chips.ts';
import type { CoachContext } from './answer/coach-context.ts';
import { correctedOf, insteadOf, undoLast } from './answer/correct.ts';
import { dishNames } from './answer/dish-names.ts';
import {
  lookAhead,
  lookAtAmount,
  lookAtList,
  lookAtMealReason,
  lookAtMeals,
  lookAtPantry,
  lookAtReason,
  lookAtRules,
  lookAtWeek,
  lookAtWeight,
  lookForFood,
} from './answer/look.ts';
import { lookForSources } from './answer/look-at-contents.ts';
import { compareFoods, lookAtExtremes, reviewDay } from './answer/look-at-days.ts';
import {
  findDishes,
  lookAtDish,
  lookAtFood,
  lookForStandIn,
  lookUpCookingTime,
} from './answer/look-at-food.ts';
import { proposeAte } from './answer/propose-ate.ts';
import { proposeAtHome, proposeBuy, proposeTimer } from './answer/propose-kitchen.ts';
import { proposeDrank, proposeEaten, proposeEatenPart, proposeWeight } from './answer/propose-log.ts';
import {
  proposeLock,
  proposeMove,
  proposePeople,
  proposeRenewal,
  proposeRescale,
  proposeSkip,
} from './answer/propose-plan.ts';
import { proposeSwap } from './answer/propose-swap.ts';
import { proposeLeavingOut, proposeOpinion } from './answer/propose-taste.ts';
import { CARDS } from './answers/cards.ts';
import { keepingOf } from './answers/keeping-facts.ts';
import { convertIn, donenessOf, explainWord } from './answers/kitchen-words.ts';
import { careAnswer } from './care/care.ts';
import { figureless, withoutFigures } from './figures.ts';
import { type Heard, hear } from './hear.ts';
import type { Mind } from './learned/mind.ts';
import { foodPhrases } from './slots/food-phrase.ts';
import type { Known } from './slots/read-slots.ts';
import type { CardTopic, CoachPage, CoachRequest } from './slots/request.ts';

/** A message that was answered, and how it was understood: the next one may be about it. */
export interface Turn {
  readonly request: CoachRequest | null;
  readonly answer: Answer;
  /** The place of the proposal that was applied, if one was. */
  readonly applied?: number | null;
}

const PAGE_WORDS: Readonly<Record<CoachPage, string>> = {
  goal: 'You change your goal and your body’s figures on their own page.',
  safety:
    'Allergies, illnesses and what you must not eat are told on the safety page first: I leave that to you, so that nothing slips in. The plan is then made anew by itself.',
  preferences: 'How you eat is under your preferences.',
  notifications: 'Reminders are under notifications in the settings.',
  cycle: 'Your cycle has a page of its own.',
  progress: 'Your progress has a page of its own.',
  'own-food': 'Your own foods and recipes are under My food; there you import and scan, too.',
  diary: 'Everything that you ate is in the diary.',
  settings: 'That is in the settings.',
  shopping: 'The list is under Shopping.',
  pantry: 'What is at home is in the pantry.',
};

const CHEER =
  'Every ordinary day counts more than a perfect one. Begin with one small thing that is easy now: a glass of water, or the next meal as it is planned. I can make that meal quicker or simpler, if you like.';
const HELLO = 'Hello! Ask me about your meals, or tell me what should be different.';
const THANKS = 'You are welcome.';
const NOTHING_TO_CORRECT = 'I have logged nothing just now. Tell me what you ate, and I note it.';
const HELP =
  'I can tell you what is planned, why, and what is left of the day; swap, skip, move or resize a meal, also for guests; log food, water and weight; find dishes by what you have, like or have time for; help with the shopping list, the pantry, stand-ins, cooking times and how food keeps. Nothing changes before you tap on Apply.';
const NOT_UNDERSTOOD =
  'I can’t answer that yet. I know your plan, your foods and this kitchen: I can swap, move and log meals, find dishes, and tell you about food.';
const DID_YOU_MEAN = 'Did you mean one of these?';
const NOTHING_OFFERED = 'I have nothing to choose from just now. Tell me what you would like.';

/** Answers one request out of the context. `turns` are those before it, for "the second one" and "take that back". */
export const answerTo = (context: CoachContext, request: CoachRequest, turns: readonly Turn[]): Answer => {
  switch (request.tool) {
    case 'meals':
      return lookAtMeals(context, request);
    case 'week':
      return lookAtWeek(context);
    case 'amount':
      return lookAtAmount(context, request);
    case 'why-target':
      return lookAtReason(context, request);
    case 'why-meal':
      return lookAtMealReason(context, request);
    case 'dish':
      return lookAtDish(context, request);
    case 'find':
      return findDishes(context, request);
    case 'food':
      return lookAtFood(context, request);
    case 'sources':
      return lookForSources(context, request);
    case 'substitute':
      return lookForStandIn(context, request);
    case 'cooking-time':
      return lookUpCookingTime(context, request);
    case 'keeping':
      return says(keepingOf(request.food, request.isAboutDate));
    case 'compare':
      return compareFoods(context, request);
    case 'doneness':
      return says(donenessOf(request.food));
    case 'convert':
      return says(
        convertIn(
          request.text,
          request.food === undefined ? null : (context.readFood(`1 cup of ${request.food}`)?.grams ?? null),
        ),
      );
    case 'kitchen-word':
      return says(explainWord(request.text));
    case 'extremes':
      return lookAtExtremes(context, request);
    case 'review':
      return reviewDay(context, request);
    case 'card':
      return cardOf(CARDS[request.topic]);
    case 'ask':
      return askFor(context, request);
    case 'ate-part':
      return proposeEatenPart(context, request);
    case 'correct': {
      const corrected = correctedOf(request, turns);
      if (corrected === null) return says(NOTHING_TO_CORRECT);
      return insteadOf(corrected.last, answerTo(context, corrected.request, turns));
    }
    case 'undo':
      return undoLast(turns);
    case 'when':
      return lookForFood(context, request);
    case 'ahead':
      return lookAhead(context);
    case 'pantry':
      return lookAtPantry(context);
    case 'shopping':
      return lookAtList(context);
    case 'weight':
      return lookAtWeight(context);
    case 'rules':
      return lookAtRules(context);
    case 'swap':
      return proposeSwap(context, request);
    case 'skip':
      return proposeSkip(context, request);
    case 'move':
      return proposeMove(context, request);
    case 'rescale':
      return proposeRescale(context, request);
    case 'lock':
      return proposeLock(context, request);
    case 'people':
      return proposePeople(context, request);
    case 'renew':
      return proposeRenewal(context, request);
    case 'ate-planned':
      return proposeEaten(context, request);
    case 'ate':
      return proposeAte(context, request);
    case 'drank':
      return proposeDrank(context, request);
    case 'weigh':
      return proposeWeight(context, request);
    case 'buy':
      return proposeBuy(context, request);
    case 'at-home':
      return proposeAtHome(context, request);
    case 'opinion':
      return proposeOpinion(context, request);
    case 'leave-out':
      return proposeLeavingOut(context, request);
    case 'timer':
      return proposeTimer(context, request);
    case 'open':
      return says(PAGE_WORDS[request.page], { page: request.page });
    case 'encourage':
      return says(CHEER);
    case 'hello':
      return says(HELLO);
    case 'thanks':
      return says(THANKS);
    case 'help':
      return says(HELP);
    case 'choose':
      return chosen(turns, request.number);
    case 'yes':
      return chosen(turns, 1);
    case 'no':
      return says('Fine, I leave everything as it is.');
  }
};

const cardOf = ({ text, page }: (typeof CARDS)[CardTopic]): Answer => says(text, { page: page ?? null });

/** One of the last proposals alone, to be applied with a tap. */
const chosen = (turns: readonly Turn[], number: number): Answer => {
  const before = turns.findLast(({ answer }) => answer.proposals.length > 0);
  const proposal = before?.answer.proposals[number - 1];
  if (proposal === undefined) return says(NOTHING_OFFERED);
  return says('Here it is. Tap on Apply, and it is done.', { proposals: [proposal] });
};

/** The same request once more, as the plan has changed since. */
export const respondAgain = (context: CoachContext, { request, answer }: Turn): Answer =>
  request === null ? answer : shown(context, answerTo(context, request, [{ request, answer }]));

/** The words and moments of a context, made once for many messages. */
export const knownOf = (
  context: Pick<CoachContext, 'catalogue' | 'today' | 'hour'>,
  mind: Mind,
): Omit<Known, 'before'> => {
  const foods = foodPhrases(context.catalogue);
  return {
    mind,
    today: context.today,
    hour: context.hour,
    foods,
    dishNamed: dishNames(context.catalogue, foods),
  };
};

const hidden = (answer: Answer): Answer => ({
  ...answer,
  text: withoutFigures(answer.text),
  proposals: answer.proposals.map((proposal) => ({
    ...proposal,
    detail: figureless(proposal.detail),
    figures: null,
  })),
});

const shown = ({ figures }: Pick<CoachContext, 'figures'>, answer: Answer): Answer =>
  figures ? answer : hidden(answer);

/** Answers what was heard out of the context alone, by careful advice or by one of the tools. */
export const answerHeard = (
  context: CoachContext,
  { care, request, meant }: Heard,
  turns: readonly Turn[],
): Answer => {
  if (care !== null && request === null) return says(careAnswer(care));
  if (request === null) {
    const chips = chipsFor(meant, context);
    return chips.length === 0 ? says(NOT_UNDERSTOOD) : says(DID_YOU_MEAN, { chips });
  }
  return shown(context, answerTo(context, request, turns));
};

/** Requests that need the recipes, rules or targets of a plan. Of names alone they would be answered wrongly. */
const NEEDS_RECIPES: ReadonlySet<CoachRequest['tool']> = new Set([
  'why-meal',
  'find',
  'when',
  'ahead',
  'swap',
  'skip',
  'move',
  'rescale',
  'lock',
  'people',
  'renew',
  'ate-planned',
  'ate-part',
  'extremes',
]);

const isBeyondNames = ({ namedDishesAt = null }: CoachContext, request: CoachRequest): boolean => {
  if (namedDishesAt === null) return false;
  if (request.tool === 'dish' || request.tool === 'opinion') return 'slot' in request.of;
  if (request.tool === 'amount') return request.of !== 'energy_kcal' && request.of !== 'water';
  return NEEDS_RECIPES.has(request.tool);
};

/** Understands and answers a message. `request` is null where it was not understood; the answer then says so. */
export const respond = (
  context: CoachContext,
  message: string,
  turns: readonly Turn[],
  known: Omit<Known, 'before'>,
): Turn => {
  const chip = turns.at(-1)?.answer.chips?.find(({ label }) => label === message.trim());
  const understood =
    chip === undefined
      ? hear(message, turns, known, context)
      : { care: null, request: chip.request, meant: [], sure: 1 };
  const isLeft = understood.request !== null && isBeyondNames(context, understood.request);
  const heard = isLeft ? { ...understood, request: null, meant: [] } : understood;
  const corrected = heard.request?.tool === 'correct' ? correctedOf(heard.request, turns) : null;
  return { request: corrected?.request ?? heard.request, answer: answerHeard(context, heard, turns) };
};
