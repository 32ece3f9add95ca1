/** The product's fixed numbers. */
export const SESSION_COOKIE_MS = 3_600_000;
export const IDLE_LOCK_MS = 300_000;
export const OTP_LENGTH = 6;
export const USERNAME_MIN = 3;
export const PASSWORD_MIN = 8;
export const AFTERNOON_HOUR = 12;
export const EVENING_HOUR = 18;
export const SCROLL_TOP_THRESHOLD_PX = 300;
export const CHAT_SCROLL_THRESHOLD_PX = 200;
export const CHAT_MESSAGE_MAX = 4000;
export const DEFAULT_WATER_GOAL_L = 5;
export const AGE_MIN = 1;
export const AGE_MAX = 140;
export const AGE_DEFAULT = 27;
export const HEIGHT_DEFAULT_CM = 165;
export const HEIGHT_MAX_CM = 250;
export const WEIGHT_DEFAULT_KG = 65;
export const WEIGHT_MIN_KG = 10;
export const WEIGHT_MAX_KG = 200;
export const TARGET_WEIGHT_DEFAULT_KG = 60;
export const RING_LOW_PERCENT = 30;
export const RING_MIDDLE_PERCENT = 80;
export const CM_PER_INCH = 2.54;
export const INCHES_PER_FOOT = 12;
export const LB_PER_KG = 2.20462;

/** A member's own figures for a day as they may be typed: kcal, g, g. The bounds of safety are narrower. */
export const OWN_TARGET_BOUNDS = {
  kcal: [1200, 6000],
  protein: [40, 350],
  carbs: [100, 800],
} as const;
