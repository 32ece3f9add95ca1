import type { Slot } from '../../../terms/food.ts';
import type { PlanRefusal } from '../../../terms/plan.ts';

/** Why no plan was made, for the member: no figures, and nothing they did wrong. */
export interface RefusalWords {
  readonly title: string;
  readonly text: string;
  /** Rules that contradict each other; empty if rules are not the cause. */
  readonly rules: readonly string[];
}

const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  breakfast: 'breakfasts',
  snacks1: 'snacks',
  lunch: 'lunches',
  snacks2: 'snacks',
  dinner: 'dinners',
};

export const refusalInWords = (refusal: PlanRefusal): RefusalWords => {
  switch (refusal.kind) {
    case 'under-nine':
      return {
        title: 'No plan for children under nine',
        text: 'Please ask a clinician what a young child needs.',
        rules: [],
      };
    case 'kidney-disease':
      return {
        title: 'No plan with kidney disease',
        text: 'With kidney disease the right amounts of potassium, phosphorus, protein and salt depend on your blood tests. We do not know them, so we make no plan. Please ask your clinician for a renal dietitian. You can still look at recipes and log food, drinks and weight.',
        rules: [],
      };
    case 'conflict':
      return {
        title: 'No week fits all of your answers',
        text: `Our recipe book has too few ${SLOT_WORDS[refusal.slot]} for all of these together:`,
        rules: refusal.rules,
      };
    case 'energy-out-of-reach':
      return {
        title: 'No week fits all of your answers',
        text: 'With the dishes that your answers allow, no week comes near the energy you need. Leaving out fewer foods helps most.',
        rules: [],
      };
  }
};
