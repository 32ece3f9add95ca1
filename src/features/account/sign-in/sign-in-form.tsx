import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Formik } from 'formik';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { CheckboxField, FieldError, Hint, PasswordField, TextField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { TextButton, TextLink } from '../../../ui/show/text-link.tsx';
import { VISITOR_HEADINGS } from '../../../ui/show/visitor-headings.ts';
import { signInSchema } from './schemas.ts';

export interface SignInValues {
  email: string;
  password: string;
  keep: boolean;
  shared: boolean;
  /** Take the trial over or delete it; null until the member has chosen. */
  trial: 'bring' | 'delete' | null;
}

const TRIAL_CHOICES = [
  { value: 'bring', label: 'Put it in my account' },
  { value: 'delete', label: 'Delete it' },
] as const;

const Aside = chakra('p', { base: { color: 'muted' } });

/**
 * A finger that presses a button takes the focus out of a field before it lets go. A sentence about that field would
 * then move the button away from under the finger, so the focus stays until the tap has arrived.
 */
const letFocusStay = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('button, label') !== null)
    event.preventDefault();
};

export function SignInForm(props: {
  email: string;
  /** Nobody has been a member on this device. */
  isNew: boolean;
  /** Somebody tries the product here without an account. */
  isTrying: boolean;
  /** True if "Keep me signed in" starts ticked. */
  keep: boolean;
  /** True if "Other people use this device" does. */
  shared: boolean;
  /** As it was just chosen; empty where it is to be typed. */
  password: string;
  /** The address is known and the password is all that is missing. */
  asksPassword: boolean;
  /** A message above the fields about what happened last. */
  notice: ReactNode;
  /** Offers of a failed sign-in, given the address in the form. */
  afterFailure: (email: string) => ReactNode;
  onSubmit: (values: SignInValues) => Promise<void>;
  onForgot: (email: string) => void;
}) {
  const { asksPassword } = props;
  const isFilled = props.password !== '';
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const next = asksPassword ? '[name=password]' : isFilled ? '[type=submit]' : null;
    if (next !== null) element.current?.querySelector<HTMLElement>(next)?.focus();
  }, [asksPassword, isFilled]);
  return (
    <Formik<SignInValues>
      initialValues={{
        email: props.email,
        password: props.password,
        keep: props.keep,
        shared: props.shared,
        trial: null,
      }}
      validate={(values) => ({
        ...validateWith(signInSchema)(values),
        ...(props.isTrying && values.trial === null ? { trial: 'Please choose one.' } : {}),
      })}
      // A field that was left empty is spoken of once something was typed or sent.
      validateOnBlur={false}
      onSubmit={props.onSubmit}
    >
      {(form) => (
        <form
          ref={element}
          noValidate
          onSubmit={form.handleSubmit}
          onMouseDown={letFocusStay}
          onChange={({ target }) => {
            // On a shared device staying signed in needs a tick of its own.
            if (target instanceof HTMLInputElement && target.name === 'shared' && target.checked)
              void form.setFieldValue('keep', false);
          }}
        >
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
            {props.isNew ? (
              <ButtonLink wide asChild look="outline">
                <Link to="/onboarding" preload={false}>
                  {props.isTrying ? 'Back to your week' : 'Try it first'}
                </Link>
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
            {props.isTrying ? (
              <div>
                <SingleChoiceChips<'bring' | 'delete'>
                  legend="What happens to the week you tried here?"
                  name="trial"
                  options={TRIAL_CHOICES}
                  value={form.values.trial}
                  onChange={(chosen) => void form.setFieldValue('trial', chosen)}
                />
                <Hint>
                  In your account, the server keeps everything you entered here, health answers too, and makes
                  your plan from it.
                </Hint>
                {form.submitCount > 0 && form.errors.trial !== undefined ? (
                  <FieldError role="alert">{form.errors.trial}</FieldError>
                ) : null}
              </div>
            ) : null}
            <div>
              <CheckboxField name="keep">Keep me signed in on this device</CheckboxField>
              <CheckboxField name="shared" hint="While locked, it shows nothing about you.">
                Other people use this device
              </CheckboxField>
            </div>
            <TextButton tall alignSelf="start" onClick={() => props.onForgot(form.values.email)}>
              Forgot Password
            </TextButton>
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
