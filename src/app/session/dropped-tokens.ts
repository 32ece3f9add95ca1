import { endSession } from '../../contract/account/auth.ts';
import type { ApiClient } from '../../device/api/api-client.ts';
import type { Connectivity } from '../../device/outbox/drain/environment.ts';
import { DROPPED_KEY } from '../../device/session/session.ts';
import { hashOfToken } from '../../device/session/token-hash.ts';
import type { AppError } from '../../terms/app-error.ts';

/** Tokens that this browser gave up and that the backend was not told of yet, by their hashes. */
export interface DroppedTokens {
  /** The backend ends the token's session: now or, without a network, with the next one. */
  end(access: string): Promise<void>;
  tellAll(): Promise<void>;
}

/** Each is good for an hour at most: nobody gives up more in that time. */
const MOST = 10;

const isFinal = (error: AppError): boolean => error.kind === 'rejected' && error.status < 500;

export const createDroppedTokens = (
  api: ApiClient,
  connectivity: Pick<Connectivity, 'online'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DroppedTokens => {
  const read = (): readonly string[] => (storage.getItem(DROPPED_KEY) ?? '').split(' ').filter(Boolean);
  const write = (hashes: readonly string[]): void => {
    if (hashes.length === 0) storage.removeItem(DROPPED_KEY);
    else storage.setItem(DROPPED_KEY, hashes.join(' '));
  };
  const keep = (hash: string): void => {
    try {
      write([...read().slice(1 - MOST), hash]);
    } catch {
      // No room: it is told now or runs out by itself.
    }
  };

  const tell = async (hash: string): Promise<void> => {
    if (!connectivity.online()) return;
    const answer = await api.call(endSession, { body: { access: hash } });
    if (answer.ok || isFinal(answer.error)) write(read().filter((other) => other !== hash));
  };
  return {
    end: async (access) => {
      const hash = await hashOfToken(access);
      if (hash === null) return;
      keep(hash);
      await tell(hash);
    },
    tellAll: async () => {
      for (const hash of read()) await tell(hash);
    },
  };
};
