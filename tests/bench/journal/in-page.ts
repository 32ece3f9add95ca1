/** Both run in the page, hence without imports. */

export interface Years {
  readonly operations: number;
  readonly perDay: number;
  readonly chatDays: number;
  /** Foods that a member buys and cooks. */
  readonly foods: readonly string[];
}

/** Years of everything a member logs, in a plausible mix, as if the server had ordered it all, and a chat beside it. */
export async function seed({ operations, perDay, chatDays, foods }: Years): Promise<void> {
  const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('sorrel-member-'));
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found?.name ?? '');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const dayAgo = (ago: number): string => {
    const day = new Date();
    day.setDate(day.getDate() - ago);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  };
  const planned = await new Promise<string | null>((resolve) => {
    const request = db.transaction('plan').objectStore('plan').get('only');
    request.onsuccess = () => resolve(request.result?.plan.planId ?? null);
  });
  const planId = planned ?? 'plan';
  const food = (at: number): string => foods[at % foods.length] ?? 'onion';
  const slots = ['breakfast', 'snacks1', 'lunch', 'snacks2', 'dinner'];
  const days = Math.ceil(operations / perDay);
  let made = 0;
  /** 9 glasses, 5 meals, 4 purchases, 2 dishes cooked, one each of a dozen others now and then. */
  const factsOf = (at: number): { kind: string; payload: object }[] => [
    ...Array.from({ length: 9 }, () => ({ kind: 'water.add', payload: { litres: 0.25 } })),
    ...slots.map((slot, n) => ({
      kind: 'meal.eaten',
      payload: { planId, slot, dish: `dish-${(at + n) % 226}`, kcal: 400, eaten: true },
    })),
    ...Array.from({ length: 4 }, (_, n) => ({
      kind: 'shopping.bought',
      payload: { food: food(at * 4 + n), grams: 250 + n * 50 },
    })),
    ...['lunch', 'dinner'].map((slot, n) => ({
      kind: 'meal.cooked',
      payload: {
        planId,
        slot,
        recipe: `dish-${(at + n) % 226}`,
        takes: Array.from({ length: 6 }, (_, take) => ({ food: food(at * 6 + take + n), grams: 60 })),
        cooked: true,
      },
    })),
    { kind: 'weight.set', payload: { kg: 70 + (at % 9) / 10 } },
    { kind: 'meals.set', payload: { planId, slot: 'dinner', meals: null } },
    {
      kind: 'food.eaten',
      payload: {
        entry: crypto.randomUUID(),
        slot: 'snacks2',
        food: food(at),
        grams: 80,
        kcal: 60,
        eaten: true,
      },
    },
    at % 2 === 0
      ? { kind: 'pantry.set', payload: { food: food(at), grams: 200 } }
      : { kind: 'shopping.tick', payload: { item: `Vegetables/${food(at)}`, ticked: true } },
    at % 7 === 0
      ? { kind: 'table.set', payload: { slot: 'dinner', people: 2 } }
      : { kind: 'meals.lock', payload: { planId, slot: 'lunch', locked: false } },
    at % 3 === 0
      ? { kind: 'shopping.add', payload: { item: `line-${at}`, name: 'Foil', quantity: '', wanted: true } }
      : { kind: 'shopping.tick', payload: { item: `line-${at - (at % 3)}`, ticked: true } },
    { kind: 'water.add', payload: { litres: -0.25 } },
  ];
  const finish = (write: IDBTransaction): Promise<void> =>
    new Promise((resolve, reject) => {
      write.oncomplete = () => resolve();
      write.onerror = () => reject(write.error);
    });
  const DAYS_AT_ONCE = 40;
  for (let first = 0; first < days; first += DAYS_AT_ONCE) {
    const write = db.transaction('journal', 'readwrite');
    const journal = write.objectStore('journal');
    for (let at = first; at < Math.min(days, first + DAYS_AT_ONCE); at += 1)
      for (const fact of factsOf(at)) {
        if (made === operations) break;
        made += 1;
        journal.add({ id: crypto.randomUUID(), day: dayAgo(days - 1 - at), serverSeq: made, ...fact });
      }
    await finish(write);
  }
  const rest = db.transaction(['settings', 'messages', 'notices', 'budgets'], 'readwrite');
  rest.objectStore('settings').put({ key: 'journalCursor', value: made });
  for (let at = 0; at < chatDays * 10; at += 1)
    rest.objectStore('messages').put({
      id: `said-${at}`,
      serverId: `said-${at}`,
      role: at % 2 === 0 ? 'user' : 'assistant',
      text: 'What may I have instead of the lentils tonight? '.repeat(1 + (at % 5)),
      at: 1_600_000_000 + at * 600,
      position: at + 1,
    });
  for (let at = 1; at < days; at += 1)
    rest.objectStore('notices').put({
      id: `reminder:${at}`,
      kind: 'reminder',
      about: 'A glass of water would do now.',
      at: Date.now() - at * 86_400_000,
      read: 1,
    });
  await finish(rest);
  db.close();
}
