import { chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import Flame from 'lucide-react/icons/flame';
import Plus from 'lucide-react/icons/plus';
import Salad from 'lucide-react/icons/salad';
import { type ReactNode, useState } from 'react';
import {
  createMealTemplate,
  deleteMealTemplate,
  listMealTemplates,
  type MealTemplate,
} from '../../contract/staff.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { Button } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { groupDigits } from '../../ui/show/group-digits.ts';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { SAMPLE_MEAL_PLANS } from './samples.ts';
import { type NewsWithUndo, StaffNews } from './staff-news.tsx';
import { SampleNote, StaffFailure } from './staff-states.tsx';
import { TemplateForm } from './template-form.tsx';
import { useHasStaffCalls, useStaffAnswer } from './use-staff-answer.ts';
import { failedNews } from './words.ts';

const Words = chakra('p', { base: { color: 'muted', fontSize: 'sm', overflowWrap: 'anywhere' } });

function TemplateGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="3" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }}>
      {children}
    </Grid>
  );
}

/** Name, energy and description of one meal plan; `children` are what can be done with it. */
function TemplateCard({ template, children }: { template: MealTemplate; children?: ReactNode }) {
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

const Heading = chakra('h2', { base: { fontSize: 'lg', fontWeight: 700 } });

interface ListProps {
  readonly onEdit: (template: MealTemplate) => void;
  readonly onNews: (news: NewsWithUndo) => void;
}

function Templates({ onEdit, onNews }: ListProps) {
  const { api } = usePorts();
  const { answer, reload } = useStaffAnswer('templates', (calls) => calls.call(listMealTemplates, {}));
  const putBack = async ({ name, kcal, description }: MealTemplate): Promise<void> => {
    const made = await api.call(createMealTemplate, { body: { name, kcal, description } });
    onNews(made.ok ? { tone: 'success', text: `${name} is back.` } : failedNews(made.error));
    reload();
  };
  const remove = async (template: MealTemplate): Promise<void> => {
    const removed = await api.call(deleteMealTemplate, { params: { templateId: template.id } });
    onNews(
      removed.ok
        ? { tone: 'info', text: `${template.name} is deleted.`, undo: () => putBack(template) }
        : failedNews(removed.error),
    );
    reload();
  };
  if (answer.kind === 'loading') return <Skeleton height="160px" />;
  if (answer.kind === 'failed') return <StaffFailure error={answer.error} onRetry={reload} />;
  const { templates } = answer.value;
  if (templates.length === 0)
    return (
      <EmptyState art={<Salad size={48} aria-hidden="true" />} title="No templates yet">
        A template is a name, an energy and a description that all staff share.
      </EmptyState>
    );
  return (
    <TemplateGrid>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template}>
          <Button
            look="quiet"
            size="sm"
            aria-label={`Edit ${template.name}`}
            onClick={() => onEdit(template)}
          >
            Edit
          </Button>
          <Button
            look="quiet"
            size="sm"
            color="tomato-ink"
            aria-label={`Delete ${template.name}`}
            onClick={() => void remove(template)}
          >
            Delete
          </Button>
        </TemplateCard>
      ))}
    </TemplateGrid>
  );
}

/** Meal plan templates that staff share, and samples of what one looks like. */
export function TemplatesScreen() {
  const hasStaffCalls = useHasStaffCalls();
  const [news, setNews] = useState<NewsWithUndo | null>(null);
  const [editing, setEditing] = useState<MealTemplate | 'new' | null>(null);
  const [version, setVersion] = useState(0);
  const startNew = (): void =>
    hasStaffCalls
      ? setEditing('new')
      : setNews({ tone: 'info', text: 'This backend cannot keep meal plans, so none can be made here.' });
  return (
    <Stack gap="4">
      <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <PageHeading title="Meal Plans">Meal Plans</PageHeading>
        <Button onClick={startNew}>
          <Plus size={20} aria-hidden="true" />
          New meal plan
        </Button>
      </Flex>
      <StaffNews news={news} />
      {hasStaffCalls ? (
        <>
          <Heading>Shared by staff</Heading>
          <Templates key={version} onEdit={setEditing} onNews={setNews} />
        </>
      ) : null}
      <Heading>Samples</Heading>
      <SampleNote>What a meal plan may look like.</SampleNote>
      <TemplateGrid>
        {SAMPLE_MEAL_PLANS.map((template) => (
          <TemplateCard key={template.id} template={template} />
        ))}
      </TemplateGrid>
      {editing === null ? null : (
        <TemplateForm
          template={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={({ name }) => {
            setEditing(null);
            setNews({ tone: 'success', text: `${name} is saved.` });
            setVersion(version + 1);
          }}
        />
      )}
    </Stack>
  );
}
