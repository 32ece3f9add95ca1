import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import type { OfferedCheckIn } from '../../../device/plan/read/check-in.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { checkInWords } from '../../../domain/body/energy/check-in-words.ts';
import type { JournalPayloads } from '../../../terms/journal.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { useComfort, useFigures } from '../../../ui/show/comfort.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';
import { useCheckIn } from './use-check-in.ts';

type Answer = JournalPayloads['energy.set'];

/** An answer that was just given, and what takes it back; null where it changed nothing. */
interface Given {
  readonly words: string;
  readonly before: Answer | null;
}

const CHANGED = 'Your new week comes when your server has made it.';
const KEPT = 'Your plan stays as it is.';
const TAKEN_BACK = 'Your plan goes on as before.';

const Sentence = chakra('p', { base: { maxWidth: '60ch', lineHeight: 1.5 } });

/** Once a week: what the log tells, and what the plan would become. Nothing where there is nothing to tell. */
export function CheckInCard() {
  const { sync } = usePorts();
  const today = useToday();
  const offered = useCheckIn();
  const [given, setGiven] = useState<Given | null>(null);
  const [failed, setFailed] = useState(false);
  if (offered === null && given === null) return null;

  const answer = async (payload: Answer, next: Given): Promise<void> => {
    const stored = await sync.record({ day: today, kind: 'energy.set', payload });
    setFailed(!stored.ok);
    if (stored.ok) setGiven(next);
  };
  const takeBack = given?.before ?? null;
  return (
    <Card aria-labelledby="check-in">
      <CardTitle id="check-in" mb="2">
        Your weekly check-in
      </CardTitle>
      {given === null && offered !== null ? (
        <Offer
          offered={offered}
          onChange={(change) => void answer(change, { words: CHANGED, before: offered.keep })}
          onKeep={() => void answer(offered.keep, { words: KEPT, before: null })}
        />
      ) : null}
      <Flex role="status" alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
        {given === null ? null : <Sentence>{given.words}</Sentence>}
        {takeBack === null ? null : (
          <Button
            look="quiet"
            size="sm"
            onClick={() => void answer(takeBack, { words: TAKEN_BACK, before: null })}
          >
            Undo
          </Button>
        )}
      </Flex>
      {failed ? (
        <Notice role="alert" tone="error" mt="3">
          This device could not save your answer. Please try again.
        </Notice>
      ) : null}
    </Card>
  );
}

function Offer(props: { offered: OfferedCheckIn; onChange: (change: Answer) => void; onKeep: () => void }) {
  const { checkIn, change } = props.offered;
  const units = useUnits();
  const { calm } = useComfort();
  const say = useFigures();
  const sentences = checkInWords(checkIn, { units, calm, figures: say(true, false) });
  return (
    <Stack gap="2">
      {sentences.map((sentence) => (
        <Sentence key={sentence}>{sentence}</Sentence>
      ))}
      <Flex gap="2" flexWrap="wrap" mt="2">
        {change === null ? null : <Button onClick={() => props.onChange(change)}>Change the plan</Button>}
        <Button look="outline" onClick={props.onKeep}>
          Keep it
        </Button>
      </Flex>
      <TextLink asChild tall>
        <Link to="/dashboard/plan-reasons">Why your plan is what it is</Link>
      </TextLink>
    </Stack>
  );
}
