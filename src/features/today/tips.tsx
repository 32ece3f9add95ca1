import { chakra, Stack } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Footprints from 'lucide-react/icons/footprints';
import GlassWater from 'lucide-react/icons/glass-water';
import { Card, CardTitle } from '../../ui/show/card.tsx';

const tips: readonly { icon: LucideIcon; text: string }[] = [
  { icon: GlassWater, text: 'Drink a glass of water before each meal.' },
  { icon: Footprints, text: 'Take a ten-minute walk after lunch.' },
  { icon: Clock, text: "Set out tomorrow's breakfast tonight." },
];

const Tip = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3', minH: '44px' } });
const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    flex: 'none',
    borderRadius: 'sm',
    bg: 'leaf-soft',
    color: 'leaf-strong',
  },
});

export function Tips() {
  return (
    <Card aria-labelledby="tips">
      <CardTitle id="tips" mb="2">
        Reminders
      </CardTitle>
      <Stack as="ul" gap="1">
        {tips.map(({ icon: Icon, text }) => (
          <Tip key={text}>
            <Plate>
              <Icon size={18} aria-hidden="true" />
            </Plate>
            {text}
          </Tip>
        ))}
      </Stack>
    </Card>
  );
}
