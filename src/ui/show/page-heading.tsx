import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

const Title = chakra('h1', {
  base: { fontFamily: 'heading', fontSize: { base: '2xl', md: '3xl' }, lineHeight: 1.15, fontWeight: 400 },
});
const Eyebrow = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** A screen's one h1. It takes the focus when the screen opens, so that a screen reader announces it. */
export function PageHeading({
  children,
  eyebrow,
  title,
}: {
  children: ReactNode;
  eyebrow?: ReactNode;
  title: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Sorrel`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div>
      {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
      <Title ref={heading} tabIndex={-1}>
        {children}
      </Title>
    </div>
  );
}
