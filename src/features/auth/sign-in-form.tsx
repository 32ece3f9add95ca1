import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckboxField, PasswordField, TextField } from '../../ui/form/field.tsx';
import { validateWith } from '../../ui/form/validate.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { VISITOR_HEADINGS } from '../../ui/visitor-headings.ts';
import { signInSchema } from './schemas.ts';

export interface SignInValues {
  email: string;
  password: string;
  keep: boolean;
}

const Aside = chakra('p', { base: { color: 'muted' } });

export function SignInForm(props: {
  email: string;
  /** Nobody has been a member on this device. */
  isNew: boolean;
  /** Whether "Keep me signed in" starts ticked. */
  keep: boolean;
  /** What happened last, above the fields. */
  notice: ReactNode;
  /** What a failed sign-in offers, given the address in the form. */
  afterFailure: (email: string) => ReactNode;
  onSubmit: (values: SignInValues) => Promise<void>;
  onForgot: (email: string) => void;
}) {
  return (
    <Formik<SignInValues>
      initialValues={{ email: props.email, password: '', keep: props.keep }}
      validate={validateWith(signInSchema)}
      onSubmit={props.onSubmit}
    >
      {(form) => (
        <form noValidate onSubmit={form.handleSubmit}>
          <Stack gap="5">
            <div>
              <PageHeading title="Sign in">{VISITOR_HEADINGS['/sign-in']}</PageHeading>
              {props.isNew ? null : (
                <Aside>
                  New here?{' '}
                  <TextLink tall asChild>
                    <Link to="/sign-up">Sign up</Link>
                  </TextLink>
                </Aside>
              )}
            </div>
            {props.isNew ? (
              <ButtonLink wide asChild>
                <Link to="/sign-up">New here? Create your account</Link>
              </ButtonLink>
            ) : null}
            {props.notice}
            <TextField
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
            />
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            <Flex wrap="wrap" justify="space-between" align="center" columnGap="4">
              <CheckboxField name="keep">Keep me signed in on this device</CheckboxField>
              <TextButton tall onClick={() => props.onForgot(form.values.email)}>
                Forgot Password
              </TextButton>
            </Flex>
            <Button type="submit" wide disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Signing in...' : 'Login'}
            </Button>
            {props.afterFailure(form.values.email.trim())}
          </Stack>
        </form>
      )}
    </Formik>
  );
}
