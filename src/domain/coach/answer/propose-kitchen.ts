import type { Food } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { kitchenGrams } from '../../food/amounts/kitchen-amounts.ts';
import { nextSlot } from '../slots/places.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, capital, says } from './answer.ts';
import { foodsNamed } from './catalogue-food.ts';
import type { CoachContext } from './coach-context.ts';
import { dishesAt, logProposal } from './plan-parts.ts';

export const proposeBuy = ({ today, newId }: CoachContext, { name }: RequestOf<'buy'>): Answer => {
  const item = newId();
  const fact = (wanted: boolean): JournalFact => ({
    day: today,
    kind: 'shopping.add',
    payload: { item, name: capital(name), quantity: '', wanted },
  });
  return says('I can put it on the list.', {
    proposals: [logProposal(`${capital(name)} on the shopping list`, '', [fact(true)], [fact(false)])],
  });
};

export const proposeAtHome = (
  context: CoachContext,
  { food: words, grams, others = [] }: RequestOf<'at-home'>,
): Answer => {
  const { today, stock, thingOf, catalogue } = context;
  const [food] = foodsNamed(words, catalogue);
  if (food === undefined)
    return says(`I know no food called "${words}" that plans are made of. You can write it in your pantry.`, {
      page: 'pantry',
    });
  const amount = grams ?? food.pack.grams;
  const more = others.flatMap((other) => foodsNamed(other, catalogue)[0] ?? []);
  const set = (one: Food, so: number): JournalFact => ({
    day: today,
    kind: 'pantry.set',
    payload: { food: one.id, grams: so },
  });
  const before = (one: Food): JournalFact => set(one, stock.get(thingOf(one.id)) ?? 0);
  const withAmount = (one: Food, so: number): string => `${one.name}, ${kitchenGrams(so)}`;
  const there = [withAmount(food, amount), ...more.map((one) => withAmount(one, one.pack.grams))];
  const title = amount === 0 ? `No ${food.name.toLowerCase()} at home` : `At home: ${there.join('; ')}`;
  return says(
    amount === 0
      ? 'I take it out of your pantry, so that the list asks for it again.'
      : `I note it in your pantry, so that the list asks for less.${grams === null ? ' You named no amount, so I take one pack.' : ''}`,
    {
      proposals: [
        logProposal(
          title,
          '',
          [set(food, amount), ...more.map((one) => set(one, one.pack.grams))],
          [food, ...more].map(before),
        ),
      ],
    },
  );
};

export const proposeTimer = (context: CoachContext, { minutes }: RequestOf<'timer'>): Answer => {
  const { today, hour } = context;
  const [found] = dishesAt(context, today, nextSlot(hour));
  if (found === undefined) return says('Timers belong to a dish: start one from its kitchen.');
  const { id, name } = found.dish;
  return says('It rings here, without a network too.', {
    proposals: [
      {
        title: `Timer for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
        detail: `For ${name}.`,
        effect: { kind: 'timer', minutes, dish: id, dishName: name },
        dish: null,
        figures: null,
        basis: '',
      },
    ],
  });
};
