import { reportFile } from '../pages/reports.ts';
import { median, undisturbed } from '../pages/undisturbed.ts';
import { type Film, readFilm, recordFrames, writeSheet } from './film.ts';
import { offlineStart, type Start } from './offline-start.ts';
import type { Seen } from './watch-start.ts';

const FILMS = 9;

export interface Subject {
  readonly name: string;
  readonly start: Start;
  /** What the page shows once today's meals are there. */
  readonly words: readonly string[];
}

/** Medians of the films of one page, in milliseconds from navigation start. */
export interface Filmed {
  readonly firstPaint: number;
  readonly firstContent: number;
  readonly meals: number;
  readonly longestBlank: number;
}

interface Take {
  readonly film: Film;
  readonly seen: Seen;
}

async function filmStart({ start, words }: Subject, done: () => void): Promise<Take> {
  let frames: Awaited<ReturnType<typeof recordFrames>> = [];
  const seen = await offlineStart(start, { words, press: null }, done, async (phone) => {
    frames = await recordFrames(phone);
  });
  return { film: await readFilm(frames, seen.startedAt, seen.mealsFrame), seen };
}

async function summarise({ name }: Subject, takes: readonly Take[]): Promise<Filmed> {
  const longestBlank = median(takes.map(({ film }) => film.longestBlank));
  const middle = takes.find(({ film }) => film.longestBlank === longestBlank);
  if (middle !== undefined) await writeSheet(await reportFile('film', name, 'png'), middle.film);
  return {
    firstPaint: median(takes.map(({ seen }) => seen.firstPaint)),
    firstContent: median(takes.map(({ film }) => film.firstContent)),
    meals: median(takes.map(({ film }) => film.firstAfter)),
    longestBlank,
  };
}

/**
 * Films starts of all subjects in turn, so that what one moment does to the machine does not fall on one of them
 * alone. The contact sheet of each is that of its middle film.
 */
export async function filmInTurn(
  subjects: readonly Subject[],
): Promise<readonly { readonly subject: Subject; readonly filmed: Filmed }[]> {
  const rolls = subjects.map((subject) => ({ subject, takes: [] as Take[] }));
  for (let round = 0; round < FILMS; round += 1)
    for (const { subject, takes } of rolls)
      takes.push(...(await undisturbed(1, (done) => filmStart(subject, done))));
  return Promise.all(
    rolls.map(async ({ subject, takes }) => ({ subject, filmed: await summarise(subject, takes) })),
  );
}
