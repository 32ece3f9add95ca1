import { useEffect, useRef, useState } from 'react';
import { streamCoach } from '../../contract/coach/coach-stream.ts';
import { callTool, toolsFor } from '../../device/api/call-tool.ts';
import { stored } from '../../device/db/storage.ts';
import { useOnline, useSession } from '../../device/hooks/hooks.ts';
import { useMemberSetting } from '../../device/hooks/use-member-setting.ts';
import { holdRow } from '../../device/outbox/rows/held-rows.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import type { StoredTurn } from '../../device/rows/coach-turns.ts';
import { type Proposal, says } from '../../domain/coach/answer/answer.ts';
import type { CoachContext } from '../../domain/coach/answer/coach-context.ts';
import { type ModelChoice, NO_MODEL } from '../../domain/coach/model/model-choice.ts';
import { readCoachTurn, type StreamFailure } from '../../domain/coach/model/stream-events.ts';
import type { StreamMessage } from '../../domain/coach/model/stream-request.ts';
import { type LoopOutcome, runToolLoop } from '../../domain/coach/model/tool-loop.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';

/** A message waits for its answer so long; it is held anew while a model works. */
export const HOLD_MS = 25_000;
const HOLD_ANEW_MS = 8_000;
/** Exchanges with the model that it is told again, so that "and with rice?" makes sense. */
const REMEMBERED = 3;
const LONGEST_REMEMBERED = 1_500;

export interface Running {
  /** The message's id. */
  readonly id: string;
  /** Checked sentences so far. */
  readonly text: string;
}

export interface Model {
  /** The backend has a model to offer. */
  readonly offered: boolean;
  /** Undefined while it is read, null where the member never chose. */
  readonly choice: ModelChoice | null | undefined;
  /** Changes some of the choice. */
  readonly choose: (some: Partial<ModelChoice>) => Promise<Result<void, AppError>>;
  /** The member agreed, and it can be reached. */
  readonly ready: boolean;
  readonly running: Running | null;
  /** Has the model answer a message; null where it said nothing. */
  readonly ask: (
    context: CoachContext,
    message: { readonly id: string; readonly text: string },
    turns: readonly StoredTurn[],
  ) => Promise<StoredTurn | null>;
  readonly stop: () => void;
}

type Outcome = LoopOutcome<Proposal, AppError | StreamFailure>;

const STOPPED = 'Stopped.';
const SEE_CARD = 'This is what I would change.';

const earlier = (turns: readonly StoredTurn[], id: string): StreamMessage[] =>
  turns
    .filter((turn) => turn.id !== id && turn.model !== undefined)
    .slice(-REMEMBERED)
    .flatMap(({ model, answer }): StreamMessage[] => [
      { role: 'user', content: model?.question ?? '' },
      { role: 'assistant', content: answer.text.slice(0, LONGEST_REMEMBERED), calls: [] },
    ]);

const turnOf = (
  { id, text }: { readonly id: string; readonly text: string },
  outcome: Outcome,
  isStopped: boolean,
): StoredTurn | null => {
  const { proposals, shared } = outcome;
  const end = isStopped ? 'stopped' : outcome.end.kind === 'answered' ? 'answered' : 'interrupted';
  const said =
    outcome.text !== '' ? outcome.text : isStopped ? STOPPED : proposals.length > 0 ? SEE_CARD : '';
  if (said === '') return null;
  return {
    id,
    request: null,
    answer: says(said, { proposals }),
    applied: null,
    declined: false,
    model: { question: text, shared, end },
  };
};

/** The model of the backend, asked from this device: it gets what its tools return and nothing else. */
export const useModel = (): Model => {
  const { api, clock, device } = usePorts();
  const session = useSession();
  const online = useOnline();
  const memberId = session?.memberId ?? null;
  const setting = useMemberSetting('model');
  const [running, setRunning] = useState<Running | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const offered = session?.extensions.includes('coach-stream') ?? false;
  const choice = setting.value;
  const isSignedIn = session?.access != null;

  // Signed out or locked, nobody reads on.
  useEffect(() => {
    if (!isSignedIn) stopping.current?.abort();
  }, [isSignedIn]);

  /** Keeps the message from going out before its answer, which travels with it. */
  const hold = (id: string): (() => void) => {
    if (memberId === null) return () => undefined;
    const db = device.open(memberId);
    let cancel = (): void => undefined;
    const again = (): void => {
      void stored(db, () => holdRow(db, id, clock.now() + HOLD_MS));
      cancel = clock.after(HOLD_ANEW_MS, again);
    };
    again();
    return () => cancel();
  };

  return {
    offered,
    choice,
    choose: (some) => setting.change((before) => ({ ...NO_MODEL, ...before, ...some })),
    ready: offered && choice?.on === true && online && isSignedIn,
    running,
    stop: () => stopping.current?.abort(),
    ask: async (context, message, turns) => {
      if (memberId === null) return null;
      stopping.current?.abort();
      const stop = new AbortController();
      stopping.current = stop;
      const show = (text: string): void => {
        if (stopping.current === stop) setRunning({ id: message.id, text });
      };
      show('');
      const letGo = hold(message.id);
      const consent = choice ?? NO_MODEL;
      const tools = toolsFor(consent);
      const outcome: Outcome = await runToolLoop<Proposal, AppError | StreamFailure>(
        {
          ask: async (messages, onText) => {
            const body = { messages: [...messages], tools: [...tools] } as Parameters<
              typeof api.stream<typeof streamCoach>
            >[1]['body'];
            const input = { params: { userId: memberId }, onBehalfOf: memberId, body };
            const stream = await api.stream(streamCoach, input, stop.signal);
            return stream.ok ? readCoachTurn(stream.value, onText) : stream;
          },
          callTool: async (name, args) => callTool(context, consent, name, args),
          show,
        },
        { messages: [...earlier(turns, message.id), { role: 'user', content: message.text }], tools },
      );
      letGo();
      if (stopping.current === stop) {
        stopping.current = null;
        setRunning(null);
      }
      return turnOf(message, outcome, stop.signal.aborted);
    },
  };
};
