import { readMemberSetting } from '../db/settings.ts';
import { readOwnEntries } from '../journal/own.ts';
import type { Ports } from '../ports/ports.tsx';
import { askAhead } from './hooks.ts';

/** A screen is drawn without the rest then: most of all without a catalogue that comes over a slow network. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Reads the catalogue and the answers to `questions`, those of one screen, before it is drawn, with what every screen
 * asks. Drawn once with everything, a screen answers a tap earlier than drawn empty and again.
 */
export const readAhead = async (ports: Ports, questions: readonly Promise<void>[]): Promise<void> => {
  const all = Promise.all([
    ...questions,
    ports.catalogue.load(),
    askAhead(ports, readOwnEntries, []),
    askAhead(ports, readMemberSetting, ['numberFree']),
    askAhead(ports, readMemberSetting, ['calm']),
    askAhead(ports, readMemberSetting, ['workOffline']),
  ]);
  await Promise.race([
    all,
    new Promise((resolve) => ports.clock.after(LONGEST_WAIT_MS, () => resolve(null))),
  ]);
};
