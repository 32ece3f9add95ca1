import * as v from 'valibot';
import type { CoachToolName } from '../../domain/coach/model/tool-names.ts';
import { SLOTS } from '../../terms/food.ts';
import { NUTRIENTS } from '../../terms/nutrients.ts';
import { boundedText } from '../wire.ts';

const NAME_MAX = 120;
const FOODS_MAX = 8;
const MINUTES_MAX = 600;
const LITRES_MAX = 5;

const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));

const day = described(
  v.pipe(
    v.string(),
    v.regex(
      /^(?:yesterday|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{4}-\d{2}-\d{2})$/,
    ),
  ),
  'yesterday, today, tomorrow, the coming weekday in lower case (friday), or YYYY-MM-DD',
);
const slot = described(v.picklist(SLOTS), 'The meal. snacks1 is in the morning, snacks2 in the afternoon.');
const name = v.pipe(boundedText(NAME_MAX), v.trim(), v.nonEmpty());
const foods = v.pipe(v.array(name), v.maxLength(FOODS_MAX));
const nutrient = v.picklist([...NUTRIENTS, 'water']);
const food = described(name, 'A food in plain words, in the singular: carrot, greek yoghurt');
const dish = described(name, 'The id of a dish, as another tool returned it');

/** Wishes for a dish; every wish may be left out. */
const wishes = {
  with: described(v.optional(foods), 'Foods, or groups of foods, that it has'),
  without: described(v.optional(foods), 'Foods, or groups of foods, that it must not have'),
  minutes: described(
    v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MINUTES_MAX))),
    'Most minutes of work',
  ),
  more: described(v.optional(v.picklist(NUTRIENTS)), 'What it should have more of than the dish planned now'),
  less: described(v.optional(v.picklist(NUTRIENTS)), 'What it should have less of than the dish planned now'),
  at_home: described(v.optional(v.boolean()), 'Made of what is at home'),
};

interface CoachTool {
  readonly description: string;
  readonly parameters: v.GenericSchema<unknown, object>;
}

/** The tools of the coach: what each does, in words for a model, and the arguments that it takes. */
export const coachTools = {
  day: {
    description: 'The meals of a day with their figures: planned, eaten, left. One meal only with slot.',
    parameters: v.object({ day, slot: v.optional(slot) }),
  },
  week: { description: 'The dishes of the days that are planned.', parameters: v.object({}) },
  amount: {
    description: 'A nutrient, the energy or the water of a day: eaten or drunk, planned, target, left.',
    parameters: v.object({ of: nutrient, day }),
  },
  target_reason: {
    description: 'Why a target is what it is, with its source.',
    parameters: v.object({ of: nutrient }),
  },
  dish: {
    description:
      'Ingredients, steps, time and figures of a dish: by its id, or by the day and slot it is planned for.',
    parameters: v.object({ dish: v.optional(dish), day: v.optional(day), slot: v.optional(slot) }),
  },
  find_dishes: {
    description: 'Dishes that fit wishes and the rules of the member. Returns ids, names and figures.',
    parameters: v.object({ slot: v.optional(slot), ...wishes }),
  },
  food: { description: 'The figures of a food, for 100 g.', parameters: v.object({ food }) },
  substitutes: {
    description: 'What can take the place of a food in cooking.',
    parameters: v.object({ food }),
  },
  pantry: { description: 'What is at home.', parameters: v.object({}) },
  shopping_list: { description: 'What is to be bought.', parameters: v.object({}) },
  rules: {
    description: 'Diet, allergies and foods left out, which bind every dish.',
    parameters: v.object({}),
  },
  weight: { description: 'The last weights that the member logged.', parameters: v.object({}) },
  propose_swap: {
    description: 'Proposes another dish for a planned meal: by its id, or by wishes.',
    parameters: v.object({ day, slot, dish: v.optional(dish), ...wishes }),
  },
  propose_skip: {
    description: 'Proposes to leave a planned meal out and spread what it had.',
    parameters: v.object({ day, slot }),
  },
  propose_move: {
    description: 'Proposes to move a planned meal to another day or slot.',
    parameters: v.object({ day, slot, to_day: day, to_slot: slot }),
  },
  propose_portion: {
    description: 'Proposes a larger or smaller portion of a planned meal.',
    parameters: v.object({
      day,
      slot,
      factor: described(v.pipe(v.number(), v.minValue(0.25), v.maxValue(4)), 'The portion times this'),
    }),
  },
  propose_food_eaten: {
    description: 'Proposes to log food that was eaten beside the plan.',
    parameters: v.object({
      food,
      amount: described(v.optional(name), 'As the member said it: two slices, 200 g'),
      day,
      slot: v.optional(slot),
    }),
  },
  propose_water: {
    description: 'Proposes to log water that was drunk today.',
    parameters: v.object({ litres: v.pipe(v.number(), v.minValue(0.01), v.maxValue(LITRES_MAX)) }),
  },
  propose_shopping_line: {
    description: 'Proposes a line for the shopping list.',
    parameters: v.object({ name: described(name, 'As it should stand there: 2 lemons') }),
  },
  propose_leave_out: {
    description:
      'Proposes to leave a food out of every dish from now on, because the member does not like it.',
    parameters: v.object({ food }),
  },
} as const satisfies Readonly<Record<CoachToolName, CoachTool>>;
