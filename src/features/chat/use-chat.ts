import { useEffect } from 'react';
import { dropDraft } from '../../data/repositories/drafts.ts';
import { listLane } from '../../data/repositories/outbox.ts';
import type { AppError } from '../../domain/app-error.ts';
import type { Result } from '../../domain/result.ts';
import { useFreshness, useLive, useOnline, useSession } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useCoachFacts } from '../../ports/use-coach-facts.ts';
import { answeredHere } from './answered-here.ts';
import { isSettled, type Outgoing, outgoingOf } from './outgoing.ts';
import { type ShownMessages, useMessageWindow } from './use-message-window.ts';

export interface Chat {
  /** Undefined while the device is asked. */
  readonly shown: ShownMessages | undefined;
  readonly outgoing: readonly Outgoing[];
  /** What this device answers itself, by the message's id. */
  readonly answers: ReadonlyMap<string, string>;
  readonly loading: boolean;
  /** Why the thread could not be read, where that is worth saying. */
  readonly loadError: AppError | null;
  readonly reload: () => void;
  /** Puts a message in the queue; one that comes out of the box leaves it in the same transaction. */
  readonly send: (message: string, isFromBox: boolean) => Promise<Result<string, AppError>>;
  readonly retry: (id: string) => void;
  readonly discard: (id: string) => void;
}

/** The conversation of this device, brought up to the thread on the server whenever that can have changed. */
export const useChat = (): Chat => {
  const { sync, visibility } = usePorts();
  const online = useOnline();
  const hasAccess = useSession()?.access != null;
  const { running, error } = useFreshness('chat');
  const shown = useMessageWindow();
  const lane = useLive((db) => listLane(db, 'chat'), []);
  const queued = lane?.length ?? 0;
  const outgoing = outgoingOf(lane ?? [], { online, hasAccess });
  const facts = useCoachFacts();
  const ready = online && hasAccess && lane !== undefined && isSettled(lane);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that got through changed the thread
  useEffect(() => {
    if (!ready) return;
    const load = (): void => {
      if (visibility.visible()) void sync.refresh('chat');
    };
    load();
    return visibility.subscribe(load);
  }, [ready, queued, sync, visibility]);

  return {
    shown: lane === undefined ? undefined : shown,
    outgoing,
    answers: answeredHere(outgoing, facts, online && hasAccess),
    loading: running,
    loadError: ready ? error : null,
    reload: () => void sync.refresh('chat'),
    send: (message, isFromBox) =>
      sync.run({
        ...(isFromBox ? { write: (db) => dropDraft(db, 'chat') } : {}),
        intent: { kind: 'chat.send', payload: { message } },
      }),
    retry: (id) => void sync.retry(id),
    discard: (id) => void sync.discard(id),
  };
};
