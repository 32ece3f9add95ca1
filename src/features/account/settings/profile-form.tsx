import { Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import * as v from 'valibot';
import type { WireProfile } from '../../../contract/profile.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { notices } from '../../../domain/error-catalogue.ts';
import { TextAreaField, TextField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { outcomeWords, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';

const atMost = (max: number) => v.pipe(v.string(), v.maxLength(max, `At most ${max} characters, please`));
const schema = v.object({ name: atMost(200), location: atMost(200), bio: atMost(4000) });

/** Name, location and bio; works offline like every other change. */
export function ProfileForm({ profile }: { profile: WireProfile }) {
  const { sync } = usePorts();
  const [words, setWords] = useState<Words | null>(null);
  return (
    <Card aria-labelledby="about-you">
      <CardTitle id="about-you" mb="4">
        About you
      </CardTitle>
      <Formik
        initialValues={{ name: profile.name, location: profile.location, bio: profile.bio }}
        validate={validateWith(schema)}
        onSubmit={async (values) => {
          setWords(null);
          const outcome = await sync.submit({ intent: { kind: 'profile.save', payload: values } });
          setWords(outcomeWords('saveProfile', outcome, notices.profileSaved));
        }}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4">
              <TextField name="name" label="Name" autoComplete="name" />
              <TextField name="location" label="Location" autoComplete="address-level2" />
              <TextAreaField name="bio" label="Bio" />
              <WordsNotice words={form.isSubmitting ? null : words} />
              <Button type="submit" disabled={form.isSubmitting} alignSelf={{ md: 'flex-start' }}>
                {form.isSubmitting ? <BusyMark /> : null}
                {form.isSubmitting ? 'Saving...' : 'Save'}
              </Button>
            </Stack>
          </form>
        )}
      </Formik>
    </Card>
  );
}
