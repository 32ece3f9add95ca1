import { SHORT_OF_ROOM } from '../../../domain/device-room.ts';
import {
  changesInWords,
  refusedSentence,
  waitingSentence,
} from '../../../features/account/ledger/ledger-summary.ts';
import { cachingSentence, readySentence } from '../../../features/account/ledger/readiness-words.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { DeviceState } from './use-device-state.ts';

export const offlineSentence = (copyFrom: string | null): string =>
  copyFrom === null ? 'Offline - nothing on this device yet' : `Offline - showing your copy from ${copyFrom}`;

export const accessSentence = (count: number): string =>
  count === 0 ? 'Sign in to refresh' : `Sign in to send ${changesInWords(count)} and refresh`;

/** The most important state; the icon shows it. */
export type MarkKind = 'refused' | 'offline' | 'waiting' | 'caching' | 'ready' | 'sent';

export interface Mark {
  readonly kind: MarkKind;
  /** Sentences that a screen reader announces when they change. */
  readonly sentences: readonly string[];
  /** Changes too often to be told. */
  readonly progress: string | null;
}

/** The one quiet line under the header. */
export const markOf = (state: DeviceState, today: LocalDay): Mark => {
  const { refused, waiting, caching } = state;
  const ready = readySentence(state.readyUntil, today);
  const offline = state.byChoice
    ? [`Working offline${state.copyFrom === null ? '' : ` - your copy from ${state.copyFrom}`}`]
    : state.online
      ? []
      : [offlineSentence(state.copyFrom)];
  const decisions = refused === 0 ? [] : [refusedSentence(refused)];
  const changes = waiting === 0 ? [] : [waitingSentence(waiting)];
  const room = state.shortOfRoom ? [SHORT_OF_ROOM] : [];
  const progress = caching === null ? null : cachingSentence(caching);
  const rest = progress === null && ready !== null ? [ready] : [];
  const sentences = [...decisions, ...offline, ...changes, ...room, ...rest];
  const kinds: readonly (readonly [MarkKind, boolean])[] = [
    ['refused', refused > 0],
    ['offline', offline.length > 0],
    ['waiting', waiting > 0],
    ['caching', progress !== null],
    ['ready', ready !== null],
  ];
  const kind = kinds.find(([, holds]) => holds)?.[0] ?? 'sent';
  return { kind, sentences: kind === 'sent' ? [...room, 'Everything is sent'] : sentences, progress };
};
