import type { Nutrient } from '../../../terms/nutrients.ts';
import type { CoachRequest, Missing, RequestOf } from '../slots/request.ts';
import { type Answer, says } from './answer.ts';
import { chipsFor } from './chips.ts';
import type { CoachContext } from './coach-context.ts';

const QUESTIONS: Readonly<Record<Missing, string>> = {
  food: 'Which food do you mean?',
  foods: 'Which two foods do you mean?',
  dish: 'Which dish do you mean?',
  minutes: 'For how many minutes?',
  weight: 'What do you weigh? Tell me with its unit, such as 72.5 kg.',
  litres: 'How much did you drink?',
  nutrient: 'Rich in what?',
};
const TIMES = [5, 10, 20];
const DRINKS = [0.25, 0.5, 1];
const OFTEN_ASKED: readonly Nutrient[] = ['protein_g', 'iron_mg', 'fiber_g'];

const offered = (missing: Missing): readonly CoachRequest[] => {
  if (missing === 'minutes') return TIMES.map((minutes) => ({ tool: 'timer', minutes }));
  if (missing === 'litres') return DRINKS.map((litres) => ({ tool: 'drank', litres }));
  return missing === 'nutrient' ? OFTEN_ASKED.map((of) => ({ tool: 'sources', of })) : [];
};

/** Asks for what a request lacks; the next message, or a tap, tells it. */
export const askFor = (context: CoachContext, request: RequestOf<'ask'>): Answer =>
  says(QUESTIONS[request.for], { chips: chipsFor(offered(request.for), context) });
