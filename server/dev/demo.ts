import { eq } from 'drizzle-orm';
import type { Hasher } from '../auth/hasher.ts';
import type { Basics } from '../base/basics.ts';
import type { Secrets } from '../base/data-folder.ts';
import { uuidOf } from '../base/keys.ts';
import {
  chatMessages,
  lifestyles,
  planInputs,
  preferences,
  profiles,
  users,
  wellness,
} from '../database/schema.ts';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 14;

export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

export const demoAccounts = ({
  demoPassword,
  staffPassword,
}: Pick<Secrets, 'demoPassword' | 'staffPassword'>): readonly [DemoAccount, DemoAccount] => [
  { label: 'Demo member', email: 'demo@sorrel.example', password: demoPassword },
  { label: 'Demo staff', email: 'staff@sorrel.example', password: staffPassword },
];

const TALK: readonly (readonly [question: string, reply: string])[] = [
  ['What is for breakfast?', 'Breakfast: Greek yogurt with berries (310 Kcal).'],
  [
    'How many calories are left?',
    'Energy today: 960 kcal eaten, 1590 kcal with what is planned. Of 1600 kcal, 640 kcal are left.',
  ],
  ['How much water should I drink?', 'You have logged 1 of 2.2 L of water today: 1.2 L are left.'],
  ['What is for dinner?', 'Dinner: Red lentil dal with carrots (480 Kcal).'],
];

const profileOf = (name: string, updatedAt: Date) => ({
  name,
  gender: 'Female' as const,
  fitnessGoal: 'Weight Loss' as const,
  bmi: 26.1,
  location: 'Porto, Portugal',
  weightKg: 71,
  heightCm: 164.9,
  age: 34,
  activityLevel: 'moderately active' as const,
  fitnessLevel: 'Intermediate' as const,
  bio: 'Cooks on weeknights, hikes on Sundays.',
  dietType: 'vegetarian' as const,
  targetWeightKg: 65,
  updatedAt,
});

const INPUTS = {
  allergies: [],
  excluded_foods: [],
  eats_eggs: true,
  eats_dairy: true,
  pregnant_or_breastfeeding: false,
  kidney_disease: false,
  eating_disorder: false,
  facts_confirmed: true,
  sex_undisclosed: false,
};

const LIFESTYLE = {
  water_intake: '2.5L/day',
  activity_level: 'Level 2',
  rest_days: 'Sunday',
  work_classification: 'Employee',
  shopping_day: 'Saturday',
};
const PREFERENCE = { favorite_cuisine: 'Mediterranean', fruit_preference: 'Orange', allergies: '' };
const WELLNESS = { sleep_pattern: ['Regular'], sleep_quality: ['04'], chronic_conditions: ['No'] };

type DemoParts = Pick<Basics, 'db' | 'clock' | 'randomBytes'> & { readonly hasher: Hasher };

const addHistory = async ({ db, clock, randomBytes }: DemoParts, userId: string): Promise<void> => {
  const since = clock() - HISTORY_DAYS * DAY_MS;
  const updatedAt = new Date(since);
  await db.insert(profiles).values({ userId, ...profileOf('Demo', updatedAt) });
  await db.insert(planInputs).values({ userId, inputs: INPUTS, updatedAt });
  await db.insert(lifestyles).values({ userId, answers: LIFESTYLE, updatedAt });
  await db.insert(preferences).values({ userId, answers: PREFERENCE, allergies: '', updatedAt });
  await db.insert(wellness).values({ userId, answers: WELLNESS, updatedAt });
  const talk = Array.from({ length: HISTORY_DAYS }, (_, day) => {
    const [question = '', reply = ''] = TALK[day % TALK.length] ?? [];
    const asked = since + day * DAY_MS;
    return [
      { role: 'user' as const, text: question, createdAt: new Date(asked) },
      { role: 'assistant' as const, text: reply, createdAt: new Date(asked + 2000) },
    ];
  }).flat();
  await db
    .insert(chatMessages)
    .values(talk.map((message) => ({ id: uuidOf(randomBytes(16)), userId, ...message })));
};

const ensureAccount = async (parts: DemoParts, account: DemoAccount, isClient: boolean): Promise<void> => {
  const { db, clock, randomBytes, hasher } = parts;
  const passwordHash = await hasher.hash(account.password, '');
  const known = await db
    .update(users)
    .set({ passwordHash, isAdmin: !isClient })
    .where(eq(users.email, account.email))
    .returning({ id: users.id });
  if (known.length > 0) return;
  const id = uuidOf(randomBytes(16));
  const createdAt = new Date(clock() - HISTORY_DAYS * DAY_MS);
  await db.insert(users).values({
    id,
    email: account.email,
    username: isClient ? 'demo' : 'staff',
    passwordHash,
    verifiedAt: createdAt,
    isClient,
    isAdmin: !isClient,
    createdAt,
  });
  await addHistory(parts, id);
};

/** A member and a staff member with two weeks behind them; once made, only their passwords are set again. */
export const ensureDemoAccounts = async (
  parts: DemoParts,
  [demo, staff]: readonly [DemoAccount, DemoAccount],
): Promise<void> => {
  await ensureAccount(parts, demo, true);
  await ensureAccount(parts, staff, false);
};
