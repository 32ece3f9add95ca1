import * as v from 'valibot';
import { err, ok, type Result } from '../domain/result.ts';

/** Path and reason of a mismatch. It never holds the value itself, which may be personal. */
export interface DecodeFailure {
  readonly reason: string;
  /** Messages by dotted field path, for forms; `''` holds those of the whole value. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const MAX_ISSUES = 20;

/** Reads an unknown value by a schema of the contract; extra keys are dropped. */
export const decode = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Result<v.InferOutput<S>, DecodeFailure> => {
  const read = v.safeParse(schema, input);
  if (read.success) return ok(read.output);
  const fields = new Map<string, string[]>();
  for (const issue of read.issues.slice(0, MAX_ISSUES)) {
    const path = v.getDotPath(issue) ?? '';
    fields.set(path, [...(fields.get(path) ?? []), issue.message]);
  }
  const [first] = read.issues;
  const at = v.getDotPath(first);
  return err({
    reason: `expected ${first.expected ?? first.type}${at === null ? '' : ` at ${at}`}`,
    fields: Object.fromEntries(fields),
  });
};
