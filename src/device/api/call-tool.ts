import * as v from 'valibot';
import { coachTools } from '../../contract/coach/coach-tools.ts';
import { NOTHING_KNOWN } from '../../domain/body/progress/weight-entry.ts';
import { addDays, WEEKDAYS, weekdayOf } from '../../domain/calendar/days.ts';
import type { Answer, Proposal } from '../../domain/coach/answer/answer.ts';
import type { CoachContext } from '../../domain/coach/answer/coach-context.ts';
import type { ModelConsent } from '../../domain/coach/model/model-choice.ts';
import type { ToolAnswer } from '../../domain/coach/model/tool-loop.ts';
import { COACH_TOOL_NAMES, type CoachToolName } from '../../domain/coach/model/tool-names.ts';
import { answerTo } from '../../domain/coach/respond.ts';
import { nextSlot } from '../../domain/coach/slots/places.ts';
import {
  ANY_DISH,
  type CoachRequest,
  type DishRef,
  type DishWish,
} from '../../domain/coach/slots/request.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { Nutrient } from '../../terms/nutrients.ts';

const NEEDS: Readonly<Partial<Record<CoachToolName, readonly (keyof ModelConsent)[]>>> = {
  weight: ['weight'],
  rules: ['health'],
  // Its sentences name the weight, and conditions.
  target_reason: ['weight', 'health'],
};

/** The tools that a model is offered. */
export const toolsFor = (consent: ModelConsent): readonly CoachToolName[] =>
  COACH_TOOL_NAMES.filter((name) => (NEEDS[name] ?? []).every((kind) => consent[kind]));

const DAYS = ['yesterday', 'today', 'tomorrow'];

/** The day of a word that `coachTools` allows; a weekday is the coming one, today included. */
const dayOf = (word: string, today: LocalDay): LocalDay => {
  const near = DAYS.indexOf(word);
  if (near >= 0) return addDays(today, near - 1);
  const weekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === word);
  return weekday < 0 ? word : addDays(today, (weekday - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7);
};

type ArgsOf<Name extends CoachToolName> = v.InferOutput<(typeof coachTools)[Name]['parameters']>;
type Wishes = Omit<ArgsOf<'find_dishes'>, 'slot'>;

const wishOf = (args: Wishes): DishWish => ({
  ...ANY_DISH,
  with: args.with ?? [],
  without: args.without ?? [],
  minutes: args.minutes ?? null,
  kcal: null,
  more: args.more ?? null,
  less: args.less ?? null,
  atHome: args.at_home ?? false,
});

type Requests = { readonly [Name in CoachToolName]: (args: ArgsOf<Name>) => readonly CoachRequest[] };

/** The requests of this device's coach that a tool stands for. */
const requestsIn = (context: CoachContext): Requests => {
  const day = (word: string): LocalDay => dayOf(word, context.today);
  return {
    day: (args) => [
      { tool: 'meals', day: day(args.day), slot: args.slot ?? null },
      { tool: 'amount', of: 'energy_kcal', day: day(args.day) },
    ],
    week: () => [{ tool: 'week' }],
    amount: (args) => [{ tool: 'amount', of: args.of, day: day(args.day) }],
    target_reason: ({ of }) => [{ tool: 'why-target', of }],
    dish: (args) => {
      const of: DishRef =
        args.dish === undefined
          ? { day: day(args.day ?? 'today'), slot: args.slot ?? nextSlot(context.hour) }
          : { dish: args.dish };
      return (['ingredients', 'method', 'time', 'figures'] as const).map((ask) => ({
        tool: 'dish',
        of,
        ask,
      }));
    },
    find_dishes: (args) => [{ tool: 'find', slot: args.slot ?? null, wish: wishOf(args) }],
    food: ({ food }) => [{ tool: 'food', food, of: null }],
    substitutes: ({ food }) => [{ tool: 'substitute', food }],
    pantry: () => [{ tool: 'pantry' }],
    shopping_list: () => [{ tool: 'shopping' }],
    rules: () => [{ tool: 'rules' }],
    weight: () => [{ tool: 'weight' }],
    propose_swap: (args) => {
      const named = args.dish === undefined ? undefined : context.catalogue.dishes.get(args.dish)?.name;
      const wish = wishOf(args);
      const wanted = named === undefined ? wish : { ...wish, with: [named] };
      return [{ tool: 'swap', day: day(args.day), slot: args.slot, wish: wanted }];
    },
    propose_skip: (args) => [{ tool: 'skip', day: day(args.day), slot: args.slot }],
    propose_move: (args) => [
      {
        tool: 'move',
        from: { day: day(args.day), slot: args.slot },
        to: { day: day(args.to_day), slot: args.to_slot },
      },
    ],
    propose_portion: (args) => [
      { tool: 'rescale', day: day(args.day), slot: args.slot, factor: args.factor },
    ],
    propose_food_eaten: (args) => [
      {
        tool: 'ate',
        food: args.food,
        amount: args.amount ?? null,
        day: day(args.day),
        slot: args.slot ?? null,
      },
    ],
    propose_water: ({ litres }) => [{ tool: 'drank', litres }],
    propose_shopping_line: ({ name }) => [{ tool: 'buy', name }],
    propose_leave_out: ({ food }) => [{ tool: 'leave-out', food }],
  };
};

const MAIN: readonly Nutrient[] = ['energy_kcal', 'protein_g', 'carbs_g', 'fat_g'];

/** The context without what the member keeps to themselves: limits and goals tell of conditions and of a pregnancy. */
const sharedPart = (context: CoachContext, consent: ModelConsent): CoachContext => ({
  ...context,
  weight: consent.weight ? context.weight : null,
  body: consent.weight ? context.body : NOTHING_KNOWN,
  reasonOf: consent.weight && consent.health ? context.reasonOf : () => null,
  ...(consent.health
    ? {}
    : { rules: [], targets: context.targets.filter(({ nutrient }) => MAIN.includes(nutrient)) }),
});

/** The amount drunk without the goal: three litres may mean a pregnancy. */
const drunkOnly = ({ water }: CoachContext): string =>
  `${Math.round(water.drunk * 100) / 100} L of water are logged today.`;

const figuresIn = ({ figures }: Proposal): string =>
  figures === null
    ? ''
    : ` The day: ${figures.before.kcal} kcal now, ${figures.after.kcal} kcal then; protein ${figures.before.protein} g now, ${figures.after.protein} g then.`;

const inWords = ({ text, dishes, proposals }: Answer): string => {
  const ids = dishes.map(({ id, name }) => `${name}: id ${id}`);
  const [first] = proposals;
  const shown =
    first === undefined ? [] : [`Shown as a card: ${first.title}. ${first.detail}${figuresIn(first)}`];
  return [text, ...(ids.length === 0 ? [] : [ids.join('; ')]), ...shown].join('\n');
};

/**
 * Answers a model's call out of the device's own data; it writes nothing. Arguments that the tool does not take are
 * answered with a sentence.
 */
export const callTool = (
  context: CoachContext,
  consent: ModelConsent,
  name: CoachToolName,
  args: Readonly<Record<string, unknown>>,
): ToolAnswer<Proposal> => {
  if (!toolsFor(consent).includes(name)) return { text: 'The member does not share this.', proposal: null };
  const read = v.safeParse(coachTools[name].parameters, args);
  if (!read.success) {
    const [issue] = read.issues;
    const path = v.getDotPath(issue as v.BaseIssue<unknown>);
    return { text: `The tool takes other arguments: ${path ?? 'the whole'} is wrong.`, proposal: null };
  }
  if (name === 'amount' && 'of' in read.output && read.output.of === 'water' && !consent.health)
    return { text: drunkOnly(context), proposal: null };
  const shared = sharedPart(context, consent);
  const requestsOf = requestsIn(shared)[name] as (args: object) => readonly CoachRequest[];
  const answers = requestsOf(read.output).map((request) => answerTo(shared, request, []));
  // Looking up dishes offers to swap one in; a model that only looks shows no card.
  const proposal = name.startsWith('propose_') ? (answers[0]?.proposals[0] ?? null) : null;
  const told = proposal === null ? answers.map((answer) => ({ ...answer, proposals: [] })) : answers;
  return { text: told.map(inWords).join('\n'), proposal };
};
