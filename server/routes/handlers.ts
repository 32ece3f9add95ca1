import type { Background } from '../base/background.ts';
import type { Handlers } from '../http/call.ts';
import type { PlanKeeper } from '../planning/plan-keeper.ts';
import { calendarHandlers } from './calendar.ts';
import { chatHandlers } from './chat.ts';
import { coachStreamHandlers } from './coach-stream.ts';
import { foodLookupHandlers } from './food-lookup.ts';
import { journalHandlers } from './journal.ts';
import { mealTemplateHandlers } from './meal-templates.ts';
import { newsletterHandlers } from './newsletter.ts';
import type { Parts } from './parts.ts';
import { planHandlers } from './plan.ts';
import { profileHandlers } from './profile.ts';
import { pushHandlers } from './push.ts';
import { questionnaireHandlers } from './questionnaires.ts';
import { recipeImportHandlers } from './recipe-import.ts';
import { renewalHandlers } from './renewal.ts';
import { reportHandlers } from './report.ts';
import { sessionHandlers } from './session.ts';
import { sessionsHandlers } from './sessions.ts';
import { signUpHandlers } from './sign-up.ts';
import { staffHandlers } from './staff.ts';

interface Surroundings {
  readonly keeper: PlanKeeper;
  readonly background: Background;
  /** Leave out everything that goes beyond the contract's own calls. */
  readonly plain: boolean;
}

export const createHandlers = (parts: Parts, { keeper, background, plain }: Surroundings): Handlers => ({
  ...signUpHandlers(parts, background),
  ...sessionHandlers(parts, background, plain),
  ...profileHandlers(parts, keeper),
  ...planHandlers(parts, keeper, plain),
  ...questionnaireHandlers(parts, keeper),
  ...calendarHandlers(parts),
  ...chatHandlers(parts, keeper, plain),
  ...journalHandlers(parts),
  ...renewalHandlers(parts),
  ...sessionsHandlers(parts),
  ...staffHandlers(parts),
  ...mealTemplateHandlers(parts),
  ...newsletterHandlers(parts),
  ...recipeImportHandlers(parts),
  ...foodLookupHandlers(parts),
  ...coachStreamHandlers(parts),
  ...pushHandlers(parts),
  ...reportHandlers(parts),
});
