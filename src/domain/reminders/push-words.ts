import type { MessageKind } from './message.ts';

export interface ReminderAction {
  readonly action: 'drink' | 'eaten';
  readonly title: string;
}

/** The words a notification shows and the place where a tap on it leads. */
export interface ReminderWords {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly ReminderAction[];
  readonly page: string;
}

const meal = (title: string): ReminderWords => ({
  title,
  body: 'See your plan, or tick it as eaten.',
  actions: [{ action: 'eaten', title: 'Eaten' }],
  page: '/dashboard/diet-plan',
});

const plain = (title: string, body: string, page: string): ReminderWords => ({
  title,
  body,
  actions: [],
  page,
});

const WORDS: Readonly<Record<MessageKind, ReminderWords>> = {
  breakfast: meal('Time for breakfast'),
  lunch: meal('Time for lunch'),
  dinner: meal('Time for dinner'),
  water: {
    title: 'Time for a glass of water',
    body: 'One tap logs it.',
    actions: [{ action: 'drink', title: '+250 ml' }],
    page: '/dashboard',
  },
  weight: plain('Time for the scale', 'Log it if you like.', '/dashboard/progress'),
  'check-in': plain('Your weekly check-in', 'A look back at your week.', '/dashboard'),
  shopping: plain('Shopping day', 'Your list is ready. It works without signal.', '/dashboard/shopping'),
  soak: plain('Start something tonight', 'A meal you planned needs it.', '/dashboard'),
  test: plain('Reminders work', 'They will look like this.', '/dashboard/notifications'),
};

/** `dishes` are named only where the member allows it. A locked screen shows these words to whoever looks at it. */
export const reminderWords = (kind: MessageKind, dishes: readonly string[]): ReminderWords => {
  const words = WORDS[kind];
  return dishes.length === 0 ? words : { ...words, body: dishes.join(', ') };
};
