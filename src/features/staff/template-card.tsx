import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MealTemplate } from '../../contract/staff.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { groupDigits } from '../../ui/group-digits.ts';

const Words = chakra('p', { base: { color: 'muted', fontSize: 'sm', overflowWrap: 'anywhere' } });

export function TemplateGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="3" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }}>
      {children}
    </Grid>
  );
}

/** Name, energy and description of one meal plan; `children` are what can be done with it. */
export function TemplateCard({ template, children }: { template: MealTemplate; children?: ReactNode }) {
  return (
    <Card aria-label={template.name} display="flex" flexDirection="column" gap="2">
      <CardTitle as="h3" overflowWrap="anywhere">
        {template.name}
      </CardTitle>
      <Flex gap="1" alignItems="center" color="amber-ink" fontWeight={650} fontSize="sm">
        <Flame size={18} aria-hidden="true" />
        {groupDigits(template.kcal)} Kcal a day
      </Flex>
      <Words>{template.description}</Words>
      {children === undefined ? null : (
        <Flex gap="1" mt="auto" flexWrap="wrap" ms="-1rem">
          {children}
        </Flex>
      )}
    </Card>
  );
}
