import { askedBy, replyIdOf, type StoredMessage, says, type ThreadMessage } from './messages.ts';

/** A message that was sent without an answer so far: the server may have it or not. */
export type UncertainMessage = Pick<ThreadMessage, 'text'>;

const nearest = (thread: readonly ThreadMessage[], places: readonly number[], at: number): number | null =>
  places.reduce<number | null>((best, place) => {
    const distance = (index: number): number => Math.abs((thread[index]?.at ?? 0) - at);
    return best === null || distance(place) < distance(best) ? place : best;
  }, null);

interface Matching {
  /** The position in the thread of each stored message, by its id. */
  readonly places: ReadonlyMap<string, number>;
  /** From here on nothing is taken: it may be a message whose fate is uncertain, and what followed it. */
  readonly end: number;
}

/**
 * Finds what was written here in the thread, without trusting any clock for more than a choice between equals:
 * a message stands after everything that was known to stand before it, if it is there, says the same, and is followed
 * by the answer that this device got.
 */
const matchThread = (
  kept: readonly StoredMessage[],
  thread: readonly ThreadMessage[],
  uncertain: readonly UncertainMessage[],
): Matching => {
  const placeOfId = new Map(thread.map(({ id }, place) => [id, place]));
  const keptById = new Map(kept.map((message) => [message.id, message]));
  const taken = new Set(kept.flatMap(({ serverId }) => placeOfId.get(serverId ?? '') ?? []));
  const places = new Map<string, number>();
  let last = -1;

  const free = (role: ThreadMessage['role'], text: string, after: number): number[] =>
    [...thread.keys()].filter(
      (place) => place > after && !taken.has(place) && says(thread[place], role, text),
    );

  const find = (message: StoredMessage): number | null => {
    if (message.serverId !== null) return placeOfId.get(message.serverId) ?? null;
    if (message.role === 'assistant') {
      const [first] = free('assistant', message.text, places.get(askedBy(message.id)) ?? last);
      return first ?? null;
    }
    const reply = keptById.get(replyIdOf(message.id));
    const isAnswered = (place: number): boolean =>
      reply !== undefined && says(thread[place + 1], 'assistant', reply.text);
    const candidates = free('user', message.text, last);
    return (
      candidates.find(isAnswered) ??
      nearest(thread, candidates, message.at) ??
      // Tried again after it had been refused, it was heard of later than it was answered.
      free('user', message.text, -1).find(isAnswered) ??
      null
    );
  };

  for (const message of kept) {
    const place = find(message);
    if (place === null) continue;
    places.set(message.id, place);
    taken.add(place);
    last = Math.max(last, place);
  }

  const doubtful = uncertain.flatMap(({ text }) => free('user', text, last));
  return { places, end: Math.min(thread.length, ...doubtful) };
};

/**
 * The whole conversation, oldest first, each message once. The thread gives the order and the time of what it
 * holds; what it does not list (older than its answer reaches, or not stored there) stays where it was.
 */
export const mergeThread = (
  kept: readonly StoredMessage[],
  thread: readonly ThreadMessage[],
  uncertain: readonly UncertainMessage[],
): readonly StoredMessage[] => {
  const { places, end } = matchThread(kept, thread, uncertain);
  const keptAt = new Map(
    kept.flatMap((message) => {
      const place = places.get(message.id);
      return place === undefined ? [] : [[place, message] as const];
    }),
  );
  const merged: StoredMessage[] = [];
  let next = 0;
  const takeUntil = (end: number): void => {
    for (; next < end; next++) {
      const remote = thread[next];
      if (remote === undefined) continue;
      const here = keptAt.get(next);
      merged.push(
        here === undefined
          ? { ...remote, serverId: remote.id }
          : { ...here, serverId: remote.id, at: remote.at > 0 ? remote.at : here.at },
      );
    }
  };
  for (const message of kept) {
    const place = places.get(message.id);
    if (place === undefined) merged.push(message);
    else takeUntil(place + 1);
  }
  takeUntil(end);
  return merged;
};
