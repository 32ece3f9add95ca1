import { chakra, Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import * as v from 'valibot';
import { emailRule } from '../../../contract/account/credentials.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import {
  DEFAULT_NOTIFICATIONS,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from '../../../domain/reminders/notification-topics.ts';
import { CheckboxField, TextField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { NOT_KEPT, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';

const LABELS: Readonly<Record<NotificationTopic, string>> = {
  'plan-ready': 'My plan is ready or has changed',
  'change-refused': 'A change of mine was refused',
  meals: 'Meal reminders',
  water: 'Water reminders',
  weight: 'Weigh-in reminders',
  news: 'News and tips',
};

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Legend = chakra('legend', { base: { fontWeight: 600, mb: '1', p: 0 } });

type Ticks = Record<NotificationTopic, boolean>;

const schema = v.object({ email: v.union([v.literal(''), emailRule], 'Please provide a valid email') });

/** The member's choice of notifications, stored on this device. */
export function NotificationsForm() {
  const { value, set } = useMemberSetting('notifications');
  const [words, setWords] = useState<Words | null>(null);
  if (value === undefined) return <Skeleton height="420px" />;
  const { email, topics } = value ?? DEFAULT_NOTIFICATIONS;
  const ticks = Object.fromEntries(
    NOTIFICATION_TOPICS.map((topic) => [topic, topics.includes(topic)]),
  ) as Ticks;
  return (
    <Card aria-labelledby="notifications">
      <CardTitle id="notifications" mb="1">
        Notifications
      </CardTitle>
      <Muted mb="4">
        Shown under the bell while the app is open. No mail is sent yet. Your address stays on this device.
      </Muted>
      <Formik
        initialValues={{ email, ticks }}
        validate={validateWith(schema)}
        onSubmit={async (values) => {
          const kept = await set({
            email: values.email.trim(),
            topics: NOTIFICATION_TOPICS.filter((topic) => values.ticks[topic]),
          });
          setWords(kept.ok ? { tone: 'success', text: 'Saved on this device' } : NOT_KEPT);
        }}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit} onChange={() => setWords(null)}>
            <Stack gap="4">
              <chakra.div maxWidth="26rem">
                <TextField
                  name="email"
                  label="Preferred email"
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                />
              </chakra.div>
              <fieldset>
                <Legend>Tell me about</Legend>
                {NOTIFICATION_TOPICS.map((topic) => (
                  <CheckboxField key={topic} name={`ticks.${topic}`}>
                    {LABELS[topic]}
                  </CheckboxField>
                ))}
              </fieldset>
              <WordsNotice words={words} />
              <Button type="submit" disabled={form.isSubmitting} alignSelf={{ md: 'flex-start' }}>
                Save
              </Button>
            </Stack>
          </form>
        )}
      </Formik>
    </Card>
  );
}
