import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Formik, type FormikProps } from 'formik';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FieldError } from '../../../ui/form/field.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { TextButton } from '../../../ui/show/text-link.tsx';
import { type CodeWords, type Digits, emptyDigits, findBoxErrors } from './code-boxes.ts';
import { DigitBoxes } from './digit-boxes.tsx';
import { maskEmail } from './mask-email.ts';

/** Whole seconds until zero; `restart` begins again from a number of seconds. */
const useCountdown = (seconds: number): { left: number; restart: (seconds: number) => void } => {
  const [left, setLeft] = useState(seconds);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, restart: setLeft };
};

export const RESEND_PAUSE_S = 60;

const Address = chakra('strong', { base: { fontWeight: 650, overflowWrap: 'anywhere' } });

export interface News {
  readonly tone: 'success' | 'error';
  readonly sentence: ReactNode;
}

interface CodeValues {
  digits: Digits;
}

/** Six boxes, Resend and Continue: the body of the two code modals. */
export function CodeForm(props: {
  email: string;
  words: CodeWords;
  /** Seconds before the first Resend: a code that was sent just now is still on its way. */
  firstPause: number;
  /** Back to where the address is typed; left out where it cannot be changed here. */
  onChange?: () => void;
  /** The code goes on as soon as it is complete. */
  submitsItself?: boolean;
  /** Sends the code on; a sentence when that failed. */
  onCode: (code: string) => Promise<News | null>;
  onResend: () => Promise<News>;
}) {
  const errorId = useId();
  const [news, setNews] = useState<News | null>(null);
  const [resending, setResending] = useState(false);
  const pause = useCountdown(props.firstPause);

  const resend = async () => {
    setResending(true);
    const answer = await props.onResend();
    setResending(false);
    setNews(answer);
    if (answer.tone === 'success') pause.restart(RESEND_PAUSE_S);
  };

  const enter = async (form: FormikProps<CodeValues>, digits: Digits): Promise<void> => {
    const complete = findBoxErrors(digits, props.words).every((error) => error === null);
    await form.setValues({ digits });
    if (props.submitsItself && complete && !form.isSubmitting) await form.submitForm();
  };

  return (
    <Formik<CodeValues>
      initialValues={{ digits: emptyDigits }}
      validate={({ digits }) => {
        const errors = findBoxErrors(digits, props.words).map((error) => error ?? '');
        return errors.some((error) => error !== '') ? { digits: errors } : {};
      }}
      onSubmit={async ({ digits }) => {
        setNews(null);
        setNews(await props.onCode(digits.join('')));
      }}
    >
      {(form) => {
        const errors = findBoxErrors(form.values.digits, props.words);
        const shown = errors.map((error, index) =>
          form.submitCount > 0 || form.values.digits[index] !== '' ? error : null,
        );
        const firstError = shown.find((error) => error !== null) ?? null;
        return (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4">
              <p>
                Enter the six digits that we sent to <Address>{maskEmail(props.email)}</Address>.
              </p>
              <DigitBoxes
                digits={form.values.digits}
                invalid={shown.map((error) => error !== null)}
                errorId={errorId}
                onChange={(digits) => void enter(form, digits)}
              />
              {props.onChange === undefined ? null : (
                <p>
                  <Address>{props.email}</Address>{' '}
                  <TextButton tall onClick={props.onChange}>
                    Change
                  </TextButton>
                </p>
              )}
              {firstError === null ? null : (
                <FieldError id={errorId} role="alert" mt="0">
                  {firstError}
                </FieldError>
              )}
              {news === null ? null : (
                <Notice tone={news.tone} role={news.tone === 'error' ? 'alert' : 'status'}>
                  {news.sentence}
                </Notice>
              )}
              <Flex gap="3" direction={{ base: 'column', sm: 'row-reverse' }}>
                <Button type="submit" flex="1" disabled={form.isSubmitting}>
                  {form.isSubmitting ? 'Checking...' : 'Continue'}
                </Button>
                <Button
                  look="outline"
                  flex="1"
                  disabled={resending || pause.left > 0}
                  onClick={() => void resend()}
                >
                  {pause.left > 0 ? `Resend in ${pause.left} s` : 'Resend'}
                </Button>
              </Flex>
            </Stack>
          </form>
        );
      }}
    </Formik>
  );
}
