import { Stack } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import type { WireProfile } from '../../../contract/profile.ts';
import { useSession } from '../../../device/hooks/hooks.ts';
import { useInstall } from '../../../device/hooks/plan/use-install-offer.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { useOfflineByChoice } from '../../../device/hooks/use-offline-by-choice.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { eraseUnlockWays } from '../../../device/session/unlock.ts';
import type { Theme } from '../../../domain/theme.ts';
import { heightInWords, type Units, weightInWords } from '../../../domain/units.ts';
import type { AppError } from '../../../terms/app-error.ts';
import type { Result } from '../../../terms/result.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { Name, Note, Row } from '../setting-row.tsx';
import { NOT_KEPT, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';

const THEME_OPTIONS: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const UNIT_OPTIONS: readonly { value: Units; label: string }[] = [
  { value: 'metric', label: 'cm, kg' },
  { value: 'imperial', label: 'ft, lb' },
];

const SIGN_IN_ONCE_MORE: Words = {
  tone: 'info',
  text: 'This device no longer locks. To stay signed in for longer than an hour, sign in again with "Keep me signed in" ticked.',
};

/** Choices that count on this device and at once. */
export function ThisDevice({ profile }: { profile: WireProfile | null }) {
  const { theme, renewal, session, device } = usePorts();
  const current = useSession();
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.current);
  const units = useUnits();
  const unitsSetting = useMemberSetting('units');
  const numberFree = useMemberSetting('numberFree');
  const calm = useMemberSetting('calm');
  const keepSignedIn = useMemberSetting('keepSignedIn');
  const readableWhenLocked = useMemberSetting('readableWhenLocked');
  const offlineByChoice = useOfflineByChoice();
  const install = useInstall();
  const [words, setWords] = useState<Words | null>(null);
  const keep = (kept: Promise<Result<void, AppError>>): void => {
    void kept.then((result) => setWords(result.ok ? null : NOT_KEPT));
  };
  return (
    <Card aria-labelledby="this-device">
      <CardTitle id="this-device" mb="4">
        This device
      </CardTitle>
      <Stack gap="5">
        <Row>
          <Name>Colours</Name>
          <Segmented
            legend="Colours"
            name="theme"
            options={THEME_OPTIONS}
            value={chosenTheme}
            onChange={theme.choose}
          />
        </Row>
        <Row>
          <div>
            <Name>Units</Name>
            {profile === null ? null : (
              <Figure>
                <Note>
                  You: {heightInWords(profile.height, units)}, {weightInWords(profile.weight, units)}
                </Note>
              </Figure>
            )}
          </div>
          <Segmented
            legend="Units"
            name="units"
            options={UNIT_OPTIONS}
            value={units}
            onChange={(value) => keep(unitsSetting.set(value))}
          />
        </Row>
        <Switch
          label="Number-free mode"
          note="Words and pictures instead of calories, weights and percentages. Ingredients keep their amounts."
          on={numberFree.value === true}
          onChange={(on) => keep(numberFree.set(on))}
        />
        <Switch
          label="Calm mode"
          note="Fewer things: nothing moves, no reminders and no badge, quiet rings, one card at a time."
          on={calm.value === true}
          onChange={(on) => keep(calm.set(on))}
        />
        <Switch
          label="Keep me signed in on this device"
          note="Off: after five minutes without a touch the app asks for your password."
          on={keepSignedIn.value === true}
          onChange={(on) => {
            const kept = keepSignedIn.set(on);
            keep(kept);
            void kept.then(renewal.settle).then(() => {
              if (on && renewal.needsSignIn()) setWords(SIGN_IN_ONCE_MORE);
            });
          }}
        />
        <Switch
          label="Other people use this device"
          note="On: while it is locked, it shows nothing about you and forgets your email and PIN. Off: anyone who picks it up can read and cook today's meals without your password. Nothing else opens."
          on={readableWhenLocked.value === false}
          onChange={(on) => {
            session.setShared(on);
            keep(readableWhenLocked.set(!on));
            if (on && current !== null) keep(eraseUnlockWays(device.open(current.memberId)));
          }}
        />
        <Switch
          label="Work offline"
          note="On: nothing is sent or fetched. What you enter waits on this device."
          on={offlineByChoice.value}
          onChange={(on) => keep(offlineByChoice.set(on))}
        />
        {install === null ? null : (
          <Row>
            <Name>Sorrel on your home screen</Name>
            <Button look="outline" size="sm" onClick={() => void install()}>
              Install
            </Button>
          </Row>
        )}
        <WordsNotice words={words} />
      </Stack>
    </Card>
  );
}
