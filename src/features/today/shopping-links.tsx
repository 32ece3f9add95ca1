import { Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import Package from 'lucide-react/icons/package';
import { ButtonLink } from '../../ui/show/button.tsx';

/** From the day's meals to what they are made of. */
export function ShoppingLinks() {
  return (
    <Flex gap="3" flexWrap="wrap">
      <ButtonLink asChild look="outline" flex="1">
        <Link to="/dashboard/shopping">
          <ListChecks size={20} aria-hidden="true" />
          Shopping list
        </Link>
      </ButtonLink>
      <ButtonLink asChild look="outline" flex="1">
        <Link to="/dashboard/pantry">
          <Package size={20} aria-hidden="true" />
          Pantry
        </Link>
      </ButtonLink>
    </Flex>
  );
}
