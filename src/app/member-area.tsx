import { type ReactNode, useSyncExternalStore } from 'react';
import { type Ports, PortsProvider } from '../ports/ports.tsx';

/**
 * The routes that need a member: everything below may read the device. When another tab signs another member
 * in, every screen starts afresh, so that nothing typed by one is ever saved for the other.
 */
export function MemberArea({ ports, children }: { ports: Ports; children: ReactNode }) {
  const { session } = ports;
  const memberId = useSyncExternalStore(session.subscribe, () => session.current()?.memberId);
  return (
    <PortsProvider key={memberId} ports={ports}>
      {children}
    </PortsProvider>
  );
}
