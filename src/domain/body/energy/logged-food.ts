/** A member's eating, by the log so far. Plain data. */
export interface Eating {
  /** Mean energy of complete days, kcal, the newer ones counting more; null before the first. */
  readonly usualKcal: number | null;
  /** Complete days so far. */
  readonly daysLogged: number;
  /** Days logged far below the usual, since the last complete one. */
  readonly daysScanty: number;
  /** Nights in a row whose food is not known. */
  readonly nightsMissed: number;
}

export const NOTHING_LOGGED: Eating = { usualKcal: null, daysLogged: 0, daysScanty: 0, nightsMissed: 0 };

/** Energy logged on a day, 0 for nothing, and of its plan, kcal. */
interface LoggedDay {
  readonly kcal: number;
  readonly plannedKcal: number;
}

/** Below this share of the plan a day counts as incomplete, and below this share of the usual, once that is known. */
const COMPLETE_SHARE = 0.5;
const COMPLETE_USUAL_SHARE = 0.65;
/** The scanty day that is believed: the member eats otherwise now, and the usual starts anew. */
const BELIEVED_SCANTY_DAY = 3;
const USUAL_DAYS = 21;
/** From so many complete days on, single other days are taken to be like them; not a longer gap. */
const USUAL_FROM_DAYS = 5;
const LONGEST_LIKE_USUAL = 3;

/** The usual, kcal; null until enough days tell it. */
const knownUsual = ({ usualKcal, daysLogged }: Eating): number | null =>
  daysLogged >= USUAL_FROM_DAYS ? usualKcal : null;

const completenessOf = (
  before: Eating,
  { kcal, plannedKcal }: LoggedDay,
): 'complete' | 'anew' | 'scanty' | 'unknown' => {
  if (kcal <= 0 || kcal < COMPLETE_SHARE * plannedKcal) return 'unknown';
  if (kcal >= COMPLETE_USUAL_SHARE * (knownUsual(before) ?? 0)) return 'complete';
  return before.daysScanty + 1 < BELIEVED_SCANTY_DAY ? 'scanty' : 'anew';
};

const usualWith = ({ usualKcal, daysLogged }: Eating, kcal: number): number =>
  usualKcal === null ? kcal : usualKcal + (kcal - usualKcal) / Math.min(daysLogged + 1, USUAL_DAYS);

/** Takes one day's log. `likelyKcal`: the energy eaten on it; null where nothing tells. */
export const takeFood = (
  before: Eating,
  logged: LoggedDay,
): { readonly isComplete: boolean; readonly likelyKcal: number | null; readonly after: Eating } => {
  const { kcal } = logged;
  const completeness = completenessOf(before, logged);
  if (completeness === 'complete' || completeness === 'anew') {
    const usualKcal = completeness === 'anew' ? kcal : usualWith(before, kcal);
    const after = { usualKcal, daysLogged: before.daysLogged + 1, daysScanty: 0, nightsMissed: 0 };
    return { isComplete: true, likelyKcal: kcal, after };
  }
  const usual = before.nightsMissed < LONGEST_LIKE_USUAL ? knownUsual(before) : null;
  return {
    isComplete: false,
    likelyKcal: usual === null ? null : Math.max(kcal, usual),
    after: {
      ...before,
      daysScanty: before.daysScanty + (completeness === 'scanty' ? 1 : 0),
      nightsMissed: before.nightsMissed + 1,
    },
  };
};
