/** Conditions that change what a week is held against; named in the wellness answers. */
export const CONDITIONS = ['hypertension', 'diabetes', 'arthritis', 'heart'] as const;
export type Condition = (typeof CONDITIONS)[number];
