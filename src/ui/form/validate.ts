import type * as v from 'valibot';
import { safeParse } from 'valibot';

/** Makes Formik's `validate` from a Valibot schema. It returns the first message for each field, by dotted path. */
export const validateWith =
  (schema: v.GenericSchema) =>
  (values: unknown): Record<string, string> => {
    const read = safeParse(schema, values);
    if (read.success) return {};
    const messages: Record<string, string> = {};
    for (const issue of read.issues) {
      const field = issue.path?.map((part) => String(part.key)).join('.') ?? '';
      messages[field] ??= issue.message;
    }
    return messages;
  };
