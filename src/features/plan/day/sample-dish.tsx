import { chakra } from '@chakra-ui/react';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';

const Words = chakra('p', { base: { color: 'muted', mb: '3' } });
const Heading = chakra('h3', { base: { fontWeight: 650, mb: '1' } });
const Ingredients = chakra('ul', { base: { mb: '5' } });

const INGREDIENTS = [
  '150 g cooked rice',
  '100 g black beans, drained',
  '60 g sweetcorn',
  '80 g tomatoes, diced',
  '½ avocado',
  'lime juice and coriander',
];

/** The details of a sample dish, where a backend sends none of its own. */
export function SampleDish({ dish, onClose }: { dish: string; onClose: () => void }) {
  return (
    <Modal title="Sample: burrito bowl" onClose={onClose}>
      <Words>Your server sends no details of “{dish}”. This is what the details of a dish look like.</Words>
      <Figure>
        <Words>560 kcal, 82 g carbs, 18 g protein, 18 g fat</Words>
      </Figure>
      <Heading>Ingredients</Heading>
      <Ingredients>
        {INGREDIENTS.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Ingredients>
      <Button wide onClick={onClose}>
        Close
      </Button>
    </Modal>
  );
}
