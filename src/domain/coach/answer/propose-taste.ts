import type { JournalFact } from '../../../terms/journal.ts';
import type { Opinion } from '../../../terms/plan.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, inList, says } from './answer.ts';
import { foodsMeant } from './catalogue-food.ts';
import type { CoachContext } from './coach-context.ts';
import { dayWhen, dishOf, logProposal, placeName } from './plan-parts.ts';

const OPINIONS: Readonly<Record<Opinion, readonly [title: string, text: string]>> = {
  love: ['Love', 'Your plans will have it more often.'],
  fine: ['Fine', 'It comes as often as others.'],
  never: ['Never again', 'Your plans will leave it out.'],
};

export const proposeOpinion = (context: CoachContext, { of, opinion }: RequestOf<'opinion'>): Answer => {
  const found = dishOf(context, of);
  if (found === null) return says('I do not know which dish you mean. Tell me its name.');
  const { dish } = found;
  const { love, never } = context.plan?.input.opinions ?? { love: [], never: [] };
  const before: Opinion = love.includes(dish.id) ? 'love' : never.includes(dish.id) ? 'never' : 'fine';
  const fact = (given: Opinion): JournalFact => ({
    day: context.today,
    kind: 'dish.opinion',
    payload: { recipe: dish.id, opinion: given },
  });
  const [title, text] = OPINIONS[opinion];
  return says(text, {
    proposals: [
      { ...logProposal(`${title}: ${dish.name}`, '', [fact(opinion)], [fact(before)]), dish: dish.id },
    ],
  });
};

export const proposeLeavingOut = (context: CoachContext, { food: words }: RequestOf<'leave-out'>): Answer => {
  const { catalogue, plan, today } = context;
  if (!context.canLeaveOut)
    return says('Foods to leave out stand with your allergies; this device does not have those answers.', {
      page: 'safety',
    });
  const left = plan?.input.rules.excludedFoods ?? [];
  const named = foodsMeant(words, catalogue);
  const foods = named.filter(({ id }) => !left.includes(id));
  if (named.length > 0 && foods.length === 0) return says(`Your plans leave out ${words} already.`);
  if (foods.length === 0)
    return says(`I know no food called "${words}" that plans are made of, so none will come.`);
  const ids = new Set(foods.map(({ id }) => id));
  const meals = (plan?.input.days ?? [])
    .filter(({ date }) => date >= today)
    .flatMap(({ date, meals: ofDay }) =>
      ofDay
        .filter(({ recipeId }) =>
          catalogue.dishes.get(recipeId)?.ingredients.some(({ food }) => ids.has(food)),
        )
        .map(({ slot }) => placeName(date, slot, today)),
    );
  const now =
    meals.length === 0
      ? 'Nothing of this week has it.'
      : `This week it is in ${inList(meals)}; those meals will need another dish.`;
  return says(`I can leave out ${words} from now on. ${now}`, {
    proposals: [
      {
        title: `Leave out ${inList(foods.slice(0, 6).map(({ name }) => name.toLowerCase()))}${foods.length > 6 ? ' and more' : ''}`,
        detail: `From ${dayWhen(today, today)} on.`,
        effect: { kind: 'leave-out', foods: [...ids] },
        dish: null,
        figures: null,
        basis: '',
      },
    ],
  });
};
