import { chakra, Flex, Stack } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Button } from '../../../ui/show/button.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { RoutineCard } from './routine-card.tsx';
import { RoutineForm } from './routine-form.tsx';
import { EMPTY_ROUTINE, type RoutineText, routineText } from './routine-schema.ts';
import { SAMPLE_ROUTINES } from './samples.ts';
import { type Routines, useRoutines } from './use-routines.ts';

const Heading = chakra('h2', { base: { fontSize: 'lg', fontWeight: 700 } });
const Muted = chakra('p', { base: { color: 'muted', maxWidth: '60ch' } });
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  },
});

interface Editing {
  /** Null while a new one is written. */
  readonly id: string | null;
  readonly initial: RoutineText;
}

/** The member's own routines, and samples to start from. */
export function FitnessScreen() {
  const routines = useRoutines();
  const [editing, setEditing] = useState<Editing | null>(null);
  return (
    <Stack gap="5">
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <PageHeading title="Fitness">Fitness routine</PageHeading>
        <Button onClick={() => setEditing({ id: null, initial: EMPTY_ROUTINE })}>
          <Plus size={20} aria-hidden="true" />
          New fitness routine
        </Button>
      </Flex>
      <OwnRoutines routines={routines} onEdit={setEditing} />
      <Stack gap="3" as="section" aria-labelledby="samples">
        <Heading id="samples">Samples to start from</Heading>
        <Cards>
          {SAMPLE_ROUTINES.map((sample) => (
            <RoutineCard key={sample.id} routine={sample} sample>
              <Button
                look="outline"
                size="sm"
                aria-label={`Make it mine: ${sample.name}`}
                onClick={() => setEditing({ id: null, initial: routineText(sample) })}
              >
                Make it mine
              </Button>
            </RoutineCard>
          ))}
        </Cards>
        <Figure>
          <Muted fontSize="sm">Energy is a rough figure for a person of 70 kg.</Muted>
        </Figure>
      </Stack>
      {editing === null ? null : (
        <RoutineForm
          title={editing.id === null ? 'New fitness routine' : 'Edit routine'}
          initial={editing.initial}
          onSave={(routine) => routines.save(editing.id, routine)}
          onClose={() => setEditing(null)}
        />
      )}
    </Stack>
  );
}

function OwnRoutines(props: { routines: Routines; onEdit: (editing: Editing) => void }) {
  const { list, remove, undo, failed } = props.routines;
  return (
    <Stack gap="3" as="section" aria-labelledby="own">
      <Heading id="own">Your routines</Heading>
      {list === undefined ? (
        <Skeleton height="150px" borderRadius="lg" />
      ) : list.length === 0 ? (
        <Muted>
          None yet. Write your own, or make a sample yours. They stay on this device, also offline.
        </Muted>
      ) : (
        <Cards>
          {list.map((routine) => (
            <RoutineCard key={routine.id} routine={routine} sample={false}>
              <Button
                look="outline"
                size="sm"
                aria-label={`Edit ${routine.name}`}
                onClick={() => props.onEdit({ id: routine.id, initial: routineText(routine) })}
              >
                <Pencil size={18} aria-hidden="true" />
                Edit
              </Button>
              <Button
                look="quiet"
                size="sm"
                color="tomato-ink"
                aria-label={`Delete ${routine.name}`}
                onClick={() => remove(routine)}
              >
                <Trash2 size={18} aria-hidden="true" />
                Delete
              </Button>
            </RoutineCard>
          ))}
        </Cards>
      )}
      {failed ? (
        <Notice role="alert" tone="error">
          This device could not save that change. Please try again.
        </Notice>
      ) : null}
      <Flex
        role="status"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        _empty={{ display: 'none' }}
      >
        {undo === null ? null : (
          <>
            <span>{undo.name} deleted</span>
            <Button look="quiet" size="sm" onClick={undo.run}>
              Undo
            </Button>
          </>
        )}
      </Flex>
    </Stack>
  );
}
