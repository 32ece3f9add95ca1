import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/ensure-built.ts';

const ROUTES =
  `index ai-chat diet-plan membership members-list admin-dashboard meal-plans fitness profile help
  notifications details chronic-conditions energy-stress hereditary-issues sleep-measures urine-flow other-issues
  lifestyle lifestyle2 lifestyle3 preference preference2 preference3 cycle`.split(/\s+/);

test('every address under /dashboard has a route of its own [2.23]', () => {
  const files = readdirSync(join(ROOT, 'src', 'routes', '_authenticated', 'dashboard'));
  expect(ROUTES.filter((name) => !files.includes(`${name}.tsx`))).toEqual([]);
});
