import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '../../device/api/api-client.ts';
import { useOnline, useSession } from '../../device/hooks/hooks.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';

export type StaffAnswer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'ready'; readonly value: T };

/** True where the backend has staff calls; without them the pages show samples. */
export const useHasStaffCalls = (): boolean => useSession()?.extensions.includes('staff') ?? false;

/**
 * An answer that lives on the screen alone: it is kept nowhere on the device. `question` names what is asked;
 * an answer to another question is never shown. Asks again after `reload` and when the network comes back.
 */
export const useStaffAnswer = <T>(
  question: string,
  read: (api: ApiClient) => Promise<Result<T, AppError>>,
): { readonly answer: StaffAnswer<T>; readonly reload: () => void } => {
  const { api } = usePorts();
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ question: string; answer: StaffAnswer<T> } | null>(null);
  const ask = useEffectEvent(() => read(api));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt and a network that is back ask again
  useEffect(() => {
    let current = true;
    void ask().then((result) => {
      if (!current) return;
      const answer: StaffAnswer<T> = result.ok
        ? { kind: 'ready', value: result.value }
        : { kind: 'failed', error: result.error };
      setHeld((before) =>
        answer.kind === 'failed' &&
        answer.error.kind === 'offline' &&
        before?.question === question &&
        before.answer.kind === 'ready'
          ? before
          : { question, answer },
      );
    });
    return () => {
      current = false;
    };
  }, [question, attempt, online]);
  return {
    answer: held?.question === question ? held.answer : { kind: 'loading' },
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
};
