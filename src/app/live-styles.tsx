import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../ui/system.ts';

/** Around screens that Chakra styles in the browser; everywhere else the build has done so. */
export function LiveStyles({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
