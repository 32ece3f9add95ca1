/**
 * Runs at most `width` tasks at a time. The others wait their turn in the lane of whoever they are for, and the lanes
 * take turns: nobody waits for more than one task of each lane.
 */
export const limitConcurrency = (width: number) => {
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;
  const takeNext = (): (() => void) | undefined => {
    for (const [lane, waiting] of lanes) {
      const next = waiting.shift();
      // A map keeps the order of insertion: what is left of the lane comes after all others.
      lanes.delete(lane);
      if (waiting.length > 0) lanes.set(lane, waiting);
      return next;
    }
    return undefined;
  };
  return async <T>(task: () => Promise<T>, lane = ''): Promise<T> => {
    if (running >= width) {
      const waiting = lanes.get(lane) ?? [];
      lanes.set(lane, waiting);
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = takeNext();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
