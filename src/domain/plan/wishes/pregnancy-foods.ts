import type { BoundAnswer } from './wishes-from-answers.ts';

/**
 * Foods of the catalogue that no plan holds while pregnant or breastfeeding (FDA, Advice about Eating Fish and
 * Food Safety for Moms-to-Be; NHS, Foods to avoid in pregnancy): sprouts, cold-smoked fish, sliced cold meat and
 * fresh soft cheese may carry listeria; cured sausage, which is raw, toxoplasmosis; tuna holds mercury. The catalogue
 * has no liver, no alcohol and no fish higher in mercury.
 */
export const LEFT_OUT_IN_PREGNANCY: readonly string[] = [
  'bean-sprouts',
  'salmon-smoked',
  'tuna-canned',
  'ham',
  'chorizo',
  'queso-fresco',
  'goat-cheese',
];

/** Advice that no list of foods can give, because it depends on the packet and the pan. */
export const PREGNANCY_ADVICE =
  'While pregnant or breastfeeding: choose cheese and milk that say "pasteurised". Cook eggs, meat and fish all the way through. No raw sprouts, no liver, no alcohol. Tuna only now and then, and no shark, swordfish or king mackerel. Ask your clinician or midwife how much more you need to eat.';

/** Foods left out besides the member's own choice. */
export const leftOutFor = (pregnantOrBreastfeeding: boolean): readonly string[] =>
  pregnantOrBreastfeeding ? LEFT_OUT_IN_PREGNANCY : [];

/** The answer as one that binds the plan; it cannot be turned off. */
export const pregnancyAnswer = (pregnantOrBreastfeeding: boolean): readonly BoundAnswer[] =>
  pregnantOrBreastfeeding
    ? [
        {
          id: 'pregnant_or_breastfeeding',
          question: 'Pregnant or breastfeeding',
          answer: 'Yes',
          effect:
            'Nothing is taken off. Left out of every dish: sprouts, smoked fish, tuna, cold and cured meat and fresh soft cheese.',
          warning: PREGNANCY_ADVICE,
          switchable: false,
          on: true,
        },
      ]
    : [];
