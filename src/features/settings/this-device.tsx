import { chakra, Stack } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import type { WireProfile } from '../../contract/profile.ts';
import type { AppError } from '../../domain/app-error.ts';
import type { Result } from '../../domain/result.ts';
import type { Theme } from '../../domain/theme.ts';
import { heightInWords, type Units, weightInWords } from '../../domain/units.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useMemberSetting } from '../../ports/use-member-setting.ts';
import { useUnits } from '../../ports/use-units.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { NOT_KEPT, type Words } from './words.ts';
import { WordsNotice } from './words-notice.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
});
const Name = chakra('p', { base: { fontWeight: 600 } });
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const THEME_OPTIONS: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const UNIT_OPTIONS: readonly { value: Units; label: string }[] = [
  { value: 'metric', label: 'cm, kg' },
  { value: 'imperial', label: 'ft, lb' },
];

/** Choices that count on this device and at once. */
export function ThisDevice({ profile }: { profile: WireProfile | null }) {
  const { theme } = usePorts();
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.current);
  const units = useUnits();
  const unitsSetting = useMemberSetting('units');
  const keepSignedIn = useMemberSetting('keepSignedIn');
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
              <Note>
                You: {heightInWords(profile.height, units)}, {weightInWords(profile.weight, units)}
              </Note>
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
          label="Keep me signed in on this device"
          note="Off: after five minutes without a touch the app asks for your password."
          on={keepSignedIn.value === true}
          onChange={(on) => keep(keepSignedIn.set(on))}
        />
        <WordsNotice words={words} />
      </Stack>
    </Card>
  );
}
