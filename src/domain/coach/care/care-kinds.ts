/** Topics of messages that must not be answered with a meal or a figure, the most urgent first. */
export const CARE_KINDS = [
  'self-harm',
  'emergency',
  'purging',
  'restriction',
  'minor',
  'pregnancy',
  'medicine',
  'condition',
  'fast-loss',
  'guilt',
  'distress',
] as const;
export type CareKind = (typeof CARE_KINDS)[number];
