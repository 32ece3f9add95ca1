import { readMemberPlanParts } from '../../data/repositories/plan-of-member.ts';
import { askAhead } from '../../ports/hooks/hooks.ts';
import { readAhead } from '../../ports/hooks/read-ahead.ts';
import { readFigures } from '../../ports/hooks/use-day.ts';
import type { Ports } from '../../ports/ports.tsx';

/** Reads the day before the overview is first drawn. */
export const readTodayAhead = (ports: Ports): Promise<void> =>
  readAhead(ports, [
    askAhead(ports, readMemberPlanParts, []),
    askAhead(ports, readFigures, [ports.clock.today()]),
  ]);
