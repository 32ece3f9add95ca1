import { SLOTS, type Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import { nutrientFigure, nutrientWords } from '../../body/nutrition/nutrient-words.ts';
import { dayAndMonth, dayTitle, shortDate } from '../../calendar/day-words.ts';
import { addDays } from '../../calendar/days.ts';
import { eatenName } from '../../food/catalogue/eaten-food.ts';
import { plannedPreparations } from '../../kitchen/cooking/preparations.ts';
import { explainMeal, whyInWords } from '../../plan/changes/explain-meal.ts';
import { ANY_DISH, type RequestOf } from '../slots/request.ts';
import { type Answer, capital, inList, says } from './answer.ts';
import type { CoachContext } from './coach-context.ts';
import { createWishFilter } from './dish-search.ts';
import { dayWhen, dishesAt, isPlanned, kcalOf, NO_PLAN, placeName, slotName } from './plan-parts.ts';

/** A slot in a line: "Dinner: Lentil soup (640 kcal, 30 minutes), eaten." Null where nothing is there. */
const slotLine = (context: CoachContext, day: LocalDay, slot: Slot): string | null => {
  const log = context.logOf(day);
  const planned = dishesAt(context, day, slot).map(({ dish, portion }) => {
    const kcal = kcalOf(dish.nutrients.map((amount) => amount * portion));
    const eaten = log.eaten.has(`${slot}/${dish.id}`) ? ', eaten' : '';
    return `${dish.name} (${kcal} kcal, ${dish.minutesTotal} minutes)${eaten}`;
  });
  const beside = [...log.foods.values()]
    .filter((food) => food.slot === slot)
    .map((food) => `${eatenName(food, context.catalogue.foods) ?? 'something'} (${food.kcal} kcal), eaten`);
  const named = (context.namedDishesAt?.(day, slot) ?? []).map(({ name, kcal }) => `${name} (${kcal} kcal)`);
  const all = [...planned, ...named, ...beside];
  return all.length === 0 ? null : `${capital(slotName(slot))}: ${all.join('; ')}.`;
};

const namesOn = (context: CoachContext, day: LocalDay, slots: readonly Slot[]) =>
  slots.flatMap((slot) => dishesAt(context, day, slot).map(({ dish: { id, name } }) => ({ id, name })));

export const lookAtMeals = (context: CoachContext, { day, slot }: RequestOf<'meals'>): Answer => {
  const { plan, today } = context;
  const slots = slot === null ? SLOTS : [slot];
  const lines = slots.flatMap((one) => slotLine(context, day, one) ?? []);
  if (lines.length > 0)
    return says([...(day === today ? [] : [`${dayTitle(day, today)}:`]), ...lines].join('\n'), {
      dishes: namesOn(context, day, slots),
    });
  const { namedDishesAt = null } = context;
  if (plan === null && namedDishesAt === null) return says(NO_PLAN);
  if (namedDishesAt !== null) return says(`Nothing is planned ${dayWhen(day, today)}.`);
  if (slot !== null && isPlanned(plan, day))
    return says(`Nothing is planned for ${placeName(day, slot, today)}.`);
  return says(`I know of no meals ${dayWhen(day, today)}.`);
};

const DAYS_SHOWN = 7;

const MEALS_SHOWN: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];

const lookAtNamedWeek = (today: LocalDay, dishesOn: NonNullable<CoachContext['namedDishesAt']>): Answer =>
  says(
    Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(today, ahead))
      .map((day) => {
        const names = MEALS_SHOWN.flatMap((slot) => dishesOn(day, slot).map(({ name }) => name));
        return `${shortDate(day)}: ${names.join('; ') || 'nothing planned'}.`;
      })
      .join('\n'),
  );

export const lookAtWeek = (context: CoachContext): Answer => {
  const { plan, today, namedDishesAt = null } = context;
  if (namedDishesAt !== null) return lookAtNamedWeek(today, namedDishesAt);
  if (plan === null) return says(NO_PLAN);
  const days = plan.input.days.filter(({ date }) => date >= today && date < addDays(today, DAYS_SHOWN));
  if (days.length === 0) return says('There are no more days in this plan.');
  return says(
    days
      .map(({ date }) => {
        const dishes = namesOn(context, date, MEALS_SHOWN).map(({ name }) => name);
        return `${shortDate(date)}: ${dishes.join('; ') || 'nothing planned'}.`;
      })
      .join('\n'),
  );
};

/** Upcoming meals of the plan, the nearest first. */
const upcoming = (context: CoachContext) => {
  const { plan, today } = context;
  return (plan?.input.days ?? [])
    .filter(({ date }) => date >= today)
    .flatMap(({ date }) =>
      SLOTS.flatMap((slot) => dishesAt(context, date, slot).map(({ dish }) => ({ date, slot, dish }))),
    );
};

export const lookForFood = (context: CoachContext, { food }: RequestOf<'when'>): Answer => {
  const { plan, catalogue, today } = context;
  if (plan === null) return says(NO_PLAN);
  const has = createWishFilter({ ...ANY_DISH, with: [food] }, catalogue, null);
  const found = upcoming(context).filter(({ dish }) => has(dish, 1));
  if (found.length === 0)
    return says(`No ${food} in the days that are planned. Try "swap dinner for something with ${food}".`);
  return says(
    `With ${food}:\n${found.map(({ date, slot, dish }) => `${capital(placeName(date, slot, today))}: ${dish.name}.`).join('\n')}`,
    { dishes: [...new Map(found.map(({ dish: { id, name } }) => [id, { id, name }])).values()] },
  );
};

const DAYS_AHEAD = 1;

export const lookAhead = (context: CoachContext): Answer => {
  const { plan, today } = context;
  if (plan === null) return says(NO_PLAN);
  const meals = upcoming(context).filter(({ date }) => date <= addDays(today, DAYS_AHEAD + 1));
  const tasks = plannedPreparations(meals).filter(
    ({ day }) => day >= today && day <= addDays(today, DAYS_AHEAD),
  );
  return says(
    tasks.length === 0
      ? 'Nothing has to be begun ahead today or tomorrow.'
      : tasks
          .map(
            ({ task, day, meal }) =>
              `${capital(dayWhen(day, today))}: ${task} It is for ${meal.dish.name}, ${placeName(meal.date, meal.slot, today)}.`,
          )
          .join('\n'),
  );
};

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

const waterAnswer = ({ water, today }: CoachContext, day: LocalDay): Answer => {
  if (day !== today) return says(`Your goal is ${water.goal} L of water a day.`);
  const left = twoDecimals(water.goal - water.drunk);
  const drunk = `You have logged ${twoDecimals(water.drunk)} of ${water.goal} L of water today`;
  return says(left > 0 ? `${drunk}: ${left} L are left.` : `${drunk}. You've met your water goal for today.`);
};

export const lookAtAmount = (context: CoachContext, { of, day }: RequestOf<'amount'>): Answer => {
  if (of === 'water') return waterAnswer(context, day);
  const { today, targets, namedDishesAt = null } = context;
  if (namedDishesAt !== null) {
    const kcal = SLOTS.flatMap((slot) => namedDishesAt(day, slot)).reduce((sum, dish) => sum + dish.kcal, 0);
    return says(`Energy ${dayWhen(day, today)}: ${nutrientFigure(kcal)} kcal planned.`);
  }
  const { name, unit } = nutrientWords(of);
  const figure = (amount: number): string => `${nutrientFigure(Math.max(0, amount))} ${unit}`;
  const { eaten, whole } = context.amountsOf(day);
  const [has, planned] = [amountOf(eaten, of), amountOf(whole, of)];
  const target = targets.find(({ nutrient }) => nutrient === of);
  const when = dayWhen(day, today);
  if (planned === 0 && has === 0) return says(`I know of no meals ${when}.`);
  const lead =
    day > today
      ? `${name} ${when}: ${figure(planned)} planned.`
      : `${name} ${when}: ${figure(has)} eaten, ${figure(planned)} with what is planned.`;
  if (target === undefined) return says(lead);
  const { amount, kind } = target;
  const left = amount - has;
  if (kind === 'most')
    return says(
      `${lead} Up to ${figure(amount)} is advised${planned > amount ? ', so the day is a little over' : ''}.`,
    );
  if (day !== today) return says(`${lead} The target is ${figure(amount)}.`);
  if (of === 'energy_kcal' && left <= 0) return says(`${lead} You have reached your calories for today.`);
  return says(
    left > 0
      ? `${lead} Of ${figure(amount)}, ${figure(left)} are left.`
      : `${lead} You have reached your ${figure(amount)}.`,
  );
};

export const lookAtReason = (context: CoachContext, { of }: RequestOf<'why-target'>): Answer => {
  if (of === 'water')
    return says(
      `Your goal is ${context.water.goal} L a day: the adequate intake for your age and sex, less what food brings. Heat and exercise ask for more.`,
    );
  const sentence = context.reasonOf(of);
  if (sentence !== null) return says(sentence, { page: 'goal' });
  const target = context.targets.find(({ nutrient }) => nutrient === of);
  const { name, unit } = nutrientWords(of);
  return target === undefined
    ? says(`I set no target for ${name.toLowerCase()}.`)
    : says(`${name}: ${nutrientFigure(target.amount)} ${unit} is the reference intake for your age and sex.`);
};

export const lookAtMealReason = (context: CoachContext, { day, slot }: RequestOf<'why-meal'>): Answer => {
  const { plan, today } = context;
  const [found] = dishesAt(context, day, slot);
  if (plan === null) return says(NO_PLAN);
  if (found === undefined) return says(`Nothing is planned for ${placeName(day, slot, today)}.`);
  const { dish, portion } = found;
  const { targets, opinions } = plan.input;
  const why = explainMeal({ slot, portion }, dish, { targets });
  return says(`${dish.name} is there for this: ${whyInWords(why, opinions.love.includes(dish.id))}`, {
    dishes: [{ id: dish.id, name: dish.name }],
  });
};

export const lookAtPantry = ({ stock, catalogue }: CoachContext): Answer => {
  const names = [...stock].flatMap(([food, grams]) => {
    const known = catalogue.foods.get(food);
    return known === undefined || grams <= 0 ? [] : [`${known.name} (${Math.round(grams)} g)`];
  });
  return says(
    names.length === 0
      ? 'Your pantry is empty here. What you tick off on the shopping list goes into it.'
      : `At home: ${inList(names.sort())}.`,
    { page: 'pantry' },
  );
};

const LINES_SHOWN = 12;

export const lookAtList = ({ list }: CoachContext): Answer => {
  if (list.length === 0) return says('Nothing is left to buy.', { page: 'shopping' });
  const lines = list
    .slice(0, LINES_SHOWN)
    .map(({ name, quantity }) => `${name}${quantity === '' ? '' : `, ${quantity}`}`);
  const more = list.length - lines.length;
  return says(`To buy:\n${lines.join('\n')}${more > 0 ? `\nand ${more} more.` : ''}`, { page: 'shopping' });
};

export const lookAtWeight = ({ weight, minor, today }: CoachContext): Answer => {
  if (minor) return says('Weight is a question for your doctor while you grow.');
  return says(
    weight === null
      ? 'You have not logged a weight yet.'
      : `The last weight you logged is ${twoDecimals(weight.kg)} kg, ${weight.day === today ? 'today' : `on ${dayAndMonth(weight.day)}`}.`,
    { page: 'progress' },
  );
};

export const lookAtRules = ({ rules, plan }: CoachContext): Answer =>
  says(
    plan === null
      ? 'What the plan leaves out stands with your allergies.'
      : rules.length === 0
        ? 'No allergy and no food is left out.'
        : `I plan by this: ${rules.join('; ')}.`,
    {
      page: 'safety',
    },
  );
