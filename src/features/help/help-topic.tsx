import { chakra, Stack } from '@chakra-ui/react';
import { AccordionSection } from '../../ui/accordion-section.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import type { HelpTopic } from './topics.ts';

const Entry = chakra('div', {
  base: { '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' } },
});

/** One topic; its questions open one by one, and stay open. */
export function HelpTopicCard(props: {
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
