import { useState } from 'react';
import { adviceFor, type Operation, sentenceFor } from '../../domain/error-catalogue.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { IntentKind } from '../db/intents.ts';
import type { Command } from '../outbox/drain/command.ts';
import { listOutbox } from '../outbox/rows/outbox.ts';
import { usePorts } from '../ports/ports.tsx';
import { useLive } from './hooks.ts';

type Attempt =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly error: AppError };

export interface Submission {
  readonly sending: boolean;
  /** Why the last submission failed, in words; also one that was refused later, in the background. */
  readonly failure: string | null;
  /** True where it is delivered or safely on its way; the form then stays `sending` until its screen goes. */
  readonly submit: (command: Command) => Promise<boolean>;
}

const failureWords = (operation: Operation, error: AppError): string =>
  [sentenceFor(operation, error), adviceFor(error)].filter((words) => words !== null).join(' ');

/** Submitting one kind of answers from a form that keeps its values whatever happens. */
export const useSubmission = (kind: IntentKind, operation: Operation): Submission => {
  const { sync } = usePorts();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' });
  const refused = useLive(
    async (db) => (await listOutbox(db)).find((row) => row.kind === kind && row.state === 'refused'),
    [kind],
  );
  const sending = attempt.kind === 'sending';
  const error = attempt.kind === 'failed' ? attempt.error : (refused?.lastError ?? null);
  return {
    sending,
    failure: sending || error === null ? null : failureWords(operation, error),
    submit: async (command) => {
      setAttempt({ kind: 'sending' });
      const outcome = await sync.submit(command);
      const failed = outcome.kind === 'refused' || outcome.kind === 'failed';
      if (failed) setAttempt({ kind: 'failed', error: outcome.error });
      return !failed;
    },
  };
};

/** True while answers of these kinds wait on this device for the server. */
export const useWaiting = (kinds: readonly IntentKind[]): boolean =>
  useLive(
    async (db) => (await listOutbox(db)).some((row) => kinds.includes(row.kind) && row.state !== 'refused'),
    [...kinds],
  ) ?? false;
