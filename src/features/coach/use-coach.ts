import { useMemo, useRef, useState } from 'react';
import { callTool } from '../../device/api/call-tool.ts';
import { stored } from '../../device/db/storage.ts';
import { useLibrary } from '../../device/hooks/food/use-library.ts';
import { useMind } from '../../device/hooks/food/use-mind.ts';
import { useLive, useSession } from '../../device/hooks/hooks.ts';
import { useTimerCommands } from '../../device/hooks/plan/use-kitchen-timers.ts';
import { usePlanInputs } from '../../device/hooks/plan/use-plan-inputs.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { keepTurn, type ModelPart, readTurns, type StoredTurn } from '../../device/rows/coach-turns.ts';
import type { Effect } from '../../domain/coach/answer/answer.ts';
import type { CoachContext } from '../../domain/coach/answer/coach-context.ts';
import { stillHolds } from '../../domain/coach/answer/plan-parts.ts';
import { renewalProposal } from '../../domain/coach/answer/propose-plan.ts';
import { createFoodReader } from '../../domain/coach/answer/read-food.ts';
import { type CareKind, careFor } from '../../domain/coach/care/care.ts';
import { type ModelConsent, NO_MODEL } from '../../domain/coach/model/model-choice.ts';
import { knownOf, respond, respondAgain, type Turn } from '../../domain/coach/respond.ts';
import { useCoachContext } from './use-coach-context.ts';
import { type Model, useModel } from './use-model.ts';

const NO_MESSAGES: ReadonlySet<string> = new Set();

/** Answers of this device, with what the member can do with them. */
export interface Coach {
  /** By the message's id; undefined while they are read. */
  readonly turns: ReadonlyMap<string, StoredTurn> | undefined;
  /**
   * Answers a message that was kept under `id`, once; what is not understood is left to the model, if `mayAsk` and the
   * member agreed, else to the server. The text of the answer; null where the server shall answer.
   */
  readonly answer: (
    id: string,
    message: string,
    mayAsk: boolean,
    /** Messages that were written after it. */
    later?: ReadonlySet<string>,
  ) => Promise<string | null>;
  readonly model: Model;
  /** Asks the model once more. */
  readonly askAgain: (turn: StoredTurn) => void;
  /** False while what it answers from is read. */
  readonly ready: boolean;
  /** The care that a text needs; null for an ordinary one. */
  readonly careOf: (text: string) => CareKind | null;
  readonly apply: (turn: StoredTurn, place: number) => void;
  readonly undo: (turn: StoredTurn) => void;
  readonly decline: (turn: StoredTurn) => void;
  /** Makes the days anew that the turn offers. */
  readonly renew: (turn: StoredTurn) => void;
  /** The turn that is being worked on. */
  readonly busy: string | null;
  /** The turn whose last command this device could not keep. */
  readonly failed: string | null;
}

const CHANGED = 'Your plan has changed since, so I looked again.';

/** The turn with the model's proposals computed anew from its calls. */
const proposedAgain = (turn: StoredTurn, { shared }: ModelPart, now: CoachContext, consent: ModelConsent) => {
  const proposals = shared.flatMap(({ tool, args }) => callTool(now, consent, tool, args).proposal ?? []);
  const text = turn.answer.text.startsWith(CHANGED) ? turn.answer.text : `${CHANGED} ${turn.answer.text}`;
  return { ...turn, answer: { ...turn.answer, text, proposals } };
};

const NO_OTHERS = 'No other dishes fit your answers on these days.';

export const useCoach = (): Coach => {
  const { sync, device, clock, planner, library } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const { inputs, save } = usePlanInputs();
  // Answers that another device gave are not here: nothing may be saved over them.
  const context = useCoachContext(inputs != null);
  // Opened ahead, so that the first answer about a food is quick.
  useLibrary();
  const read = useLive(readTurns, []);
  const turns = useMemo(() => read && new Map(read.map((turn) => [turn.id, turn])), [read]);
  const { mind, failed: isMindless } = useMind();
  const known = useMemo(
    () => (context === null || mind === null ? null : knownOf(context, mind)),
    [context, mind],
  );
  const timers = useTimerCommands();
  const model = useModel();
  /** By the message's id: whoever asks again gets the same. */
  const answers = useRef(new Map<string, Promise<string | null>>());
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const keep = async (turn: StoredTurn): Promise<boolean> => {
    if (memberId === null) return false;
    const db = device.open(memberId);
    return (await stored(db, () => keepTurn(db, turn, clock.now()))).ok;
  };

  /** False where this device could not keep it. */
  const carryOut = async (effect: Effect, { today }: CoachContext): Promise<boolean> => {
    switch (effect.kind) {
      case 'journal':
        return (await sync.record(...effect.facts)).ok;
      case 'timer':
        timers.start(
          {
            place: { recipeId: effect.dish, date: today },
            dishName: effect.dishName,
            step: 1,
            label: `${effect.minutes} minutes`,
          },
          effect.minutes,
        );
        return true;
      case 'leave-out': {
        if (inputs == null) return false;
        const excluded = [...new Set([...inputs.excluded_foods, ...effect.foods])];
        return (await save({ ...inputs, excluded_foods: excluded })).kind !== 'failed';
      }
    }
  };

  const askModel = async (
    now: CoachContext,
    message: { readonly id: string; readonly text: string },
  ): Promise<StoredTurn | null> => {
    const turn = await model.ask({ ...now, readFood: await foodReader(now) }, message, read ?? []);
    if (turn !== null) await keep(turn);
    return turn;
  };

  /** With the library where it is there or can be opened. */
  const foodReader = async ({ catalogue }: CoachContext): Promise<CoachContext['readFood']> => {
    const opened = library.asksFirst() ? null : await library.load();
    return createFoodReader(catalogue, opened?.ok === true ? opened.value : library.loaded());
  };

  const askReady = async (
    now: CoachContext,
    message: { readonly id: string; readonly text: string },
  ): Promise<string | null> => (model.ready ? ((await askModel(now, message))?.answer.text ?? null) : null);

  /** A careful answer, and that a message was not understood, are the same on every device: they are not kept. */
  const keepAnswer = async (
    now: CoachContext,
    first: Turn,
    { id, text }: { readonly id: string; readonly text: string },
    before: readonly StoredTurn[],
    phrases: ReturnType<typeof knownOf>,
  ): Promise<string> => {
    const isOfFood = first.request?.tool === 'ate' || first.request?.tool === 'food';
    const turn = isOfFood
      ? respond({ ...now, readFood: await foodReader(now) }, text, before, phrases)
      : first;
    const isKept = turn.request !== null || (turn.answer.chips ?? []).length > 0;
    if (isKept) await keep({ ...turn, id, applied: null, declined: false });
    return turn.answer.text;
  };

  const takeBack = async (effect: Effect | null): Promise<boolean> => {
    if (effect?.kind === 'journal') return (await sync.record(...effect.undo)).ok;
    if (effect?.kind !== 'leave-out' || inputs == null) return false;
    const excluded = inputs.excluded_foods.filter((food) => !effect.foods.includes(food));
    return (await save({ ...inputs, excluded_foods: excluded })).kind !== 'failed';
  };

  const work = async (turn: StoredTurn, job: () => Promise<boolean>): Promise<void> => {
    setBusy(turn.id);
    setFailed(null);
    if (!(await job())) setFailed(turn.id);
    setBusy(null);
  };

  const again = (turn: StoredTurn, now: CoachContext): Promise<boolean> => {
    if (turn.model !== undefined) return keep(proposedAgain(turn, turn.model, now, model.choice ?? NO_MODEL));
    const answer = respondAgain(now, turn);
    return keep({ ...turn, answer: { ...answer, text: `${CHANGED} ${answer.text}` } });
  };

  return {
    turns,
    ready: context !== null && turns !== undefined && (known !== null || isMindless),
    careOf: (text) => careFor(text, { minor: context?.minor ?? false }, mind),
    model,
    answer: (id, message, mayAsk, later = NO_MESSAGES) => {
      if (context === null || known === null) return Promise.resolve(null);
      const given = answers.current.get(id);
      if (given !== undefined) return given;
      const before = (read ?? []).filter((turn) => !later.has(turn.id));
      const now = respond(context, message, before, known);
      const isForModel = now.request === null && model.offered && careFor(message, context, mind) === null;
      if (isForModel && !mayAsk) return Promise.resolve(null);
      const answering = isForModel
        ? askReady(context, { id, text: message })
        : keepAnswer(context, now, { id, text: message }, before, known);
      answers.current.set(id, answering);
      return answering;
    },
    askAgain: (turn) => {
      if (context !== null && turn.model !== undefined)
        void askModel(context, { id: turn.id, text: turn.model.question });
    },
    apply: (turn, place) =>
      void work(turn, async () => {
        const proposal = turn.answer.proposals[place];
        if (proposal === undefined || context === null) return false;
        if (!stillHolds(proposal, context.plan)) return again(turn, context);
        return (await carryOut(proposal.effect, context)) && keep({ ...turn, applied: place });
      }),
    undo: (turn) =>
      void work(turn, async () => {
        const effect = turn.applied === null ? null : turn.answer.proposals[turn.applied]?.effect;
        return (await takeBack(effect ?? null)) && keep({ ...turn, applied: null });
      }),
    decline: (turn) => void work(turn, () => keep({ ...turn, declined: true })),
    renew: (turn) =>
      void work(turn, async () => {
        const plan = context?.plan ?? null;
        if (context === null || plan === null) return false;
        const days = turn.answer.renew ?? [];
        const made = await planner.regenerate({ ...plan.input, catalogue: context.catalogue }, days);
        if (!made.ok) return keep({ ...turn, answer: { ...turn.answer, text: NO_OTHERS, renew: null } });
        const proposals = [renewalProposal(context, plan, made.value)];
        return keep({ ...turn, answer: { ...turn.answer, proposals, renew: null } });
      }),
    busy,
    failed,
  };
};
