import { useEffect, useMemo, useRef } from 'react';
import { REPLY_MAX } from '../../contract/coach/chat.ts';
import { stored } from '../../device/db/storage.ts';
import { useFreshness, useOnline, useSession } from '../../device/hooks/hooks.ts';
import { releaseRow } from '../../device/outbox/rows/held-rows.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { dropDraft } from '../../device/rows/drafts.ts';
import type { CareKind } from '../../domain/coach/care/care.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';
import { isSettled, type Outgoing, outgoingOf } from './outgoing.ts';
import { type Coach, useCoach } from './use-coach.ts';
import { type ShownMessages, useConversation } from './use-conversation.ts';
import { HOLD_MS } from './use-model.ts';

/** The kinds of care that texts need, each read once. */
const createCareReader = (careOf: Chat['careOf']): Chat['careOf'] => {
  const known = new Map<string, CareKind | null>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const care = careOf(text);
    known.set(text, care);
    return care;
  };
};

export interface Chat {
  /** Undefined while the device is asked. */
  readonly shown: ShownMessages | undefined;
  readonly outgoing: readonly Outgoing[];
  /** The care that a member's message needs; null for an ordinary one. This device answers it, whatever a server says. */
  readonly careOf: (text: string) => CareKind | null;
  /** The backend knows nothing of this device's coach: its words are shown, too. */
  readonly hasOwnWords: boolean;
  /** Answers of this device that its tools gave. */
  readonly coach: Coach;
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
  const { sync, visibility, device } = usePorts();
  const online = useOnline();
  const session = useSession();
  const hasAccess = session?.access != null;
  const memberId = session?.memberId ?? null;
  const { running, error } = useFreshness('chat');
  const conversation = useConversation();
  const lane = conversation?.lane;
  const coach = useCoach();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a text needs changes once the coach is ready
  const careOf = useMemo(() => createCareReader(coach.careOf), [coach.ready]);
  const isAnswered = (id: string): boolean => (coach.turns?.get(id)?.request ?? null) !== null;
  const outgoing = outgoingOf(lane ?? [], { online, hasAccess, isAnswered });
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

  // Also what was written before the device had read everything that it answers from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is answered once, whenever it can be
  useEffect(() => {
    if (coach.ready)
      for (const [at, { id, text }] of outgoing.entries()) {
        // A message goes on with those before it, also when it is read once more after others.
        const later = new Set(outgoing.slice(at + 1).map((each) => each.id));
        if (coach.turns?.has(id) !== true) void coach.answer(id, text, false, later);
      }
  }, [coach.ready, queued]);

  /** Lets a message go with this device's answer, so that every device of the member shows the same. */
  const release = async (id: string, message: string, reply: string | null): Promise<void> => {
    if (memberId === null) return;
    const db = device.open(memberId);
    await stored(db, () =>
      releaseRow(db, id, reply === null ? null : { message, reply: reply.slice(0, REPLY_MAX) }),
    );
    await sync.sendNow();
  };

  return {
    shown: conversation?.shown,
    outgoing,
    careOf,
    hasOwnWords: session?.extensions.length === 0,
    coach,
    loading: running,
    loadError: ready ? error : null,
    reload: () => void sync.refresh('chat'),
    send: async (message, isFromBox) => {
      const isHeld = coach.ready && session?.extensions.includes('coach-reply') === true;
      const kept = await sync.run({
        ...(isFromBox ? { write: (db) => dropDraft(db, 'chat') } : {}),
        ...(isHeld ? { heldForMs: HOLD_MS } : {}),
        intent: { kind: 'chat.send', payload: { message } },
      });
      if (kept.ok) {
        const answered = coach.answer(kept.value, message, coach.model.ready);
        if (isHeld) void answered.then((reply) => release(kept.value, message, reply));
        else await answered;
      }
      return kept;
    },
    retry: (id) => void sync.retry(id),
    // The server may have the message all the same.
    discard: (id) => void sync.discard(id).then(() => sync.refresh('chat')),
  };
};
