import { chakra } from '@chakra-ui/react';
import { allergensInWords } from '../../../domain/food/catalogue/allergen-labels.ts';
import { allergensHit } from '../../../domain/plan/rules/eligibility.ts';
import type { Allergen } from '../../../terms/food.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '2' } });

/** Allergens of a dish, the ones that the member avoids, and a note about labels. */
export function DishAllergens(props: {
  contains: readonly Allergen[];
  avoids: readonly Allergen[];
  /** False while a line of its recipe is not understood: then nothing is said to be absent. */
  isWhole: boolean;
}) {
  const { contains, isWhole } = props;
  const hit = allergensHit(contains, props.avoids);
  const without = (isWhole ? props.avoids : []).filter(
    (allergen) => allergensHit(contains, [allergen]).length === 0,
  );
  return (
    <Card aria-labelledby="allergens">
      <CardTitle id="allergens" mb="2">
        Allergens
      </CardTitle>
      <p>
        {contains.length > 0
          ? `Contains ${allergensInWords(contains)}. `
          : isWhole
            ? 'No allergens found (we check 14).'
            : ''}
        {isWhole ? '' : 'It may contain more. We know when every line is understood.'}
      </p>
      {hit.length === 0 ? null : (
        <Notice tone="error" mt="3">
          You avoid {allergensInWords(hit)}: this dish is not for you.
        </Notice>
      )}
      {without.length === 0 ? (
        <Muted>This is what its recipe says. Brands differ: check the label of packaged ingredients.</Muted>
      ) : (
        <Notice tone="warning" mt="3">
          Made without {allergensInWords(without)}. Check the label of every packaged ingredient: brands
          differ.
        </Notice>
      )}
    </Card>
  );
}
