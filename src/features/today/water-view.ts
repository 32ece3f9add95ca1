import {
  dropCount,
  intakeAfterDrop,
  isDropFull,
  waterAmount,
  waterPercent,
  waterSentence,
  waterSentenceInWords,
} from '../../domain/body/water/water.ts';
import { shareOf } from '../../domain/comfort/in-words.ts';
import { percentOf, progressFraction, ringLevel } from '../../domain/rings.ts';

export interface DropView {
  /** The intake after the drop is tapped. */
  readonly litres: number;
  readonly fill: 'full' | 'part' | 'none';
}

export interface WaterView {
  /** "1.5 L / 3 L" */
  readonly amount: string;
  readonly fraction: number;
  readonly tone: 'tomato' | 'amber' | 'leaf';
  readonly sentence: string;
  /** The amount and the sentence for members who see no figures. */
  readonly inWords: { readonly amount: string; readonly sentence: string };
  readonly drops: readonly DropView[];
}

const LEVEL_TONE = { low: 'tomato', middle: 'amber', high: 'leaf' } as const;

const MOST_DROPS = 20;

/** The tracker for an intake and a goal in litres. */
export const waterView = (intake: number, goal: number): WaterView => ({
  amount: waterAmount(intake, goal),
  fraction: progressFraction(waterPercent(intake, goal)),
  tone: LEVEL_TONE[ringLevel(percentOf(intake, goal))],
  sentence: waterSentence(intake, goal),
  inWords: {
    amount: shareOf(waterPercent(intake, goal) / 100, "today's water"),
    sentence: waterSentenceInWords(intake, goal),
  },
  drops: Array.from({ length: Math.min(dropCount(goal), MOST_DROPS) }, (_, index) => ({
    litres: intakeAfterDrop(index),
    fill: isDropFull(index, intake) ? 'full' : intake > index ? 'part' : 'none',
  })),
});
