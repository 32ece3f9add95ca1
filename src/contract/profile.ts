import * as v from 'valibot';
import { AGE_MAX, AGE_MIN, WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../domain/constants.ts';
import { ACTIVITY_LEVELS, DIET_TYPES, FITNESS_GOALS, FITNESS_LEVELS, GENDERS } from '../terms/profile.ts';
import { defineEndpoint } from './endpoint.ts';
import { boundedText, longText, shortText, wireId, wireNumberOr, wireTextOr } from './wire.ts';

const oneOfOr = <const T extends readonly string[]>(options: T, fallback: T[number]) =>
  v.pipe(
    v.unknown(),
    v.transform((input): T[number] => options.find((option) => option === input) ?? fallback),
  );

/** A profile as a backend answers it; absent or odd fields become the profile's defaults. */
export const wireProfile = v.object({
  id: wireId,
  name: v.optional(wireTextOr(''), ''),
  gender: v.optional(oneOfOr(GENDERS, 'Male'), 'Male'),
  fitness_goal: v.optional(oneOfOr(FITNESS_GOALS, 'Weight Loss'), 'Weight Loss'),
  bmi: v.optional(wireNumberOr(0), 0),
  location: v.optional(wireTextOr(''), ''),
  weight: v.optional(wireNumberOr(85), 85),
  height: v.optional(wireNumberOr(165), 165),
  age: v.optional(wireNumberOr(0), 0),
  activity_level: v.optional(oneOfOr(ACTIVITY_LEVELS, 'lightly active'), 'lightly active'),
  fitness_level: v.optional(oneOfOr(FITNESS_LEVELS, 'Beginner'), 'Beginner'),
  bio: v.optional(wireTextOr(''), ''),
  diet_type: v.optional(oneOfOr(DIET_TYPES, 'vegetarian'), 'vegetarian'),
  height_uom: v.optional(oneOfOr(['cm', 'ft'], 'cm'), 'cm'),
  weight_uom: v.optional(oneOfOr(['kg', 'lbs'], 'kg'), 'kg'),
  target_weight: v.optional(wireNumberOr(85), 85),
  profile_picture: v.optional(wireTextOr(''), ''),
  photo_url: v.optional(wireTextOr(''), ''),
  username: v.optional(wireTextOr(''), ''),
  isClient: v.optional(v.nullable(v.boolean())),
});
export type WireProfile = v.InferOutput<typeof wireProfile>;

/** `null`, an empty object and an object without an id all mean "no profile yet"; so does a 404. */
const profileOrNone = v.union([
  wireProfile,
  v.pipe(
    v.union([v.null(), v.looseObject({ id: v.optional(v.null()) })]),
    v.transform(() => null),
  ),
]);

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/django/user/profiles/{userId}/',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  body: null,
  answer: profileOrNone,
});

/** Everything onboarding collected, plus the member's id. Lengths in cm, weights in kg, always. */
export const createProfileBody = v.object({
  user: boundedText(64),
  name: shortText,
  gender: v.picklist(GENDERS),
  fitness_goal: v.picklist(FITNESS_GOALS),
  bmi: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)),
  location: shortText,
  weight: v.pipe(v.number(), v.minValue(WEIGHT_MIN_KG), v.maxValue(WEIGHT_MAX_KG)),
  height: v.pipe(v.number(), v.minValue(0), v.maxValue(250)),
  age: v.pipe(v.number(), v.integer(), v.minValue(AGE_MIN), v.maxValue(AGE_MAX)),
  activity_level: v.picklist(ACTIVITY_LEVELS),
  fitness_level: v.picklist(FITNESS_LEVELS),
  bio: longText,
  diet_type: v.picklist(DIET_TYPES),
  height_uom: v.literal('cm'),
  weight_uom: v.literal('kg'),
  target_weight: v.pipe(v.number(), v.minValue(WEIGHT_MIN_KG), v.maxValue(WEIGHT_MAX_KG)),
});

export const createProfile = defineEndpoint({
  name: 'createProfile',
  method: 'POST',
  path: '/django/user/create/profile/',
  auth: 'bearer',
  owner: { in: 'body', key: 'user' },
  body: createProfileBody,
  answer: wireProfile,
});

export const saveProfile = defineEndpoint({
  name: 'saveProfile',
  method: 'PUT',
  path: '/django/user/update/profile/{userId}',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  encoding: 'multipart',
  body: v.object({ user: boundedText(64), name: shortText, location: shortText, bio: longText }),
  answer: wireProfile,
});

export const uploadPhoto = defineEndpoint({
  name: 'uploadPhoto',
  method: 'PUT',
  path: '/django/user/update/profile/{userId}',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  encoding: 'multipart',
  body: v.object({ user: boundedText(64), photo: v.blob() }),
  answer: wireProfile,
});
