import { Link } from '@tanstack/react-router';
import { useIsTrial } from '../../../device/hooks/hooks.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';

/** One quiet line while the product is tried without an account. */
export function TrialNote() {
  if (!useIsTrial()) return null;
  return (
    <Notice>
      Only on this device.{' '}
      <TextLink asChild color="inherit">
        <Link to="/sign-up">Create an account</Link>
      </TextLink>{' '}
      to keep it safe and use it on other devices.
    </Notice>
  );
}
