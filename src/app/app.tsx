import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Ports, PortsProvider } from '../ports/ports.tsx';
import { system } from '../ui/system.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/** Everything around the routes: the design system, the ports and the update prompt. */
export function App({ ports, children }: { ports: Ports; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <PortsProvider ports={ports}>
        {children}
        <UpdatePrompt />
      </PortsProvider>
    </ChakraProvider>
  );
}
