import { Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { useIsTrial, useLive, useSession } from '../../../device/hooks/hooks.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { readUnlockWays, removeUnlockWay } from '../../../device/session/unlock.ts';
import { PasswordField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Name, Note, Row } from '../setting-row.tsx';
import { failed, NOT_KEPT, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';
import { newDeviceSchema, newPinSchema } from './pin-schema.ts';
import { type SetUpOutcome, setUpDeviceLock, setUpPin } from './set-up-unlock.ts';

type Kind = 'pin' | 'device';

const NAMES: Readonly<Record<Kind, string>> = { device: "This device's lock", pin: 'PIN' };
const NOTES: Readonly<Record<Kind, string>> = {
  device: 'Your fingerprint, your face or the code of your screen.',
  pin: 'At least 6 digits. After 5 wrong PINs only your password opens Sorrel.',
};
const SCHEMAS = { device: newDeviceSchema, pin: newPinSchema };

const wordsOf = (kind: Kind, outcome: SetUpOutcome): Words => {
  switch (outcome.kind) {
    case 'done':
      return { tone: 'success', text: `${NAMES[kind]} opens Sorrel from now on.` };
    case 'refused':
      return failed('signIn', outcome.error);
    case 'not-confirmed':
      return { tone: 'info', text: 'Nothing was set up. You can try again.' };
    case 'no-secret':
      return { tone: 'info', text: 'The lock of this device cannot keep Sorrel safe. Choose a PIN.' };
    case 'not-kept':
      return NOT_KEPT;
  }
};

const useDeviceLockAvailable = (): boolean => {
  const { deviceLock } = usePorts();
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    deviceLock()
      .then((lock) => lock.available())
      .then(setAvailable, () => undefined);
  }, [deviceLock]);
  return available;
};

/** The ways that open the locked device without the password. There is none where other people use the device. */
export function UnlockCard() {
  const ports = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const isTrial = useIsTrial();
  const ways = useLive(readUnlockWays, []);
  const staysOpen = useMemberSetting('keepSignedIn').value;
  const readable = useMemberSetting('readableWhenLocked').value;
  const hasDeviceLock = useDeviceLockAvailable();
  const [setting, setSetting] = useState<Kind | null>(null);
  const [words, setWords] = useState<Words | null>(null);
  if (memberId === null || isTrial || ways === undefined) return null;
  const isSet = { pin: ways.pin, device: ways.device !== null };
  if (readable === false || (staysOpen === true && !isSet.pin && !isSet.device)) return null;

  const turnOff = async (kind: Kind): Promise<void> => {
    const removed = await removeUnlockWay(ports.device.open(memberId), kind);
    setWords(removed.ok ? null : NOT_KEPT);
  };
  const kinds: readonly Kind[] = hasDeviceLock || isSet.device ? ['device', 'pin'] : ['pin'];
  return (
    <Card aria-labelledby="unlock">
      <Stack gap="5">
        <div>
          <CardTitle id="unlock">Unlock without your password</CardTitle>
          <Note>Choose what opens Sorrel when it has locked itself. It works offline too.</Note>
        </div>
        {kinds.map((kind) => (
          <Row key={kind}>
            <div>
              <Name>{NAMES[kind]}</Name>
              <Note>{NOTES[kind]}</Note>
            </div>
            <Button
              look="outline"
              aria-label={`${isSet[kind] ? 'Turn off' : 'Set up'}: ${NAMES[kind]}`}
              onClick={() => {
                setWords(null);
                if (isSet[kind]) void turnOff(kind);
                else setSetting(kind);
              }}
            >
              {isSet[kind] ? 'Turn off' : 'Set up'}
            </Button>
          </Row>
        ))}
        {setting === null ? null : (
          <Formik
            key={setting}
            initialValues={{ password: '', pin: '' }}
            validate={validateWith(SCHEMAS[setting])}
            onSubmit={async (values) => {
              setWords(null);
              const outcome = await (setting === 'pin' ? setUpPin : setUpDeviceLock)(ports, values);
              setWords(wordsOf(setting, outcome));
              if (outcome.kind === 'done' || outcome.kind === 'no-secret') setSetting(null);
            }}
          >
            {(form) => (
              <form noValidate onSubmit={form.handleSubmit}>
                <Stack gap="4" maxWidth="26rem">
                  <PasswordField
                    name="password"
                    label="Your password"
                    autoComplete="current-password"
                    hint="So that nobody else can set this up."
                  />
                  {setting === 'pin' ? (
                    <PasswordField name="pin" label="New PIN" autoComplete="off" isPin />
                  ) : null}
                  <Button type="submit" disabled={form.isSubmitting}>
                    {form.isSubmitting ? 'Saving...' : 'Save'}
                  </Button>
                  <Button look="quiet" onClick={() => setSetting(null)}>
                    Cancel
                  </Button>
                </Stack>
              </form>
            )}
          </Formik>
        )}
        <WordsNotice words={words} />
      </Stack>
    </Card>
  );
}
