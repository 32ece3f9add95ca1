import type { TestServer } from './server-harness.ts';

/** Has the coach of a server wait with its replies, in the order of their questions, until they are let go. */
export const waitingCoach = ({ parts }: TestServer) => {
  const waiting: ((text: string) => void)[] = [];
  Object.assign(parts, { coach: { reply: () => new Promise<string>((reply) => waiting.push(reply)) } });
  return {
    asked: async (count: number): Promise<void> => {
      while (waiting.length < count) await new Promise((turn) => setImmediate(turn));
    },
    reply: (at: number, text: string): void => waiting[at]?.(text),
    replyToAll: (): void => {
      for (const reply of waiting) reply('Soup.');
    },
  };
};
