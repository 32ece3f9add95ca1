/** One instruction of a Dockerfile: its name in capitals, and what follows it. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export interface Stage {
  /** Null where no other stage can copy from it. */
  readonly name: string | null;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile. Throws where an instruction stands before the first of them. */
export function readDockerfile(text: string): readonly Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const stages: { name: string | null; base: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === 'FROM') {
      const [base = '', , stage = null] = rest.split(/\s+/);
      stages.push({ name: stage, base, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined || name === '')
      throw new Error(`The Dockerfile has a line out of place: ${line}`);
    stage.instructions.push({ name, rest });
  }
  return stages;
}

/** The `NAME=value` pairs of an ENV instruction; values hold no blanks. */
export const readPairs = (rest: string): ReadonlyMap<string, string> =>
  new Map(rest.split(/\s+/).map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));

/** The words of a CMD or HEALTHCHECK instruction, which are a JSON list behind its options. */
export const readWords = (rest: string): readonly string[] => JSON.parse(rest.slice(rest.indexOf('[')));

/** Tests beside the code: nothing loads them, so it is no matter whether they are there. */
const TESTS = /^\*\*\/\*\.test\.tsx?$/;

/**
 * The names at the top of the repository that a .dockerignore lets into the image: it leaves out all (`*`) but those
 * behind a `!`, and tests. Throws at any other rule, as that would need Docker's own reading.
 */
export function readContext(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [first, ...rules] = lines.filter((line) => !TESTS.test(line));
  if (first !== '*' || rules.some((rule) => !/^![\w.-]+$/.test(rule)))
    throw new Error('.dockerignore must be `*` and then one `!name` a line.');
  return rules.map((rule) => rule.slice(1));
}
