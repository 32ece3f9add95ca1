interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer | null) => void;
  readonly reject: (error: unknown) => void;
}

/** So many statements at once; what is asked meanwhile goes together with the next. */
const WIDTH = 2;
const TOGETHER_MAX = 200;

/**
 * Asks in one statement what many ask for one by one: alone it is asked at once, under load with all that came
 * while the last ones were under way. Whatever is answered was read after it was asked for. Null for a key that
 * `ask` does not answer.
 */
export const gather = <Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): ((key: Key) => Promise<Answer | null>) => {
  const waiting: Waiting<Key, Answer>[] = [];
  let asking = 0;

  const askNext = async (): Promise<void> => {
    const asked = waiting.splice(0, TOGETHER_MAX);
    asking += 1;
    try {
      const answers = await ask(asked.map(({ key }) => key));
      for (const { key, resolve } of asked) resolve(answers.get(key) ?? null);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    asking -= 1;
    if (waiting.length > 0) void askNext();
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (asking < WIDTH) void askNext();
    });
};
