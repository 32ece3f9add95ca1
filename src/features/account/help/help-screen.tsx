import { chakra, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Input, Label } from '../../../ui/form/control.tsx';
import { AccordionSection } from '../../../ui/show/accordion-section.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { findHelp } from './find-help.ts';
import { HELP_TOPICS, type HelpTopic } from './topics.ts';

const Entry = chakra('div', {
  base: { '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' } },
});

/** One topic; its questions open one by one, and stay open. */
function HelpTopicCard(props: {
  topic: HelpTopic;
  isOpen: (question: string) => boolean;
  onToggle: (question: string) => void;
}) {
  const { id, title, questions } = props.topic;
  return (
    <Card id={id} aria-labelledby={`${id}-title`} scrollMarginTop="1rem" pb="2">
      <CardTitle id={`${id}-title`} mb="1">
        {title}
      </CardTitle>
      {questions.map(({ question, answer }) => (
        <Entry key={question}>
          <AccordionSection
            heading={question}
            open={props.isOpen(question)}
            onToggle={() => props.onToggle(question)}
          >
            <Stack gap="3" pb="4" maxWidth="64ch">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          </AccordionSection>
        </Entry>
      ))}
    </Card>
  );
}

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '2' } });
const Jumps = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Jump = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '44px',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'line',
    bg: 'card',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { bg: 'leaf-soft' },
  },
});

const countInWords = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

/** Questions and answers, searchable; every topic has an address of its own. */
export function HelpScreen() {
  const id = useId();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const searching = search.trim() !== '';
  const topics = findHelp(HELP_TOPICS, search);
  const found = topics.reduce((count, topic) => count + topic.questions.length, 0);
  const changeSearch = (text: string): void => {
    setSearch(text);
    const few = text.trim() === '' ? [] : findHelp(HELP_TOPICS, text).flatMap((topic) => topic.questions);
    setOpened(new Set(few.map(({ question }) => question)));
  };
  const toggle = (question: string): void => {
    const next = new Set(opened);
    if (!next.delete(question)) next.add(question);
    setOpened(next);
  };
  return (
    <Stack gap="4">
      <PageHeading title="Help and Support">Help and Support</PageHeading>
      <chakra.div role="search" maxWidth="36rem">
        <Label htmlFor={id}>Search help</Label>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="offline, water, allergy"
          value={search}
          onChange={(event) => changeSearch(event.target.value)}
        />
        <Muted role="status">{searching ? countInWords(found) : ''}</Muted>
      </chakra.div>
      {searching ? null : (
        <nav aria-label="Topics">
          <Jumps>
            {HELP_TOPICS.map((topic) => (
              <li key={topic.id}>
                <Jump href={`#${topic.id}`}>{topic.title}</Jump>
              </li>
            ))}
          </Jumps>
        </nav>
      )}
      {topics.map((topic) => (
        <HelpTopicCard
          key={topic.id}
          topic={topic}
          isOpen={(question) => opened.has(question)}
          onToggle={toggle}
        />
      ))}
      {found > 0 ? null : (
        <EmptyState
          title="No answer found"
          action={
            <Button look="outline" onClick={() => changeSearch('')}>
              Show all topics
            </Button>
          }
        >
          Try another word, or fewer words.
        </EmptyState>
      )}
    </Stack>
  );
}
