import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/ensure-built.ts';
import { decode } from '../../../src/contract/decode.ts';
import { getBudget } from '../../../src/contract/plan.ts';
import * as constants from '../../../src/domain/constants.ts';
import { MEMBERSHIPS } from '../../../src/domain/membership.ts';
import { services, testimonials } from '../../../src/features/landing/content.ts';
import { periodEnd } from '../../../src/features/staff/period.ts';
import { WELLNESS_LISTS } from '../../../src/features/wellness/options.ts';

test('the fixed numbers are those of the specification [9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11 9.12 9.14 9.15 9.16 9.18 9.20]', () => {
  expect(constants).toMatchObject({
    SESSION_COOKIE_MS: 3_600_000,
    IDLE_LOCK_MS: 300_000,
    OTP_LENGTH: 6,
    USERNAME_MIN: 3,
    PASSWORD_MIN: 8,
    AFTERNOON_HOUR: 12,
    EVENING_HOUR: 18,
    SCROLL_TOP_THRESHOLD_PX: 300,
    CHAT_SCROLL_THRESHOLD_PX: 200,
    DEFAULT_WATER_GOAL_L: 5,
    AGE_MIN: 1,
    AGE_MAX: 140,
    AGE_DEFAULT: 27,
    HEIGHT_DEFAULT_CM: 165,
    HEIGHT_MAX_CM: 250,
    WEIGHT_DEFAULT_KG: 65,
    WEIGHT_MIN_KG: 10,
    WEIGHT_MAX_KG: 200,
    TARGET_WEIGHT_DEFAULT_KG: 60,
    RING_LOW_PERCENT: 30,
    RING_MIDDLE_PERCENT: 80,
    CM_PER_INCH: 2.54,
    INCHES_PER_FOOT: 12,
    LB_PER_KG: 2.20462,
  });
  expect(MEMBERSHIPS.map(({ pricePerMonth }) => pricePerMonth)).toEqual([0, 3, 5, 10]);
  expect(WELLNESS_LISTS.sleepQuality.options).toEqual(['01', '02', '03', '04', '05']);
  expect([services.length, testimonials.length]).toEqual([4, 3]);
  expect(periodEnd('2026-11-15')).toBe('2026-11-21');
  const budget = decode(getBudget.answer, {});
  expect(budget.ok && budget.value.daily_water_goal).toBe(5);
});

test('the sample figures of a day are nobody’s: no code of the app holds them [9.19]', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  const holds = (file: string) => /\b1,?691\b/.test(readFileSync(join(ROOT, 'src', file), 'utf8'));
  expect(code.filter(holds)).toEqual([]);
});
