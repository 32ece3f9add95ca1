import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';

/** In the place of what needs an account, while the product is tried without one. */
export function TrialAccount() {
  return (
    <Card aria-labelledby="trial-account">
      <Stack gap="4" alignItems="flex-start">
        <CardTitle id="trial-account">You have no account yet</CardTitle>
        <p>
          Everything is only on this device. With an account it is safe if you lose the device, and you have
          it on other devices. "Delete this trial" in the menu removes everything from this device.
        </p>
        <ButtonLink asChild>
          <Link to="/sign-up">Create an account</Link>
        </ButtonLink>
      </Stack>
    </Card>
  );
}
