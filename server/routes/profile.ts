import { eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../src/terms/result.ts';
import type { Database } from '../database/database.ts';
import { photos, profiles } from '../database/schema.ts';
import type { HandlersOf, Member } from '../http/call.ts';
import { invalid, notFound, type Refusal, throttled } from '../http/refusal.ts';
import { sanitisePhoto } from '../photos/sanitise.ts';
import type { PlanKeeper } from '../planning/plan-keeper.ts';
import type { Parts } from './parts.ts';

const NAME_BYTES = 16;
/** Longer than the largest photo takes. */
const DRAWN_SECONDS = 3;

/** The profile as the contract answers it; null before there is one. */
const readProfile = async (db: Database, member: Member) => {
  const [row] = await db
    .select({ profile: profiles, photo: photos.name })
    .from(profiles)
    .leftJoin(photos, eq(photos.userId, profiles.userId))
    .where(eq(profiles.userId, member.id));
  if (row === undefined) return null;
  const { profile, photo } = row;
  const photoUrl = photo === null ? '' : `/media/${photo}`;
  return {
    id: member.id,
    user: member.id,
    username: member.username,
    isClient: member.isClient,
    name: profile.name,
    gender: profile.gender,
    fitness_goal: profile.fitnessGoal,
    bmi: profile.bmi,
    location: profile.location,
    weight: profile.weightKg,
    weight_uom: 'kg',
    height: profile.heightCm,
    height_uom: 'cm',
    age: profile.age,
    activity_level: profile.activityLevel,
    fitness_level: profile.fitnessLevel,
    bio: profile.bio,
    diet_type: profile.dietType,
    target_weight: profile.targetWeightKg,
    profile_picture: photoUrl,
    photo_url: photoUrl,
  };
};
type ProfileAnswer = NonNullable<Awaited<ReturnType<typeof readProfile>>>;

export const profileHandlers = (
  parts: Parts,
  keeper: PlanKeeper,
): HandlersOf<'getProfile' | 'createProfile' | 'saveProfile' | 'uploadPhoto'> => {
  /**
   * Members whose photo is being decoded or waits for it: one each, so that one member's uploads do not block others.
   */
  const drawing = new Set<string>();
  const draw = async (memberId: string, photo: Blob): Promise<Result<Uint8Array, Refusal>> => {
    if (drawing.has(memberId)) return throttled(DRAWN_SECONDS);
    drawing.add(memberId);
    try {
      const drawn = await sanitisePhoto(new Uint8Array(await photo.arrayBuffer()));
      return drawn.ok ? drawn : invalid({ photo: [drawn.error] });
    } finally {
      drawing.delete(memberId);
    }
  };
  const answer = async (db: Database, member: Member): Promise<Result<ProfileAnswer, Refusal>> => {
    const profile = await readProfile(db, member);
    return profile === null ? err(notFound) : ok(profile);
  };

  return {
    getProfile: ({ member }) => answer(parts.db, member),

    createProfile: async ({ member, body, commit }) => {
      const row = {
        name: body.name,
        gender: body.gender,
        fitnessGoal: body.fitness_goal,
        bmi: body.bmi,
        location: body.location,
        weightKg: body.weight,
        heightCm: body.height,
        age: body.age,
        activityLevel: body.activity_level,
        fitnessLevel: body.fitness_level,
        bio: body.bio,
        dietType: body.diet_type,
        targetWeightKg: body.target_weight,
        updatedAt: new Date(parts.clock()),
      };
      const saved = await commit(async (db) => {
        await db
          .insert(profiles)
          .values({ userId: member.id, ...row })
          .onConflictDoUpdate({ target: profiles.userId, set: row });
        return answer(db, member);
      });
      await keeper.current(member.id);
      return saved;
    },

    saveProfile: async ({ member, body, commit }) => {
      const { name, location, bio } = body;
      return commit(async (db) => {
        await db
          .update(profiles)
          .set({ name, location, bio, updatedAt: new Date(parts.clock()) })
          .where(eq(profiles.userId, member.id));
        return answer(db, member);
      });
    },

    uploadPhoto: async ({ member, body, commit }) => {
      const found = await answer(parts.db, member);
      if (!found.ok) return found;
      const photo = await draw(member.id, body.photo);
      if (!photo.ok) return photo;
      const row = {
        name: `${Buffer.from(parts.randomBytes(NAME_BYTES)).toString('hex')}.webp`,
        bytes: photo.value,
      };
      return commit(async (db) => {
        await db
          .insert(photos)
          .values({ userId: member.id, ...row })
          .onConflictDoUpdate({ target: photos.userId, set: row });
        return answer(db, member);
      });
    },
  };
};
