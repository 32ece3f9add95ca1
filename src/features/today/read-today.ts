import { askAhead } from '../../device/hooks/hooks.ts';
import { readFigures } from '../../device/hooks/plan/use-day.ts';
import { readAhead } from '../../device/hooks/read-ahead.ts';
import { readMemberPlanParts } from '../../device/plan/read/plan-of-member.ts';
import type { Ports } from '../../device/ports/ports.tsx';

/** Reads the day before the overview is first drawn. */
export const readTodayAhead = (ports: Ports): Promise<void> =>
  readAhead(ports, [
    askAhead(ports, readMemberPlanParts, []),
    askAhead(ports, readFigures, [ports.clock.today()]),
  ]);
