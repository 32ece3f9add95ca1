import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../src/domain/coach/examples');

/** A part of an example: words that a slot is marked of, or words between them. */
export interface ExamplePart {
  readonly slot: string | null;
  readonly text: string;
}

export interface Example {
  /** An intent, a kind of care after `care_`, or `harmless` for what is no care and nothing else is known of. */
  readonly label: string;
  readonly parts: readonly ExamplePart[];
  readonly text: string;
  readonly language: string;
  readonly voice: string;
}

const SLOT = /\{(\w+):([^{}]*)\}/g;

const partsOf = (marked: string): readonly ExamplePart[] => {
  const parts: ExamplePart[] = [];
  let from = 0;
  for (const { 0: all, 1: slot = '', 2: text = '', index } of marked.matchAll(SLOT)) {
    if (index > from) parts.push({ slot: null, text: marked.slice(from, index) });
    parts.push({ slot, text });
    from = index + all.length;
  }
  return from < marked.length ? [...parts, { slot: null, text: marked.slice(from) }] : parts;
};

const files = (ending: string): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

/** The hash that weights carry of the examples they were trained on. */
export const hashOfExamples = (): string =>
  createHash('sha256')
    .update([...files('.tsv'), ...files('.txt')].join('\n'))
    .digest('hex')
    .slice(0, 16);

/** Every example of every voice, in the order of the files. */
export const readExamples = (): readonly Example[] =>
  files('.tsv').flatMap((file) =>
    file
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [label = '', marked = '', language = '', voice = ''] = line.split('\t');
        const parts = partsOf(marked);
        return { label, parts, text: parts.map(({ text }) => text).join(''), language, voice };
      }),
  );

/** Names of foods and dishes that examples need not hold. */
export const readFoodNames = (): readonly string[] =>
  files('.txt').flatMap((file) => file.split('\n').filter((line) => line !== ''));
