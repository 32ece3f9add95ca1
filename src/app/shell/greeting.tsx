import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { useMinuteOfDay } from '../../device/hooks/use-clock.ts';
import { greetingAt } from '../../domain/greeting.ts';
import { PageHeading } from '../../ui/show/page-heading.tsx';

const Eyebrow = chakra('p', { base: { color: 'muted', fontSize: 'xs', lineHeight: 1.3 } });
const Words = chakra('p', {
  base: { fontFamily: 'heading', fontSize: { base: 'md', md: 'lg' }, lineHeight: 1.2 },
});

const Large = chakra('div', {
  base: { '& h1': { fontSize: { base: 'clamp(1.125rem, 5.4vw, 1.375rem)', md: '2xl' } } },
});

/** The greeting of every page; on the overview it is the page's heading. */
export function Greeting({ username }: { username: string }) {
  const hour = Math.floor(useMinuteOfDay() / 60);
  const isOverview = useLocation({ select: ({ pathname }) => /^\/dashboard\/?$/.test(pathname) });
  const words = `${greetingAt(hour)}, ${username}`;
  if (isOverview)
    return (
      <Large>
        <PageHeading title="Today" eyebrow="Welcome Back!">
          {words}
        </PageHeading>
      </Large>
    );
  return (
    <div>
      <Eyebrow>Welcome Back!</Eyebrow>
      <Words>{words}</Words>
    </div>
  );
}
