import { Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { stored } from '../../../device/db/storage.ts';
import type { UnlockSecret } from '../../../device/db/unlock-key.ts';
import type { Ports } from '../../../device/ports/ports.tsx';
import type { RememberedMember } from '../../../device/session/session.ts';
import { readUnlockWays, tryUnlock, type UnlockWays } from '../../../device/session/unlock.ts';
import { PasswordField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { TextButton } from '../../../ui/show/text-link.tsx';
import { VISITOR_HEADINGS } from '../../../ui/show/visitor-headings.ts';
import { typedPinSchema } from './pin-schema.ts';

/** Null where nothing but the password opens this device. */
export const findUnlockWays = async (
  { device }: Pick<Ports, 'device'>,
  { memberId }: RememberedMember,
): Promise<UnlockWays | null> => {
  const db = device.open(memberId);
  const ways = await stored(db, () => readUnlockWays(db));
  return ways.ok && (ways.value.pin || ways.value.device !== null) ? ways.value : null;
};

const NOT_OPENED = 'This device did not unlock. Try again, or use your password.';

const wrongPin = (triesLeft: number): string =>
  `This PIN is wrong. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`;

/** A locked device that opens without the password, with a network or without. */
export function UnlockScreen(props: {
  member: Pick<Ports, 'device' | 'session' | 'deviceLock'>;
  known: RememberedMember;
  ways: UnlockWays;
  /** A way to the pages that stay open while it is locked. */
  children: ReactNode;
  onOpen: () => void;
  /** `erased`: no way is left but the password. */
  onPassword: (why: 'chosen' | 'erased') => void;
}) {
  const { device, session, deviceLock } = props.member;
  const { pin, device: credentialId } = props.ways;
  const [failure, setFailure] = useState<string | null>(null);

  const unlock = async (secret: UnlockSecret): Promise<void> => {
    const tried = await tryUnlock(device.open(props.known.memberId), secret);
    if (!tried.ok) return setFailure(NOT_OPENED);
    const outcome = tried.value;
    if (outcome.kind === 'password') return props.onPassword('erased');
    if (outcome.kind === 'wrong')
      return setFailure(secret.kind === 'pin' ? wrongPin(outcome.triesLeft) : NOT_OPENED);
    session.unlock(outcome.kept);
    props.onOpen();
  };
  const askDevice = async (id: ArrayBuffer): Promise<void> => {
    setFailure(null);
    const bytes = await (await deviceLock()).ask(id);
    if (bytes === null) setFailure(NOT_OPENED);
    else await unlock({ kind: 'device', bytes });
  };

  return (
    <Stack gap="5">
      <PageHeading title="Unlock">{VISITOR_HEADINGS['/sign-in']}</PageHeading>
      <Notice role="status">Sorrel locked itself. Everything is kept.</Notice>
      {credentialId === null ? null : (
        <Button wide onClick={() => void askDevice(credentialId)}>
          Unlock with this device
        </Button>
      )}
      {pin ? (
        <Formik
          initialValues={{ pin: '' }}
          validate={validateWith(typedPinSchema)}
          validateOnBlur={false}
          onSubmit={async (values, form) => {
            setFailure(null);
            await unlock({ kind: 'pin', pin: values.pin });
            form.resetForm();
          }}
        >
          {(form) => (
            <form noValidate onSubmit={form.handleSubmit}>
              <Stack gap="4">
                <PasswordField name="pin" label="PIN" autoComplete="off" isPin />
                <Button type="submit" wide disabled={form.isSubmitting}>
                  {form.isSubmitting ? 'Unlocking...' : 'Unlock with your PIN'}
                </Button>
              </Stack>
            </form>
          )}
        </Formik>
      ) : null}
      {failure === null ? null : (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      {props.children}
      <TextButton tall alignSelf="start" onClick={() => props.onPassword('chosen')}>
        Use your password
      </TextButton>
    </Stack>
  );
}
