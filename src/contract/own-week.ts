import * as v from 'valibot';
import { isLocalDay } from '../domain/calendar/days.ts';
import { SLOTS } from '../terms/food.ts';
import { defineEndpoint } from './endpoint.ts';
import { boundedText } from './wire.ts';

const PLAN_DAYS_MAX = 21;
const SLOT_MEALS_MAX = 10;
const localDay = v.pipe(v.string(), v.check(isLocalDay, 'No such day.'));

/** A week that a device made while no backend answered. */
const planBody = v.object({
  user: boundedText(64),
  plan_id: v.pipe(v.string(), v.uuid()),
  /** The member chose it over the week that their account has. */
  instead: v.optional(v.boolean()),
  /** As in the plan's details. */
  cooks_from: v.optional(localDay),
  days: v.pipe(
    v.array(
      v.object({
        date: localDay,
        meals: v.pipe(
          v.array(
            v.object({
              slot: v.picklist(SLOTS),
              recipe: boundedText(80),
              portion: v.pipe(v.number(), v.minValue(0), v.maxValue(20)),
            }),
          ),
          v.maxLength(SLOTS.length * SLOT_MEALS_MAX),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(PLAN_DAYS_MAX),
  ),
});

/**
 * Hands over the first week. The backend keeps it where it has none that the member has used and its own rules allow
 * every dish; otherwise it goes on with its own, and the device takes that.
 */
export const putPlan = defineEndpoint({
  name: 'putPlan',
  method: 'PUT',
  path: '/django/ext/v1/plan/{userId}/',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  body: planBody,
  /** Not `taken`: the backend has its own week. One that does not tell may have taken it. */
  answer: v.object({ plan_id: v.string(), taken: v.optional(v.boolean()) }),
  extension: 'own-week',
});
