import type { ReactNode } from 'react';
import { type Ports, PortsProvider } from '../ports/ports.tsx';

/** The routes that need a member: everything below may read the device. */
export function MemberArea({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsProvider ports={ports}>{children}</PortsProvider>;
}
