import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Formik, type FormikHelpers } from 'formik';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, PasswordField, TextField } from '../../ui/form/field.tsx';
import { validateWith } from '../../ui/form/validate.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VISITOR_HEADINGS } from '../../ui/visitor-headings.ts';
import { signUpSchema } from './schemas.ts';
import { typedBefore } from './typed-at-sign-up.ts';

export interface SignUpValues {
  username: string;
  email: string;
  password: string;
  terms: boolean;
}

const Aside = chakra('p', { base: { color: 'muted' } });

export function SignUpForm(props: {
  onSubmit: (values: SignUpValues, form: FormikHelpers<SignUpValues>) => Promise<void>;
}) {
  return (
    <Formik<SignUpValues>
      initialValues={{ ...(typedBefore() ?? { username: '', email: '' }), password: '', terms: false }}
      validate={validateWith(signUpSchema)}
      onSubmit={props.onSubmit}
    >
      {(form) => (
        <form noValidate onSubmit={form.handleSubmit}>
          <Stack gap="5">
            <div>
              <PageHeading title="Sign up">{VISITOR_HEADINGS['/sign-up']}</PageHeading>
              <Aside>
                Already a member?{' '}
                <TextLink tall asChild>
                  <Link to="/sign-in">Log In</Link>
                </TextLink>
              </Aside>
            </div>
            <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" />
            <TextField
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
            />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="new-password"
              hint="At least 8 characters, with a small and a capital letter, a digit and a special character."
            />
            <CheckboxField name="terms">
              I agree to the{' '}
              <TextLink href="/terms" target="_blank" rel="noopener">
                terms of use
              </TextLink>{' '}
              and the{' '}
              <TextLink href="/policy" target="_blank" rel="noopener">
                privacy policy
              </TextLink>
              .
            </CheckboxField>
            <Button type="submit" wide disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Creating your account...' : 'Continue'}
            </Button>
          </Stack>
        </form>
      )}
    </Formik>
  );
}
