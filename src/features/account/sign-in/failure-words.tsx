import { adviceFor, type Operation, sentenceFor } from '../../../domain/error-catalogue.ts';
import type { AppError } from '../../../terms/app-error.ts';

/** The catalogue's sentence on a line of its own, and what to do about it where that is known. */
export function FailureWords({ operation, error }: { operation: Operation; error: AppError }) {
  const advice = adviceFor(error);
  return (
    <>
      <span>{sentenceFor(operation, error)}</span>
      {advice === null ? null : <span> {advice}</span>}
    </>
  );
}
