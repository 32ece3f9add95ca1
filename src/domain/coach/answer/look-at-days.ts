import { SLOTS } from '../../../terms/food.ts';
import { amountOf, nutrientIndex } from '../../../terms/nutrients.ts';
import { nutrientFigure, nutrientWords } from '../../body/nutrition/nutrient-words.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, capital, inList, says } from './answer.ts';
import type { CoachContext } from './coach-context.ts';
import { dayWhen, dishesAt, NO_PLAN, placeName } from './plan-parts.ts';

const MOST_SHOWN = 3;

/** The meals or days of the plan with the most or least of a nutrient. */
export const lookAtExtremes = (context: CoachContext, request: RequestOf<'extremes'>): Answer => {
  const { of, most, by, day: asked } = request;
  const { plan, today } = context;
  if (plan === null) return says(NO_PLAN);
  const isOfDay = by === 'meal' && asked !== undefined;
  const days = plan.input.days.map(({ date }) => date).filter((date) => !isOfDay || date === asked);
  const amounts =
    by === 'day'
      ? days.map((day) => ({
          name: capital(dayWhen(day, today)),
          amount: amountOf(context.amountsOf(day).whole, of),
          dish: null,
        }))
      : days.flatMap((day) =>
          SLOTS.flatMap((slot) =>
            dishesAt(context, day, slot).map(({ dish, portion }) => ({
              name: `${capital(placeName(day, slot, today))}: ${dish.name}`,
              amount: amountOf(dish.nutrients, of) * portion,
              dish,
            })),
          ),
        );
  const ranked = amounts
    .toSorted((one, other) => (most ? -1 : 1) * (one.amount - other.amount))
    .slice(0, MOST_SHOWN);
  if (ranked.length === 0) return says(NO_PLAN);
  const { name, unit } = nutrientWords(of);
  return says(
    `${most ? 'Most' : 'Least'} ${name.toLowerCase()} ${isOfDay ? dayWhen(asked, today) : 'this week'}:\n${ranked.map((each) => `${each.name}, ${nutrientFigure(each.amount)} ${unit}`).join('\n')}`,
    { dishes: ranked.flatMap(({ dish }) => (dish === null ? [] : [{ id: dish.id, name: dish.name }])) },
  );
};

/** The amounts eaten on a day, without praise or blame. */
export const reviewDay = (context: CoachContext, { day }: RequestOf<'review'>): Answer => {
  const { today, targets, water } = context;
  const log = context.logOf(day);
  const planned = SLOTS.flatMap((slot) =>
    dishesAt(context, day, slot).map(({ dish }) => `${slot}/${dish.id}`),
  );
  const eaten = planned.filter((key) => log.eaten.has(key)).length;
  const when = dayWhen(day, today);
  if (eaten === 0 && log.foods.size === 0)
    return says(`Nothing is logged ${when} yet. Tell me what you ate, and I note it.`);
  const { eaten: amounts } = context.amountsOf(day);
  const lines = targets
    .filter(({ kind }) => kind === 'aim')
    .map(({ nutrient, amount }) => {
      const { name, unit } = nutrientWords(nutrient);
      return `${name}: ${nutrientFigure(amountOf(amounts, nutrient))} of ${nutrientFigure(amount)} ${unit}.`;
    });
  const drunk = day === today ? [`Water: ${Math.round(water.drunk * 100) / 100} of ${water.goal} L.`] : [];
  const beside =
    log.foods.size === 0
      ? ''
      : `, and ${log.foods.size} ${log.foods.size === 1 ? 'thing' : 'things'} beside the plan`;
  return says(
    [
      `${capital(when)}: ${eaten} of ${planned.length} planned dishes eaten${beside}.`,
      ...lines,
      ...drunk,
    ].join('\n'),
  );
};

const MAIN = ['energy_kcal', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g'] as const;

/** Two foods beside each other, in 100 g of each. */
export const compareFoods = ({ readFood }: CoachContext, { foods, of }: RequestOf<'compare'>): Answer => {
  const read = foods.map((words) => readFood(words)?.food ?? null);
  const [one, other] = read;
  if (one == null || other == null)
    return says(
      `I do not know "${foods[one == null ? 0 : 1]}". Search for it in the diary, or add it as a food of your own.`,
      {
        page: 'own-food',
      },
    );
  const lines = (of === null ? MAIN : [of]).map((nutrient) => {
    const { name, unit } = nutrientWords(nutrient);
    const said = [one, other].map(({ per100 }) => {
      const amount = per100[nutrientIndex[nutrient]] ?? 0;
      return `${nutrientFigure(amount)} ${unit}`;
    });
    return `${name}: ${inList(said)}`;
  });
  return says(`${one.name} and ${other.name}, in 100 g each:\n${lines.join('\n')}`);
};
