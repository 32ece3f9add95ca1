import type { EngineName } from '../../../scripts/suites/find-engines.ts';
import type { Driver } from './driver.ts';
import { driveFirefox } from './firefox.ts';
import { driveWebKit } from './webkit.ts';

const START: Readonly<Record<EngineName, (origin: string) => Promise<Driver>>> = {
  Firefox: driveFirefox,
  WebKit: driveWebKit,
};

/** An engine on a profile of its own, for the app at an origin. */
export const startEngine = (name: EngineName, origin: string): Promise<Driver> => START[name](origin);
