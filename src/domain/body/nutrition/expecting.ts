import type { ExpectingStage } from '../../../terms/plan.ts';
import { type Reason, reason, SOURCES } from './reason.ts';

interface Stage {
  readonly label: string;
  readonly condition: 'pregnancy' | 'lactation';
  /** kcal a day on top of what holds the weight: IOM, Dietary Reference Intakes for Energy, 2005. */
  readonly kcal: number;
  /** kcal a day after EFSA, Dietary Reference Values for energy, 2013; null where it gives none. */
  readonly efsaKcal: number | null;
}

export const STAGES: Readonly<Record<ExpectingStage, Stage>> = {
  'trimester-1': { label: 'Pregnant, months 1 to 3', condition: 'pregnancy', kcal: 0, efsaKcal: 70 },
  'trimester-2': { label: 'Pregnant, months 4 to 6', condition: 'pregnancy', kcal: 340, efsaKcal: 260 },
  'trimester-3': { label: 'Pregnant, months 7 to 9', condition: 'pregnancy', kcal: 452, efsaKcal: 500 },
  'breastfeeding-to-6-months': {
    label: 'Breastfeeding, up to 6 months',
    condition: 'lactation',
    kcal: 330,
    efsaKcal: 500,
  },
  'breastfeeding-from-7-months': {
    label: 'Breastfeeding, from 7 months on',
    condition: 'lactation',
    kcal: 400,
    efsaKcal: null,
  },
};

const IN_PREGNANCY =
  'In pregnancy, food alone seldom gives enough folate, iodine, vitamin D and iron. Guidelines advise tablets: folic acid 400 µg a day until week 12, vitamin D 10 µg, iodine 150 µg, and iron as your midwife or doctor says.';
const IN_LACTATION =
  'While breastfeeding, guidelines advise tablets with vitamin D, 10 µg a day, and iodine, 150 µg. Ask your midwife or doctor which ones.';

/** Energy on top of what holds the weight, and supplements that no plan of food replaces. */
export const expectingNeeds = (
  stage: ExpectingStage | null,
): { readonly kcal: number; readonly reasons: readonly Reason[] } => {
  if (stage === null)
    return {
      kcal: 0,
      reasons: [
        reason(
          'expecting-energy',
          'Nothing is added yet. Tell us on the safety page which month it is, and we add the energy you need.',
          SOURCES.sorrel,
        ),
        reason('supplements', `${IN_PREGNANCY} ${IN_LACTATION}`, SOURCES.supplements),
      ],
    };
  const { label, condition, kcal, efsaKcal } = STAGES[stage];
  const other = efsaKcal === null ? '' : ` European guidance (EFSA) says ${efsaKcal}.`;
  const added = kcal === 0 ? 'nothing is added' : `${kcal} kcal a day are added`;
  return {
    kcal,
    reasons: [
      reason('expecting-energy', `${label}: ${added}.${other}`, SOURCES.expecting),
      reason('supplements', condition === 'pregnancy' ? IN_PREGNANCY : IN_LACTATION, SOURCES.supplements),
    ],
  };
};
