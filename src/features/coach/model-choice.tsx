import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { type ModelChoice, NO_MODEL } from '../../domain/coach/model/model-choice.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Button } from '../../ui/show/button.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { TextButton } from '../../ui/show/text-link.tsx';
import type { Model } from './use-model.ts';

const Offer = chakra('section', { base: { bg: 'leaf-soft', borderRadius: 'lg', p: '4', mt: '4' } });
const Title = chakra('h2', { base: { fontSize: 'md', fontWeight: 700 } });
const Words = chakra('p', { base: { fontSize: 'sm', mt: '1' } });

const NOT_KEPT = 'This device could not keep your choice. Try again.';

function Choices(props: {
  choice: ModelChoice;
  onChange: (some: Partial<ModelChoice>) => void;
  failed: boolean;
}) {
  const { choice, onChange } = props;
  return (
    <>
      <Switch
        label="Ask the AI model"
        note="For what this device cannot answer itself. It gets your question, and what it looks up for it: meals, foods, pantry and list."
        on={choice.on}
        onChange={(on) => onChange({ on })}
      />
      <Switch label="It may see my weight" on={choice.weight} onChange={(weight) => onChange({ weight })} />
      <Switch
        label="It may see my health answers"
        note="Allergies, diet, conditions, and what follows from them."
        on={choice.health}
        onChange={(health) => onChange({ health })}
      />
      <Words>
        Your cycle notes never reach it. Below each of its answers you can read all that it was told.
      </Words>
      {props.failed ? (
        <Notice role="alert" tone="error" mt="3">
          {NOT_KEPT}
        </Notice>
      ) : null}
    </>
  );
}

const useChoosing = (model: Model) => {
  const [failed, setFailed] = useState(false);
  const choose = (some: Partial<ModelChoice>): void =>
    void model.choose(some).then((kept) => setFailed(!kept.ok));
  return { failed, choose };
};

/** Asks once whether a model may answer. */
export function ModelOffer({ model }: { model: Model }) {
  const { failed, choose } = useChoosing(model);
  return (
    <Offer aria-label="AI model">
      <Title>Let an AI model help?</Title>
      <Words>
        For what this device cannot answer itself. It gets your question and what it looks up for it: meals,
        foods, pantry and list. Your weight and health answers stay here.
      </Words>
      <Flex gap="2" mt="3" flexWrap="wrap">
        <Button size="sm" onClick={() => choose({ on: true })}>
          Let it help
        </Button>
        <Button size="sm" look="outline" onClick={() => choose(NO_MODEL)}>
          No, thanks
        </Button>
      </Flex>
      {failed ? <Words role="alert">{NOT_KEPT}</Words> : null}
    </Offer>
  );
}

/** True if a model may answer, and the way to change it. */
export function ModelChoiceLine({ model }: { model: Model }) {
  const [open, setOpen] = useState(false);
  const { failed, choose } = useChoosing(model);
  const { offered, choice } = model;
  if (!offered || choice === undefined) return null;
  const now = choice ?? NO_MODEL;
  return (
    <>
      <TextButton tall onClick={() => setOpen(true)}>
        AI model: {now.on ? 'on' : 'off'}
      </TextButton>
      {open ? (
        <Sheet title="AI model" onClose={() => setOpen(false)}>
          <Choices choice={now} onChange={choose} failed={failed} />
        </Sheet>
      ) : null}
    </>
  );
}
