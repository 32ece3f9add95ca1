import { createRandom, type Random } from '../../../src/domain/random.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { KINDS, type Kind, nextWrite, send, signUpWriter, type Write, type Writer } from './writer.ts';

/** Where the server that is killed keeps its data, and how its mail is read. */
export interface Subject {
  readonly environment: Readonly<Record<string, string>>;
  codeFor(email: string, server: ServerProcess): string | null;
}

export interface KillPlan {
  readonly kills: number;
  /** Draws the moments. */
  readonly seed: number;
  /** Whether to wait, half a minute, until everything that was sent is answered. */
  readonly patient: boolean;
}

/** Who writes at the same time. Others take over before a member has written more than the limits let through. */
const WRITERS = 2;
const KILLS_OF_A_PAIR = 8;
/** One of so many kills hits a server that is still starting. */
const STARTING_EVERY = 5;
const STARTING_MS = 2_500;
/** A server at work is killed after at most so many acknowledged writes, and then at any moment. */
const WRITES_MAX = 60;
const WRITING_MS = 40;
const WAIT_MS = 250;
/** A request that died holds its key for thirty seconds. */
const LAST_TRIES = 200;

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What is sent at the same time, each lane one write after the other. */
const LANES: readonly Kind[] = ['journal', 'journal', 'profile'];

const settle = (writer: Writer, write: Write, outcome: boolean | string): void => {
  if (outcome === true) {
    writer.kept[write.kind].add(write.number);
    if (write.kind !== 'registration') writer.last.set(write.kind, write);
    writer.unsure.delete(write.key);
  } else if (outcome === false) writer.unsure.set(write.key, write);
};

/** Answers to a write whose first sending died: wait for its key to be free, or for the limit to pass. */
const mayComeLater = (outcome: string): boolean => outcome.startsWith('409') || outcome.startsWith('429');

const repeatUnsure = async (origin: string, writer: Writer): Promise<void> => {
  for (const write of [...writer.unsure.values()]) {
    // Of two addresses a minute one is refused: whether it was made is looked up at the end.
    if (write.kind === 'registration') continue;
    const outcome = await send(origin, writer, write);
    if (outcome === false) return;
    if (outcome !== true && !mayComeLater(outcome)) throw new Error(`${write.kind} again: ${outcome}`);
    if (outcome === true) settle(writer, write, outcome);
    else writer.unsure.set(write.key, { ...write, told: outcome });
  }
};

const isUnsure = ({ unsure }: Writer, kind: Kind): boolean =>
  [...unsure.values()].some((write) => write.kind === kind);

const write = async (origin: string, writer: Writer, kind: Kind): Promise<boolean> => {
  const next = nextWrite(writer, kind);
  // Known before it is answered: the server may be killed in between.
  writer.unsure.set(next.key, next);
  const outcome = await send(origin, writer, next);
  // A hundred kills bring more chat and registrations than the limits let through.
  const isRefused = typeof outcome === 'string' && outcome.startsWith('429');
  if (isRefused) writer.unsure.delete(next.key);
  else if (typeof outcome === 'string') throw new Error(`${kind}: ${outcome}`);
  else settle(writer, next, outcome);
  return outcome !== false;
};

/** Writes until the server is gone. */
const writeOn = async (
  origin: string,
  writer: Writer,
  isOver: () => boolean,
  onSaved: () => void,
): Promise<void> => {
  await repeatUnsure(origin, writer);
  const lanes = LANES.map(async (kind) => {
    while (!isOver()) {
      // What stands last is what was sent last: the next waits until it is known what became of this one.
      if (kind === 'profile' && isUnsure(writer, kind)) return;
      if (!(await write(origin, writer, kind))) return;
      onSaved();
    }
  });
  const once = (async () => (await write(origin, writer, 'chat')) && write(origin, writer, 'registration'))();
  await Promise.all([...lanes, once]);
};

const killWhileStarting = async ({ environment }: Subject, random: Random): Promise<void> => {
  const server = startServerProcess(environment);
  await later(random.below(STARTING_MS));
  await server.kill();
};

const killWhileWriting = async ({ environment }: Subject, writers: readonly Writer[], random: Random) => {
  const server = startServerProcess(environment);
  const origin = await server.ready;
  let isOver = false;
  let left = 1 + random.below(WRITES_MAX);
  const moment = random.below(WRITING_MS);
  let enough = (): void => undefined;
  const written = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const onSaved = (): void => {
    left -= 1;
    if (left === 0) enough();
  };
  const writing = Promise.all(writers.map((writer) => writeOn(origin, writer, () => isOver, onSaved)));
  try {
    await Promise.race([written.then(() => later(moment)), writing]);
  } finally {
    isOver = true;
    await server.kill();
  }
  await writing;
};

const hasKept = (writers: readonly Writer[]): boolean => writers.some(({ kept }) => kept.journal.size > 0);

const codeOf = async (subject: Subject, email: string, server: ServerProcess): Promise<string> => {
  for (let attempt = 0; attempt < LAST_TRIES; attempt += 1) {
    const code = subject.codeFor(email, server);
    if (code !== null) return code;
    await later(WAIT_MS);
  }
  throw new Error(`No code came for ${email}.`);
};

const signUpAll = async (subject: Subject, members: number): Promise<Writer[]> => {
  const server = startServerProcess(subject.environment);
  const origin = await server.ready;
  const writers: Writer[] = [];
  for (let at = 1; at <= members; at += 1)
    writers.push(await signUpWriter(origin, `writer${at}`, (email) => codeOf(subject, email, server)));
  await server.kill();
  return writers;
};

/** Answers what was acknowledged with what it answered then. */
const repeatKept = async (origin: string, writer: Writer): Promise<void> => {
  for (const write of writer.last.values()) {
    const outcome = await send(origin, writer, write);
    if (outcome !== true) throw new Error(`${write.kind} was acknowledged, and now: ${outcome}`);
  }
};

/**
 * Starts once more, repeats what was acknowledged last and, where there is time, what nobody knows about until
 * it is answered; kills for the last time.
 */
const repeatAll = async (
  { environment }: Subject,
  writers: readonly Writer[],
  patient: boolean,
): Promise<void> => {
  const server = startServerProcess(environment);
  const origin = await server.ready;
  const open = () =>
    writers.some((writer) => KINDS.some((kind) => kind !== 'registration' && isUnsure(writer, kind)));
  for (const writer of writers) await repeatKept(origin, writer);
  for (let attempt = 0; patient && open() && attempt < LAST_TRIES; attempt += 1) {
    for (const writer of writers) await repeatUnsure(origin, writer);
    if (open()) await later(WAIT_MS);
  }
  await server.kill();
};

/**
 * Kills the server `kills` times, the first time while it makes its database, at moments that the seed draws.
 * Sign-ups end with a kill as well, and so does the last repeat of what was never answered. It goes on until a
 * journal has something to lose.
 */
export const killOften = async (subject: Subject, { kills, seed, patient }: KillPlan) => {
  const random = createRandom(seed);
  await killWhileStarting(subject, random);
  const writers = await signUpAll(subject, WRITERS * Math.ceil(kills / KILLS_OF_A_PAIR));
  let whileStarting = 1;
  let whileWriting = 1;
  while (whileStarting + whileWriting < kills || !hasKept(writers)) {
    if (random.below(STARTING_EVERY) === 0) {
      await killWhileStarting(subject, random);
      whileStarting += 1;
    } else {
      const first = WRITERS * Math.floor(whileWriting / KILLS_OF_A_PAIR);
      await killWhileWriting(subject, writers.slice(first, first + WRITERS), random);
      whileWriting += 1;
    }
  }
  await repeatAll(subject, writers, patient);
  return { writers, whileStarting, whileWriting: whileWriting + 1 };
};
