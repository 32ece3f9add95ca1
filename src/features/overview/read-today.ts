import { readMemberPlanParts } from '../../data/repositories/plan-of-member.ts';
import { askAhead } from '../../ports/hooks/hooks.ts';
import { readAhead } from '../../ports/hooks/read-ahead.ts';
import { readFigures } from '../../ports/hooks/use-day.ts';
import type { Ports } from '../../ports/ports.tsx';

/** What the overview begins with; before it is first drawn. */
export const readTodayAhead = (ports: Ports): Promise<void> =>
  readAhead(ports, [
    askAhead(ports, readMemberPlanParts, []),
    askAhead(ports, readFigures, [ports.clock.today()]),
  ]);
