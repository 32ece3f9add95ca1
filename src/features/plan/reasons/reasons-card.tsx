import { chakra, Stack } from '@chakra-ui/react';
import type { Reason } from '../../../domain/body/nutrition/reason.ts';
import { reasonView } from '../../../domain/body/nutrition/reason-words.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';

const Steps = chakra('ol', { base: { display: 'grid', gap: '4' } });
const Step = chakra('li', {
  base: { ps: '4', borderInlineStartWidth: '3px', borderInlineStartStyle: 'solid', borderColor: 'leaf-soft' },
});
const Title = chakra('h3', { base: { fontSize: 'md', fontWeight: 650 } });
const Source = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '1' } });

/** Steps towards a figure, each with where it comes from. */
export function ReasonsCard(props: {
  id: string;
  title: string;
  reasons: readonly Reason[];
  figures: boolean;
}) {
  return (
    <Card aria-labelledby={props.id}>
      <Stack gap="4">
        <CardTitle id={props.id}>{props.title}</CardTitle>
        <Steps>
          {props.reasons.map((reason) => {
            const { code, title, text, source } = reasonView(reason, props.figures);
            return (
              <Step key={code}>
                <Title>{title}</Title>
                <p>{text}</p>
                <Source>Source: {source}</Source>
              </Step>
            );
          })}
        </Steps>
      </Stack>
    </Card>
  );
}
