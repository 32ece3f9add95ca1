import { percentOf } from '../../rings.ts';

/** Amounts are litres. Sums are kept to the millilitre, so that 0.1 + 0.2 reads 0.3. */
const toMillilitre = (litres: number): number => Math.round(litres * 1000) / 1000;

/** One drop for every whole litre of the goal, rounded up. */
export const dropCount = (goal: number): number => Math.max(Math.ceil(goal), 0);

/** A drop is full when the intake has reached it. */
export const isDropFull = (index: number, intake: number): boolean => intake >= index + 1;

/** Tapping a drop sets the intake to its index plus 1. */
export const intakeAfterDrop = (index: number): number => index + 1;

/** The journal's amount when the intake goes from one value to another: +2, -1. */
export const intakeChange = (from: number, to: number): number => toMillilitre(to - from);

/** The intake after journal entries from any number of devices; never below nothing. */
export const intakeWith = (base: number, changes: readonly number[]): number =>
  Math.max(toMillilitre(changes.reduce((sum, change) => sum + change, base)), 0);

export const waterPercent = (intake: number, goal: number): number => percentOf(intake, goal);

export const waterAmount = (intake: number, goal: number): string =>
  `${toMillilitre(intake)} L / ${toMillilitre(goal)} L`;

/** Rounded up, so that the sentence never says 0.0L while something is left. */
const litresLeft = (intake: number, goal: number): string =>
  (Math.ceil(toMillilitre(goal - intake) * 10) / 10).toFixed(1);

const GOAL_MET = "Great job! You've met your water intake goal for the day.";

export const waterSentence = (intake: number, goal: number): string =>
  waterPercent(intake, goal) >= 100 ? GOAL_MET : `Keep it up! Only ${litresLeft(intake, goal)}L to go.`;

/** The same for members who see no figures. */
export const waterSentenceInWords = (intake: number, goal: number): string =>
  waterPercent(intake, goal) >= 100 ? GOAL_MET : 'Keep it up!';
