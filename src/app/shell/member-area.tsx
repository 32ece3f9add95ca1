import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Ports, PortsProvider } from '../../device/ports/ports.tsx';
import { syncOfMember } from '../../device/sync/sync-of-member.ts';

/**
 * The routes that need a member: everything below may read the device. When another tab signs another member
 * in, every screen starts afresh, so that nothing typed by one is ever saved for the other; what an old
 * one had begun ends.
 */
export function MemberArea({ ports, children }: { ports: Ports; children: ReactNode }) {
  const { session } = ports;
  const memberId = useSyncExternalStore(session.subscribe, () => session.current()?.memberId);
  const theirs = useMemo(
    () => ({ ...ports, sync: syncOfMember(ports.sync, session, memberId) }),
    [ports, session, memberId],
  );
  return (
    <PortsProvider key={memberId} ports={theirs}>
      {children}
    </PortsProvider>
  );
}
