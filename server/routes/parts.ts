import type { Hasher } from '../auth/hasher.ts';
import type { SpentLimits } from '../auth/rate-limits.ts';
import type { Basics } from '../base/basics.ts';
import type { Coach } from '../coach/coach.ts';
import type { CoachStream } from '../coach/coach-stream.ts';
import type { FoodFacts } from '../food-facts/food-facts.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Planner } from '../planning/planner.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { RecipePages } from '../recipe-import/recipe-pages.ts';

/** Everything the server does not decide itself: tests bring their own. */
export interface Parts extends Basics {
  readonly spentLimits: SpentLimits;
  readonly hasher: Hasher;
  readonly mailer: Mailer;
  readonly coach: Coach;
  /** Null where the operator has configured no provider. */
  readonly coachStream: CoachStream | null;
  readonly planner: Planner;
  readonly recipePages: RecipePages;
  /** Null where the operator has not switched it on. */
  readonly foodFacts: FoodFacts | null;
  /** Null where the operator has given it no keys. */
  readonly push: PushSender | null;
  readonly metrics: Metrics;
}
