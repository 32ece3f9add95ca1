import { type Answer, says } from './answer/answer.ts';
import type { CoachContext } from './answer/coach-context.ts';
import { dishNames } from './answer/dish-names.ts';
import { keepingOf } from './answer/keeping-facts.ts';
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
import {
  findDishes,
  lookAtDish,
  lookAtFood,
  lookForStandIn,
  lookUpCookingTime,
} from './answer/look-at-food.ts';
import { proposeAtHome, proposeBuy, proposeTimer } from './answer/propose-kitchen.ts';
import { proposeAte, proposeDrank, proposeEaten, proposeWeight } from './answer/propose-log.ts';
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
import { careAnswer } from './care/care.ts';
import { figureless, withoutFigures } from './figures.ts';
import { type Heard, hear } from './hear.ts';
import { foodPhrases } from './understand/food-phrase.ts';
import type { Known } from './understand/reading.ts';
import type { CoachPage, CoachRequest } from './understand/request.ts';

/** A message that was answered, and how it was understood: the next one may be about it. */
export interface Turn {
  readonly request: CoachRequest | null;
  readonly answer: Answer;
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
const HELP =
  'I can tell you what is planned, why, and what is left of the day; swap, skip, move or resize a meal, also for guests; log food, water and weight; find dishes by what you have, like or have time for; help with the shopping list, the pantry, stand-ins, cooking times and how food keeps. Nothing changes before you tap on Apply.';
const NOT_UNDERSTOOD =
  'That I cannot answer. I know your plan, your foods and this kitchen. Try "Swap dinner for something with eggs" or "What can I cook with spinach?"';
const SEEK_HELP =
  'If it is about your health, or if food weighs on you, please ask a doctor or talk to somebody you trust.';
const NOTHING_OFFERED = 'I have nothing to choose from just now. Tell me what you would like.';

/** Answers one request out of the context. `before` is the last turn with proposals, for "the second one". */
export const answerTo = (context: CoachContext, request: CoachRequest, before: Turn | null): Answer => {
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
      return chosen(before, request.number);
    case 'yes':
      return chosen(before, 1);
    case 'no':
      return says('Fine, I leave everything as it is.');
  }
};

/** One of the last proposals alone, to be applied with a tap. */
const chosen = (before: Turn | null, number: number): Answer => {
  const proposal = before?.answer.proposals[number - 1];
  if (proposal === undefined) return says(NOTHING_OFFERED);
  return says('Here it is. Tap on Apply, and it is done.', { proposals: [proposal] });
};

/** The same request once more, as the plan has changed since. */
export const respondAgain = (context: CoachContext, { request, answer }: Turn): Answer =>
  request === null ? answer : shown(context, answerTo(context, request, { request, answer }));

/** The words and moments of a context, made once for many messages. */
export const knownOf = (
  context: Pick<CoachContext, 'catalogue' | 'today' | 'hour'>,
): Omit<Known, 'before'> => {
  const foods = foodPhrases(context.catalogue);
  return {
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
  { care, request }: Heard,
  turns: readonly Turn[],
): Answer => {
  if (care !== null) return says(careAnswer(care));
  if (request === null) return says(`${NOT_UNDERSTOOD} ${SEEK_HELP}`);
  const offered = turns.findLast((turn) => turn.answer.proposals.length > 0) ?? null;
  return shown(context, answerTo(context, request, offered));
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
  known: Omit<Known, 'before'> = knownOf(context),
): Turn => {
  const understood = hear(message, turns, known, context);
  const isLeft = understood.request !== null && isBeyondNames(context, understood.request);
  const heard = isLeft ? { ...understood, request: null } : understood;
  return { request: heard.request, answer: answerHeard(context, heard, turns) };
};
