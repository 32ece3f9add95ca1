/** Topics of notifications. */
export const NOTIFICATION_TOPICS = [
  'plan-ready',
  'change-refused',
  'meals',
  'water',
  'weight',
  'news',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

export interface NotificationChoices {
  /** Empty where none is preferred. */
  readonly email: string;
  readonly topics: readonly NotificationTopic[];
}

export const DEFAULT_NOTIFICATIONS: NotificationChoices = {
  email: '',
  topics: ['plan-ready', 'change-refused', 'meals', 'water', 'weight'],
};
