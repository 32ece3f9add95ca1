import { err } from '../../terms/result.ts';
import type { SessionStore } from '../session/session.ts';
import { NO_MEMBER } from '../session/signed-in.ts';
import type { Sync } from './sync-port.ts';

/**
 * The sync of one member's screens: what they hand over is not kept for whoever is signed in after them, in whichever
 * tab. It may take a while to get here (a photo is drawn, answers are sealed), and a page may be frozen in between.
 */
export const syncOfMember = (
  sync: Sync,
  session: Pick<SessionStore, 'current'>,
  memberId: string | undefined,
): Sync => {
  const isTheirs = (): boolean => session.current()?.memberId === memberId;
  return {
    ...sync,
    run: async (command) => (isTheirs() ? sync.run(command) : err(NO_MEMBER)),
    submit: async (command) => (isTheirs() ? sync.submit(command) : { kind: 'failed', error: NO_MEMBER }),
    record: async (...facts) => (isTheirs() ? sync.record(...facts) : err(NO_MEMBER)),
    recordWith: async (write, ...facts) => (isTheirs() ? sync.recordWith(write, ...facts) : err(NO_MEMBER)),
  };
};
