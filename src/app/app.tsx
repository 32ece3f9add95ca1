import type { ReactNode } from 'react';
import { type VisitorPorts, VisitorPortsProvider } from '../ports/ports.tsx';
import { UntilSignedOut } from './until-signed-out.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** Everything around the routes: the ports and the update prompt. */
export function App({ ports, children }: { ports: VisitorPorts; children: ReactNode }) {
  return (
    <VisitorPortsProvider ports={ports}>
      <UntilSignedOut>{children}</UntilSignedOut>
      <UpdatePrompt />
    </VisitorPortsProvider>
  );
}
