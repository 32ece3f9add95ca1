import type { AppError } from '../../../terms/app-error.ts';

/** The first message that the backend gave for each field; empty where it named none. */
export const firstFieldMessages = (error: AppError): Record<string, string> => {
  if (error.kind !== 'rejected') return {};
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([field, [message]]) =>
      message === undefined ? [] : [[field, message]],
    ),
  );
};
