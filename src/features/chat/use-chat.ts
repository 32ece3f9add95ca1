import { useEffect, useRef } from 'react';
import { dropDraft } from '../../data/repositories/drafts.ts';
import { listLane } from '../../data/repositories/outbox.ts';
import type { AppError } from '../../domain/app-error.ts';
import { careAnswer, careFor } from '../../domain/coach/care.ts';
import type { CoachFacts } from '../../domain/coach/coach-facts.ts';
import { findLocalAnswer } from '../../domain/coach/local-answer.ts';
import type { Result } from '../../domain/result.ts';
import { useFreshness, useLive, useOnline, useSession } from '../../ports/hooks/hooks.ts';
import { useCoachFacts } from '../../ports/hooks/use-coach-facts.ts';
import { usePorts } from '../../ports/ports.tsx';
import { isSettled, type Outgoing, outgoingOf } from './outgoing.ts';
import { type ShownMessages, useMessageWindow } from './use-message-window.ts';

/**
 * Answers of this device while messages wait, by the message's id: a careful answer at once, others only without the
 * server. They are not stored: the server's answer replaces them.
 */
const answeredHere = (
  outgoing: readonly Outgoing[],
  facts: CoachFacts | null,
  reachable: boolean,
): ReadonlyMap<string, string> =>
  new Map(
    outgoing.flatMap(({ id, text }) => {
      const care = careFor(text, { minor: facts?.minor ?? false });
      const answer =
        care !== null ? careAnswer(care) : reachable || facts === null ? null : findLocalAnswer(facts, text);
      return answer === null ? [] : [[id, answer] as const];
    }),
  );

export interface Chat {
  /** Undefined while the device is asked. */
  readonly shown: ShownMessages | undefined;
  readonly outgoing: readonly Outgoing[];
  /** Answers of this device, by the message's id. */
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

/** The conversation of this device, and what is on its way to the server. */
export const useChat = (): Chat => {
  const { sync, visibility } = usePorts();
  const online = useOnline();
  const hasAccess = useSession()?.access != null;
  const { running, error } = useFreshness('chat');
  const shown = useMessageWindow();
  const lane = useLive((db) => listLane(db, 'chat'), []);
  const outgoing = outgoingOf(lane ?? [], { online, hasAccess });
  const facts = useCoachFacts();
  const canAsk = online && hasAccess && lane !== undefined;
  const settled = lane !== undefined && isSettled(lane);
  const ready = canAsk && settled;
  /** The thread is read when the chat opens, is seen again or is online again, until it worked. A reply needs no read. */
  const isDue = useRef(true);
  const hasFailed = error !== null;
  const queued = lane?.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failed read, a message that got through tries it again
  useEffect(() => {
    if (!canAsk) {
      isDue.current = true;
      return;
    }
    const load = (): void => {
      if (!(isDue.current || hasFailed) || !settled || !visibility.visible()) return;
      isDue.current = false;
      void sync.refresh('chat');
    };
    load();
    return visibility.subscribe(() => {
      isDue.current = true;
      load();
    });
  }, [canAsk, settled, hasFailed, queued, sync, visibility]);

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
    // The server may have the message all the same.
    discard: (id) => void sync.discard(id).then(() => sync.refresh('chat')),
  };
};
