import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type VisitorPorts, VisitorPortsProvider } from '../ports/ports.tsx';
import { system } from '../ui/system.ts';
import { UntilDeparture } from './until-departure.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** Everything around the routes: the design system, the ports and the update prompt. */
export function App({ ports, children }: { ports: VisitorPorts; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <VisitorPortsProvider ports={ports}>
        <UntilDeparture>{children}</UntilDeparture>
        <UpdatePrompt />
      </VisitorPortsProvider>
    </ChakraProvider>
  );
}
