import * as v from 'valibot';
import { err, ok, type Result } from '../terms/result.ts';

/** Describes a mismatch by path and reason, never with the value itself, which may be personal. */
export interface DecodeFailure {
  /** The first mismatch, for logs: "expected string at user.name". */
  readonly reason: string;
  /** Messages by dotted field path, for forms; the key `''` is for the value as a whole. At most 20 messages. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const MAX_ISSUES = 20;

/** Checks an unknown value against a schema of the contract. Keys that the schema does not name are dropped. */
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
