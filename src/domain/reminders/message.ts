import type { LocalDay } from '../../terms/local-day.ts';
import { PUSH_KINDS, type PushKind } from './kinds.ts';

/** `test` is the answer to the member's own tap on "Send a test". */
export type MessageKind = PushKind | 'test';

/** The content of a push message: what is due, and nothing that was eaten, drunk or weighed. */
export interface PushMessage {
  /** UUID of this reminder. What its buttons log has this id, so that it is logged once. */
  readonly id: string;
  /** The member it was meant for: another one may use the device by now. */
  readonly member: string;
  readonly kind: MessageKind;
  /** The day that it is about. */
  readonly day: LocalDay;
}

const KINDS: readonly unknown[] = [...PUSH_KINDS, 'test'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

export const writeMessage = (message: PushMessage): string => JSON.stringify(message);

/** Null for what is no message of this version. */
export const readMessage = (value: unknown): PushMessage | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { id, member, kind, day } = value as Record<string, unknown>;
  return isText(id, UUID) && isText(day, DAY) && typeof member === 'string' && KINDS.includes(kind)
    ? ({ id, member, kind, day } as PushMessage)
    : null;
};
