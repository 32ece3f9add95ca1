import type { ReactNode } from 'react';
import { type VisitorPorts, VisitorPortsProvider } from '../ports/ports.tsx';
import { UntilDeparture } from './until-departure.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** Everything around the routes: the ports and the update prompt. */
export function App({ ports, children }: { ports: VisitorPorts; children: ReactNode }) {
  return (
    <VisitorPortsProvider ports={ports}>
      <UntilDeparture>{children}</UntilDeparture>
      <UpdatePrompt />
    </VisitorPortsProvider>
  );
}
