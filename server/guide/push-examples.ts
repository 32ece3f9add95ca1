/** The exchanges about reminders of a closed app. The keys are those of RFC 8291's example. */
export const pushExamples = {
  getPushKey: {
    answer: {
      public_key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
    },
  },
  putPushSubscription: {
    body: {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      time_zone: 'Europe/Lisbon',
      quiet: { from: 1320, to: 420 },
      reminders: [
        { kind: 'lunch' as const, minute: 750, days: [1, 2, 3, 4, 5] },
        { kind: 'water' as const, minute: 900, days: [1, 2, 3, 4, 5, 6, 7] },
      ],
    },
    answer: { detail: 'This device will be reminded.' },
  },
  deletePushSubscription: { answer: { detail: 'This device is reminded no more.' } },
  testPush: { answer: { sent: true, none: false } },
};
