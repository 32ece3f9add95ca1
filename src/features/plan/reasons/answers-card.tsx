import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { PlanAnswer } from '../../../contract/plan.ts';
import { stored } from '../../../device/db/storage.ts';
import { useSession } from '../../../device/hooks/hooks.ts';
import { preparePlanSwitches, readAnswersOff } from '../../../device/plan/read/plan-answers.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { notices } from '../../../domain/error-catalogue.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';

/** `waiting`: it counts on this device, and the server hears of it later. */
type Switched = Result<'sent' | 'waiting', AppError>;

/** Lets the plan follow an answer, or not: on this device at once, on the server when there is a connection. */
const useSwitchAnswer = (): ((id: string, on: boolean) => Promise<Switched>) => {
  const { sync, device, clock } = usePorts();
  const session = useSession();
  /** Two quick changes are kept one after the other, so that the second starts from the first. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const keep = async (id: string, on: boolean): Promise<Result<unknown, AppError>> => {
    if (session === null) return err({ kind: 'unauthorized' });
    const db = device.open(session.memberId);
    const made = await stored(db, async () => {
      const others = (await readAnswersOff(db)).filter((one) => one !== id);
      const payload = { answers_off: on ? others : [...others, id] };
      return { payload, write: await preparePlanSwitches(db, payload, clock.now()) };
    });
    if (!made.ok) return made;
    const { payload, write } = made.value;
    return sync.run({ write, intent: { kind: 'plan-switches.put', payload } });
  };

  return async (id, on) => {
    const kept = turn.current.then(() => keep(id, on));
    turn.current = kept;
    const result = await kept;
    if (!result.ok) return result;
    const unsent = await sync.sendNow();
    return ok(!unsent.ok || unsent.value > 0 ? 'waiting' : 'sent');
  };
};

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });
const Item = chakra('li', {
  base: {
    py: '3',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
});
const Name = chakra('p', { base: { fontWeight: 600 } });

const nameOf = ({ question, answer }: PlanAnswer): string => `${question}: ${answer}`;

const wordsOf = (switched: Switched): { tone: 'success' | 'info' | 'error'; text: string } => {
  if (!switched.ok)
    return { tone: 'error', text: 'This device could not save the change. Please try again.' };
  return switched.value === 'sent'
    ? { tone: 'success', text: 'Saved. Your plan is being made to fit.' }
    : { tone: 'info', text: notices.savedForLater };
};

function FixedAnswer({ answer }: { answer: PlanAnswer }) {
  return (
    <>
      <Name>{nameOf(answer)}</Name>
      <Muted>{answer.effect} It stays on for your safety. If the answer is wrong, change the answer.</Muted>
    </>
  );
}

/** Every answer of the questionnaires that changes the plan, what it does, and its switch. */
export function AnswersCard(props: {
  answers: readonly PlanAnswer[] | null;
  /** The plan was made without some foods: of allergies, or of the member's own list. */
  leavesOut: boolean;
}) {
  const { answers, leavesOut } = props;
  const switchAnswer = useSwitchAnswer();
  const [words, setWords] = useState<ReturnType<typeof wordsOf> | null>(null);
  return (
    <Card aria-labelledby="plan-answers">
      <Stack gap="2">
        <CardTitle id="plan-answers">What your answers do</CardTitle>
        {leavesOut ? <p>Your allergies and the foods you leave out are in none of your dishes.</p> : null}
        {answers === null ? (
          <Muted>Your server does not say which of your answers its plan follows.</Muted>
        ) : answers.length === 0 ? (
          leavesOut ? null : (
            <Muted>None of your answers changes your plan yet.</Muted>
          )
        ) : (
          <ul>
            {answers.map((answer) => (
              <Item key={answer.id}>
                {answer.switchable ? (
                  <Switch
                    label={nameOf(answer)}
                    note={answer.on ? answer.effect : 'Your plan does not use this answer.'}
                    on={answer.on}
                    onChange={(on) =>
                      void switchAnswer(answer.id, on).then((switched) => setWords(wordsOf(switched)))
                    }
                  />
                ) : (
                  <FixedAnswer answer={answer} />
                )}
              </Item>
            ))}
          </ul>
        )}
        {words === null ? null : (
          <Notice role={words.tone === 'error' ? 'alert' : 'status'} tone={words.tone}>
            {words.text}
          </Notice>
        )}
        <Muted>
          Your answers are in{' '}
          <TextLink asChild>
            <Link to="/dashboard/preference">Food preferences</Link>
          </TextLink>
          ,{' '}
          <TextLink asChild>
            <Link to="/dashboard/chronic-conditions">Wellness</Link>
          </TextLink>{' '}
          and{' '}
          <TextLink asChild>
            <Link to="/dashboard/safety">Allergies and safety</Link>
          </TextLink>
          .
        </Muted>
      </Stack>
    </Card>
  );
}
