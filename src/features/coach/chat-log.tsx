import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import Square from 'lucide-react/icons/square';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { useIsTrial } from '../../device/hooks/hooks.ts';
import type { StoredTurn } from '../../device/rows/coach-turns.ts';
import { careAnswer } from '../../domain/coach/care/care.ts';
import { askedBy, isReply, replyIdOf } from '../../domain/coach/chat/messages.ts';
import { withoutFigures } from '../../domain/coach/figures.ts';
import type { CareKind } from '../../domain/coach/learned/labels.ts';
import { Button } from '../../ui/show/button.tsx';
import { useComfort } from '../../ui/show/comfort.tsx';
import { TextButton, TextLink } from '../../ui/show/text-link.tsx';
import { AnsweringBubble, Bubble } from './bubble.tsx';
import { CoachAnswer } from './coach-answer.tsx';
import type { Outgoing } from './outgoing.ts';
import type { Coach } from './use-coach.ts';
import type { ShownMessages } from './use-conversation.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';

const Frame = chakra('div', {
  base: { position: 'relative', flex: '1', minH: 0, display: 'flex', flexDirection: 'column' },
});
const Scroll = chakra('div', {
  base: {
    flex: '1',
    minH: 0,
    overflowY: 'auto',
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    px: { base: '4', md: '5' },
    py: '4',
    _focusVisible: { outlineOffset: '-3px' },
  },
});
const List = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', width: '100%', mt: 'auto' },
});
const Jump = chakra('div', {
  base: { position: 'absolute', insetInline: 0, bottom: '3', display: 'flex', justifyContent: 'center' },
});
const Fate = chakra('span', { variants: { refused: { true: { color: 'tomato-ink', fontWeight: 600 } } } });

/**
 * The answer to a message: of this device, of the model that it asks, and what the backend `said` (null until then).
 * It stays the same element while it is sent, so that nothing in it closes under a finger.
 */
function Answer(props: {
  id: string;
  at: number;
  turn: StoredTurn | undefined;
  said: string | null;
  hasOwnWords: boolean;
  coach: Coach;
  onSend: (message: string) => void;
}) {
  const { id, at, turn, said, hasOwnWords, coach, onSend } = props;
  const { figures } = useComfort();
  const shown = (text: string): string => (figures ? text : withoutFigures(text));
  const { running, stop } = coach.model;
  if (running !== null && replyIdOf(running.id) === id)
    return (
      <AnsweringBubble
        {...(running.text === '' ? {} : { text: shown(running.text) })}
        below={
          <div>
            <Button look="outline" size="sm" onClick={stop}>
              <Square size={14} aria-hidden="true" />
              Stop
            </Button>
          </div>
        }
      />
    );
  const isOneAnswer = said !== null && !hasOwnWords;
  const from = turn?.model === undefined ? 'Answered on this device' : 'Answered by the AI model';
  return (
    <>
      {turn === undefined ? null : (
        <>
          <Bubble
            id={isOneAnswer ? id : `${id}:here`}
            from="assistant"
            text={shown(turn.answer.text)}
            at={at}
            below={isOneAnswer ? undefined : from}
          />
          <CoachAnswer turn={turn} coach={coach} onSend={onSend} />
        </>
      )}
      {said === null || (turn !== undefined && isOneAnswer) ? null : (
        <Bubble id={id} from="assistant" text={shown(said)} at={at} />
      )}
    </>
  );
}

/** Kinds that a plan can heed once they are told on the safety page. */
const TOLD_ON_SAFETY_PAGE: ReadonlySet<CareKind> = new Set(['pregnancy', 'condition']);

/** The careful answer of this device to a message; nothing where the server's own (`said`) is the same. */
function CareHere(props: { id: string; at: number; care: CareKind | null; said: string }) {
  const { id, at, care, said } = props;
  if (care === null || careAnswer(care) === said) return null;
  return (
    <Bubble
      id={`${id}:here`}
      from="assistant"
      text={careAnswer(care)}
      at={at}
      below={
        TOLD_ON_SAFETY_PAGE.has(care) ? (
          <TextLink asChild tall>
            <Link to="/dashboard/safety">Allergies and safety</Link>
          </TextLink>
        ) : (
          'Answered on this device'
        )
      }
    />
  );
}

/** The conversation, newest at the bottom; what is on its way stands behind all of it. */
export function ChatLog(props: {
  shown: ShownMessages;
  outgoing: readonly Outgoing[];
  careOf: (text: string) => CareKind | null;
  /** The backend's words stand below the device's own answer instead of being replaced by it. */
  hasOwnWords: boolean;
  coach: Coach;
  onSend: (message: string) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  children?: ReactNode;
  /** Stands below the newest. */
  after: ReactNode;
}) {
  const { messages, earlier, later, showEarlier } = props.shown;
  const { careOf, coach, hasOwnWords, onSend } = props;
  const turnOf = (id: string): StoredTurn | undefined => coach.turns?.get(id);
  /** Nothing is ever sent. */
  const isTrial = useIsTrial();
  const outgoing = later === 0 ? props.outgoing : [];
  const answering = outgoing.some(
    ({ id, text, sending }) =>
      sending && careOf(text) === null && turnOf(id) === undefined && coach.model.running?.id !== id,
  );
  const own = props.outgoing.at(-1)?.id ?? '';
  const newest = `${messages.at(-1)?.id ?? ''} ${outgoing.map(({ id, fate }) => `${id} ${fate}`).join()} ${answering} ${coach.turns?.size ?? 0} ${coach.model.running?.text ?? ''} ${props.after === null}`;
  const scroll = usePinnedScroll({ ...props.shown, newest, own, first: messages[0]?.id ?? '' });
  const { box, away, onScroll, toNewest, toFirst } = scroll;
  const onKeyDown = (event: KeyboardEvent): void => {
    const go = event.key === 'Home' ? toFirst : event.key === 'End' ? toNewest : null;
    if (go === null || event.target !== event.currentTarget) return;
    event.preventDefault();
    go();
  };
  const rows = [
    ...messages.map(({ id, role, text, at }, place) =>
      role === 'user' ? (
        <Fragment key={id}>
          <Bubble id={id} from="user" text={text} at={at} />
          <CareHere id={id} at={at} care={careOf(text)} said={messages[place + 1]?.text ?? ''} />
        </Fragment>
      ) : (
        <Answer
          key={id}
          said={text}
          turn={isReply(id) ? turnOf(askedBy(id)) : undefined}
          {...{ id, at, hasOwnWords, coach, onSend }}
        />
      ),
    ),
    ...outgoing.flatMap(({ id, text, at, fate, refused }) => [
      <Fragment key={id}>
        <Bubble
          id={id}
          from="user"
          text={text}
          at={at}
          pending={!isTrial}
          below={
            isTrial ? null : (
              <>
                <Fate refused={refused}>{fate}</Fate>
                {refused ? (
                  <chakra.span display="flex" gap="4" justifyContent="flex-end">
                    <TextButton tall onClick={() => props.onRetry(id)}>
                      Try again
                    </TextButton>
                    <TextButton tall onClick={() => props.onDiscard(id)}>
                      Remove
                    </TextButton>
                  </chakra.span>
                ) : null}
              </>
            )
          }
        />
        <CareHere id={id} at={at} care={careOf(text)} said="" />
      </Fragment>,
      <Answer
        key={replyIdOf(id)}
        id={replyIdOf(id)}
        said={null}
        turn={turnOf(id)}
        {...{ at, hasOwnWords, coach, onSend }}
      />,
    ]),
  ];
  return (
    <Frame>
      <Scroll
        ref={box}
        tabIndex={0}
        role="region"
        aria-label="Conversation"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {earlier === 0 ? null : (
          <Flex justifyContent="center" flexWrap="wrap" gap="2" mb="3">
            <Button look="quiet" size="sm" onClick={showEarlier}>
              Show earlier messages ({earlier})
            </Button>
            <Button look="quiet" size="sm" onClick={toFirst}>
              To the first message
            </Button>
          </Flex>
        )}
        {props.children}
        <List>
          {rows}
          {answering ? <AnsweringBubble /> : null}
        </List>
        {props.after}
      </Scroll>
      {away ? (
        <Jump>
          <Button size="sm" boxShadow="card" onClick={toNewest}>
            <ArrowDown size={18} aria-hidden="true" />
            Jump to newest
          </Button>
        </Jump>
      ) : null}
    </Frame>
  );
}
