import type { Intent } from '../../data/intents.ts';
import { type NamingContext, operationName } from './change-names.ts';

const labelOf = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

const linesOf = (payload: object): readonly string[] =>
  Object.entries(payload)
    .map(([key, value]) => [labelOf(key), inWords(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);

/** What a change says, as text to paste elsewhere; null for a picture and for cycle notes. */
export const changeText = (intent: Intent, context: NamingContext): string | null => {
  switch (intent.kind) {
    case 'photo.upload':
    case 'cycle.share':
      return null;
    case 'chat.send':
      return intent.payload.message;
    case 'journal.append':
      return intent.payload.operations.map((operation) => operationName(operation, context)).join('\n');
    default:
      return linesOf(intent.payload).join('\n');
  }
};
